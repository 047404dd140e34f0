import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { invalidInput } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { walletOf } from '../auth/sessions.ts';
import { writeOnce } from '../idempotency/write-once.ts';
import { takeFromLimit } from '../rate-limits/rate-limits.ts';
import { placeBid } from './bid-service.ts';
import type { BidRow } from './bid-store.ts';

export function bidRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST /api/nfts/:id/bid', async ({ params, body, request, reply }) => {
    if (body.nftId !== undefined && body.nftId !== params.id) {
      throw invalidInput('nftId', 'must be the card of the address');
    }
    const wallet = await walletOf(deps, request);
    const verified = wallet === body.bidderAddress;
    if (!verified) await takeFromLimit(deps, request, 'typed-bid');
    return writeOnce(deps, { request, reply }, wallet, async (tx) => {
      const placed = await placeBid(tx, deps.clock.now(), {
        cardId: params.id,
        amount: body.bidAmount,
        bidder: body.bidderAddress,
        verified,
      });
      return {
        bid: toBid(placed.row),
        currentBid: Number(placed.row.bid_amount),
        endTime: placed.endsAt.toISOString(),
        extended: placed.extended,
      };
    });
  });
}

export function toBid(row: BidRow) {
  return {
    id: row.id,
    bidderAddress: row.bidder_address,
    bidAmount: Number(row.bid_amount),
    bidTime: row.bid_time.toISOString(),
    verified: row.verified,
  };
}
