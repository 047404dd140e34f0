import type { Queryable } from '../../db/database.ts';

export interface AuctionRow extends Record<string, unknown> {
  readonly id: number;
  readonly card_id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  /** By an operator, whatever the clock of the machine that asks says. */
  readonly ended_early: boolean;
  readonly start_price: string;
  readonly current_bid: string | null;
}

export interface BidRow extends Record<string, unknown> {
  readonly id: number;
  readonly bidder_address: string;
  readonly bid_amount: string;
  readonly bid_time: Date;
  readonly verified: boolean;
}

/** The auction a card stands in, locked: whoever bids next waits here until this bid is decided. */
export async function lockAuction(tx: Queryable, cardId: number): Promise<AuctionRow | undefined> {
  const [auction] = await tx.query<AuctionRow>(
    `select id, card_id, starts_at, ends_at, ended_early, start_price
       from auctions where card_id = $1 and not closed for update`,
    [cardId],
  );
  if (!auction) return undefined;
  // A second statement, because the first one's snapshot may be older than the lock it waited for.
  const [highest] = await tx.query<{ current_bid: string | null }>(
    `select max(bid_amount) as current_bid from bids where auction_id = $1 and voided_at is null`,
    [auction.id],
  );
  return { ...auction, current_bid: highest?.current_bid ?? null };
}

/** The bids of a card's running auction, highest first. */
export function bidsOfCard(db: Queryable, cardId: number): Promise<BidRow[]> {
  return db.prepared<BidRow>(
    'bids-of-card',
    `select b.id, b.bidder_address, b.bid_amount, b.bid_time, b.verified
       from bids b join auctions a on a.id = b.auction_id
      where a.card_id = $1 and not a.closed and b.voided_at is null
      order by b.bid_amount desc limit 100`,
    [cardId],
  );
}
