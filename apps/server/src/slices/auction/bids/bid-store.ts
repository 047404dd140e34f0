import type { Queryable } from '../../../db/database.ts';

export interface BidRow extends Record<string, unknown> {
  readonly id: number;
  readonly bidder_address: string;
  readonly bid_amount: string;
  readonly bid_time: Date;
  readonly verified: boolean;
  /** When a typed one stops counting; null for a verified one. */
  readonly lapses_at: Date | null;
}

/**
 * The bids of a card's newest auction: those that stand, highest first, then those that lapsed, latest
 * first. Whatever is typed in heaps, what stands is among the hundred.
 */
export function bidsOfCard(db: Queryable, cardId: number, now: Date): Promise<BidRow[]> {
  return db.prepared<BidRow>(
    'bids-of-card',
    `select b.id, b.bidder_address, b.bid_amount, b.bid_time, b.verified, b.lapses_at
       from bids b cross join lateral (select bid_stands(b, $2) as stands) s
      where b.auction_id = (select max(id) from auctions where card_id = $1)
        and b.voided_at is null
      order by s.stands desc, case when s.stands then b.bid_amount end desc, b.lapses_at desc, b.id desc
      limit 100`,
    [cardId, now],
  );
}
