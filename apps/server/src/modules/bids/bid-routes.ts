import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { invalidInput } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { placeBid } from './bid-service.ts';
import type { BidRow } from './bid-store.ts';

export function bidRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST /api/nfts/:id/bid', async ({ params, body }) => {
    if (body.nftId !== undefined && body.nftId !== params.id) {
      throw invalidInput('nftId', 'must be the card of the address');
    }
    const placed = await placeBid(deps, {
      cardId: params.id,
      amount: body.bidAmount,
      bidder: body.bidderAddress,
      verified: false,
    });
    return {
      bid: toBid(placed.row),
      currentBid: Number(placed.row.bid_amount),
      endTime: placed.endsAt.toISOString(),
      extended: placed.extended,
    };
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
