import { toHoof } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { requireSameWallet, walletOf } from '../auth/sessions.ts';
import { writeOnce } from '../idempotency/write-once.ts';
import { historyOf } from './card-events.ts';
import { cardStateOf, toOwnedCard } from './card-view.ts';
import { heldCard } from './holding-store.ts';
import { mintCard } from './mint-card.ts';

export function cardRoutes(app: FastifyInstance, deps: Deps): void {
  const { clock, db } = deps;

  route(app, 'GET /api/cards/:id', async ({ params, request }) => {
    const now = clock.now();
    const card = await heldCard(db, params.id, await walletOf(deps, request), now);
    if (!card) throw notFound('There is no such card.');
    return {
      ...toOwnedCard(card, now),
      owner: card.owner,
      state: cardStateOf(card, now),
      priceHoof: toHoof(card.price_hoof),
    };
  });

  route(app, 'GET /api/cards/:id/history', async ({ params }) => {
    const events = await historyOf(db, params.id);
    if (events.length === 0 && !(await heldCard(db, params.id, null, clock.now()))) {
      throw notFound('There is no such card.');
    }
    return { events };
  });

  route(app, 'POST /api/cards/:id/mint', async ({ params, body, request, reply }) => {
    const wallet = await requireSameWallet(deps, request, body.playerId);
    return writeOnce(deps, { request, reply }, wallet, (tx) =>
      mintCard(tx, params.id, wallet, clock.now()),
    );
  });
}
