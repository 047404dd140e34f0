import type { Placed } from './placed.ts';

/** The rows of `p_bids`. */
export function bidRow(bid: Placed<'bid-placed'>) {
  const { place, id, auctionId, bidder, amount, lapsesAt, above, endedAt, endsAt, at } = bid;
  return {
    ...{
      place,
      id,
      auction_id: auctionId,
      bidder,
      amount,
      above,
      lapses_at: lapsesAt && new Date(lapsesAt),
    },
    ...{ ended_at: new Date(endedAt), ends_at: new Date(endsAt), at: new Date(at) },
  };
}

export function confirmedRow({ place, id, auctionId, endedAt, at }: Placed<'bid-confirmed'>) {
  const end = new Date(endedAt);
  return {
    place,
    confirms: id,
    auction_id: auctionId,
    ended_at: end,
    ends_at: end,
    at: new Date(at),
  };
}

/** The rows of `p_auctions`; those with a version are decided on the auction as it was read. */
export function auctionMovedRow(moved: Placed<'auction-moved'>) {
  const { place, id, version, becomes, ended, asked, at } = moved;
  return {
    ...{ place, does: 'move', id, version, becomes, at: new Date(at) },
    ...(ended && { outcome: ended.outcome, reason: ended.reason }),
    ...(asked && {
      ...{ wallet: asked.wallet, bid: asked.bidId, amount: asked.amount },
      until: new Date(asked.until),
    }),
  };
}

export function purchaseRow({ place, id, version, at }: Placed<'purchase-claimed'>) {
  return { place, does: 'claim', id, version, at: new Date(at) };
}

export function banRow({ place, wallet, auctionId, until, reason, at }: Placed<'bidder-banned'>) {
  return {
    ...{ place, does: 'ban', id: auctionId, wallet, reason },
    ...{ until: new Date(until), at: new Date(at) },
  };
}
