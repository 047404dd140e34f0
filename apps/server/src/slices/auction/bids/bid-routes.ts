import type { FastifyInstance } from 'fastify';
import { invalidInput } from '../../../errors.ts';
import type { Game } from '../../../game.ts';
import { route } from '../../../http/route.ts';
import { keyed } from '../../../kernel/idempotency/keyed.ts';
import { takeFromLimit } from '../../../kernel/rate-limits/rate-limits.ts';
import { requireWallet, walletOf } from '../../../people/auth/sessions.ts';
import type { BidRow } from './bid-store.ts';

export function bidRoutes(app: FastifyInstance, game: Game): void {
  route(app, 'POST /api/nfts/:id/bid', async ({ params, body, request, reply }) => {
    if (body.nftId !== undefined && body.nftId !== params.id) {
      throw invalidInput('nftId', 'must be the card of the address');
    }
    const wallet = await walletOf(game, request);
    const verified = wallet === body.bidderAddress;
    if (!verified) await takeFromLimit(game, request, 'typed-bid');
    const { bidderAddress: bidder, bidAmount: amount } = body;
    const at = game.clock.now();
    return game.world.run(
      { type: 'bid', cardId: params.id, bidder, amount, verified, at },
      {
        ...keyed(game, { request, reply }, wallet),
        show: ({ id, endsAt, extended, lapsesAt }) => ({
          bid: {
            ...{ id, bidderAddress: bidder, bidAmount: amount, verified },
            bidTime: new Date(at).toISOString(),
            lapsesAt: lapsesAt === null ? null : new Date(lapsesAt).toISOString(),
          },
          currentBid: amount,
          endTime: new Date(endsAt).toISOString(),
          extended,
        }),
      },
    );
  });

  route(app, 'POST /api/bids/:id/confirm', async ({ params, request, reply }) => {
    const wallet = await requireWallet(game, request);
    return game.world.run(
      { type: 'confirm-bid', bidId: params.id, wallet, at: game.clock.now() },
      {
        ...keyed(game, { request, reply }, wallet),
        show: ({ id, cardId, bidder, amount, verified }) => ({
          ...{ id, nftId: cardId, bidderAddress: bidder, bidAmount: amount, verified },
        }),
      },
    );
  });
}

export function toBid(row: BidRow) {
  return {
    id: row.id,
    bidderAddress: row.bidder_address,
    bidAmount: Number(row.bid_amount),
    bidTime: row.bid_time.toISOString(),
    verified: row.verified,
    lapsesAt: row.lapses_at?.toISOString() ?? null,
  };
}
