import type { Placed } from '../../../kernel/placed.ts';

/** The rows of `p_offers`. */
export function offerRow({ place, offer }: Placed<'offer-made'>) {
  const { id, cardId, bidder, owner, amount, status, createdAt, expiresAt } = offer;
  return {
    ...{ place, id, card: cardId, bidder, owner, amount, status },
    ...{ at: new Date(createdAt), expires_at: new Date(expiresAt) },
  };
}

export function offerEndedRow({ place, id, status, at }: Placed<'offer-ended'>) {
  return { place, id, status, at: new Date(at) };
}

/** The rows of `p_swaps`. */
export function swapRow({ place, swap }: Placed<'swap-made'>) {
  const { createdAt, expiresAt, ...rest } = swap;
  return { place, ...rest, at: new Date(createdAt), expires_at: new Date(expiresAt) };
}

export function swapEndedRow({ place, id, status, at }: Placed<'swap-ended'>) {
  return { place, id, status, at: new Date(at) };
}

/** The rows of `p_sales`. */
export function saleRow(sale: Placed<'sale-recorded'>) {
  const { place, cardId, kind, amount, currency, worth, buyer, seller, reference, leftOut, at } =
    sale;
  return {
    ...{ place, card: cardId, kind, amount, currency, buyer, seller, reference, at: new Date(at) },
    ...{ price: worth, left_out: leftOut },
  };
}

export function seenThroughRow(seen: Placed<'sales-seen-through'>) {
  const { place, pair, cardId, since, reason } = seen;
  return { place, one: pair[0], other: pair[1], card: cardId, since: new Date(since), reason };
}
