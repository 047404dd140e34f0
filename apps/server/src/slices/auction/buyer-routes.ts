import type { FastifyInstance } from 'fastify';
import type { Game } from '../../game.ts';
import { decodeCursor, NEWEST, pageOf } from '../../http/cursor.ts';
import { route } from '../../http/route.ts';
import { keyed } from '../../kernel/idempotency/keyed.ts';
import { requireWallet } from '../../people/auth/sessions.ts';
import { bannedUntil, bidsOfWallet, toOwnBid } from './own-bids.ts';

/** What whoever bids sees of its own auctions, and does when one is won. */
export function buyerRoutes(app: FastifyInstance, game: Game): void {
  const { clock, db, world } = game;

  route(app, 'POST /api/auctions/:id/complete', async ({ params, request, reply }) => {
    const wallet = await requireWallet(game, request);
    return world.run(
      { type: 'complete-auction', auctionId: params.id, wallet, at: clock.now() },
      {
        ...keyed(game, { request, reply }, wallet),
        show: ({ amount, until, paidAt }) => ({
          ...{ buyer: wallet, amount, until: new Date(until).toISOString() },
          paidAt: new Date(paidAt!).toISOString(),
        }),
      },
    );
  });

  route(app, 'GET /api/me/bids', async ({ query, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const wallet = await requireWallet(game, request);
    const { limit } = query;
    const now = new Date(clock.now());
    const beforeId = decodeCursor('own bids', query.cursor)?.id ?? NEWEST;
    const [rows, ban] = await Promise.all([
      bidsOfWallet(db, wallet, { now, beforeId, limit }),
      bannedUntil(db, wallet, now),
    ]);
    const { page, nextCursor } = pageOf(rows, { order: 'own bids', limit });
    return {
      bids: page.map((row) => toOwnBid(row, now.getTime())),
      nextCursor,
      bannedUntil: ban?.toISOString() ?? null,
    };
  });
}
