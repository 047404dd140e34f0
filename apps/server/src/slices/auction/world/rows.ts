import type { Placed } from '../../../kernel/placed.ts';

/** The rows of `p_bids`. */
export function bidRow(bid: Placed<'bid-placed'>) {
  const { place, id, auctionId, bidder, amount, lapsesAt, endsAt, at } = bid;
  return {
    ...{ place, id, auction_id: auctionId, bidder, amount },
    lapses_at: lapsesAt && new Date(lapsesAt),
    ...{ ends_at: new Date(endsAt), at: new Date(at) },
  };
}

/** It gives nobody more time. */
export function confirmedRow(confirmed: Placed<'bid-confirmed'>) {
  const { place, id, auctionId, bidder, at } = confirmed;
  return { place, confirms: id, auction_id: auctionId, bidder, at: new Date(at) };
}

/** The rows of `p_auctions`. */
export function auctionMovedRow(moved: Placed<'auction-moved'>) {
  const { place, id, becomes, ended, asked, at } = moved;
  return {
    ...{ place, does: 'move', id, becomes, at: new Date(at) },
    ...(ended && { outcome: ended.outcome, reason: ended.reason }),
    ...(asked && {
      ...{ wallet: asked.wallet, bid: asked.bidId, amount: asked.amount },
      until: new Date(asked.until),
    }),
  };
}

export function purchaseRow({ place, id, at }: Placed<'purchase-claimed'>) {
  return { place, does: 'claim', id, at: new Date(at) };
}

export function banRow({ place, wallet, auctionId, until, reason, at }: Placed<'bidder-banned'>) {
  return {
    ...{ place, does: 'ban', id: auctionId, wallet, reason },
    ...{ until: new Date(until), at: new Date(at) },
  };
}

export function voidedRow({ place, id, auctionId, reason, at }: Placed<'bid-voided'>) {
  return { place, does: 'void', id: auctionId, bid: id, reason, at: new Date(at) };
}

export function bondRow({ place, auctionId, bond }: Placed<'bond-moved'>) {
  return { place, does: 'bond', id: auctionId, bid: bond?.bidId, bond: bond?.amount };
}

export function startedRow(started: Placed<'auction-started'>) {
  const { place, id, cardId, startPrice, endsAt, at } = started;
  return {
    ...{ place, does: 'start', id, card: cardId, amount: startPrice },
    ...{ until: new Date(endsAt), at: new Date(at) },
  };
}

export function timedRow({ place, id, endsAt, endedEarly }: Placed<'auction-timed'>) {
  return {
    ...{ place, does: 'time', id },
    ...{ ends_at: new Date(endsAt), ended_early: endedEarly },
  };
}
