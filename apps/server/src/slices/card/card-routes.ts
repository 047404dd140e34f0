import { toHoof } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../errors.ts';
import type { Game } from '../../game.ts';
import { route } from '../../http/route.ts';
import { keyed } from '../../kernel/idempotency/keyed.ts';
import { requireSameWallet, walletOf } from '../../people/auth/sessions.ts';
import { historyOf, recordOf } from './card-history.ts';
import { toCardState } from './card-view.ts';
import { heldCard, heldCards, mintableLike, showHeldCards } from './holding-store.ts';

export function cardRoutes(app: FastifyInstance, game: Game): void {
  const { clock, db, world } = game;

  route(app, 'GET /api/cards', async ({ query, request }) => {
    const now = clock.now();
    const cards = await heldCards(db, query.of, await walletOf(game, request), now);
    return cards.map((card) => toCardState(card, now));
  });

  route(app, 'GET /api/cards/:id', async ({ params, request }) => {
    const now = clock.now();
    const card = await heldCard(db, params.id, await walletOf(game, request), now);
    if (!card) throw refuse('card-unknown');
    return toCardState(card, now);
  });

  route(app, 'GET /api/cards/:id/alike', async ({ params }) => {
    const card = await mintableLike(db, params.id, game.config.economy.mints.reserved);
    return { card: card && { id: card.id, name: card.name, priceHoof: toHoof(card.price_hoof) } };
  });

  route(app, 'GET /api/cards/:id/history', async ({ params }) => {
    const [events, record] = await Promise.all([historyOf(db, params.id), recordOf(db, params.id)]);
    if (events.length === 0 && !(await heldCard(db, params.id, null, clock.now()))) {
      throw refuse('card-unknown');
    }
    return { events, record };
  });

  route(app, 'POST /api/cards/:id/mint', async ({ params, body, request, reply }) => {
    const wallet = await requireSameWallet(game, request, body.playerId);
    const at = clock.now();
    return world.run(
      { type: 'mint', cardId: params.id, wallet, at },
      {
        ...keyed(game, { request, reply }, wallet),
        show: async ({ card, balance }) => ({
          card: (await showHeldCards(db.staked, [card], at))[0]!,
          hoof: toHoof(card.price),
          hoofBalance: toHoof(balance),
        }),
      },
    );
  });
}
