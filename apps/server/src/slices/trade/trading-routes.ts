import { saleTerms, toHoof, toHundredths } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../errors.ts';
import type { Game } from '../../game.ts';
import { decodeCursor, NEWEST, pageOf } from '../../http/cursor.ts';
import { route } from '../../http/route.ts';
import { keyed } from '../../kernel/idempotency/keyed.ts';
import { requireWallet } from '../../people/auth/sessions.ts';
import { heldCard, showHeldCards } from '../card/index.ts';
import { offersOfWallet, openOffersFor } from './offer-store.ts';
import { listedOfferAnswer, offerAnswer } from './offer-view.ts';
import { tradeAnswer, tradesOfWallet } from './trades.ts';
import { toOffer } from './world/facts.ts';

/** Listings and offers: cards change hands for HOOF. */
export function tradingRoutes(app: FastifyInstance, game: Game): void {
  const { clock, db, world } = game;

  route(app, 'POST /api/cards/:id/listing', async ({ params, body, request, reply }) => {
    const wallet = await requireWallet(game, request);
    const at = clock.now();
    const price = toHundredths(body.price)!;
    return world.run(
      { type: 'list', cardId: params.id, wallet, price, at },
      {
        ...keyed(game, { request, reply }, wallet),
        show: async () => {
          const row = await heldCard(db.staked, params.id, wallet, at);
          return {
            price: body.price,
            seller: wallet,
            since: (row?.listed_at ?? new Date(at)).toISOString(),
          };
        },
      },
    );
  });

  route(app, 'DELETE /api/cards/:id/listing', async ({ params, request, reply }) => {
    const wallet = await requireWallet(game, request);
    await world.run(
      { type: 'unlist', cardId: params.id, wallet, at: clock.now() },
      { ...keyed(game, { request, reply }, wallet), show: async () => null },
    );
    return undefined;
  });

  route(app, 'POST /api/cards/:id/buy', async ({ params, body, request, reply }) => {
    const wallet = await requireWallet(game, request);
    const at = clock.now();
    return world.run(
      { type: 'buy', cardId: params.id, wallet, price: toHundredths(body.price)!, at },
      {
        ...keyed(game, { request, reply }, wallet),
        show: async ({ card, price, balance }) => ({
          card: (await showHeldCards(db.staked, [card], at))[0]!,
          price: toHoof(price),
          hoofBalance: toHoof(balance),
        }),
      },
    );
  });

  route(app, 'GET /api/cards/:id/offers', async ({ params }) => {
    if (!(await heldCard(db, params.id, null, clock.now()))) {
      throw refuse('card-unknown');
    }
    const rows = await openOffersFor(db, params.id);
    return { offers: rows.map((row) => offerAnswer(toOffer(row))) };
  });

  route(app, 'POST /api/cards/:id/offers', async ({ params, body, request, reply }) => {
    const wallet = await requireWallet(game, request);
    const amount = toHundredths(body.amount)!;
    return world.run(
      { type: 'offer', cardId: params.id, wallet, amount, at: clock.now() },
      { ...keyed(game, { request, reply }, wallet), show: async (made) => offerAnswer(made) },
    );
  });

  route(app, 'POST /api/offers/:id/accept', async ({ params, request, reply }) => {
    const wallet = await requireWallet(game, request);
    return world.run(
      { type: 'accept-offer', offerId: params.id, wallet, at: clock.now() },
      {
        ...keyed(game, { request, reply }, wallet),
        show: async (accepted) => ({
          offer: offerAnswer(accepted),
          price: toHoof(accepted.amount),
          ...saleTerms(accepted.amount),
        }),
      },
    );
  });

  route(app, 'DELETE /api/offers/:id', async ({ params, request, reply }) => {
    const wallet = await requireWallet(game, request);
    await world.run(
      { type: 'withdraw-offer', offerId: params.id, wallet, at: clock.now() },
      { ...keyed(game, { request, reply }, wallet), show: async () => null },
    );
    return undefined;
  });

  route(app, 'GET /api/me/offers', async ({ query, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const wallet = await requireWallet(game, request);
    const { side, limit } = query;
    const beforeId = decodeCursor(side, query.cursor)?.id ?? NEWEST;
    const rows = await offersOfWallet(db, wallet, { side, limit, beforeId });
    const { page, nextCursor } = pageOf(rows, { order: side, limit });
    return { offers: page.map(listedOfferAnswer), nextCursor };
  });

  route(app, 'GET /api/me/trades', async ({ query, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const wallet = await requireWallet(game, request);
    const { limit } = query;
    const beforeId = decodeCursor('trades', query.cursor)?.id ?? NEWEST;
    const rows = await tradesOfWallet(db, wallet, { limit, beforeId });
    const { page, nextCursor } = pageOf(rows, { order: 'trades', limit });
    return { trades: page.map(tradeAnswer), nextCursor };
  });
}
