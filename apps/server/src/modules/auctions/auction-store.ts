import type { Rarity } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import type { BidRow } from '../bids/bid-store.ts';

export interface AuctionOverview extends Record<string, unknown> {
  readonly id: number;
  readonly card_id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly first_ends_at: Date;
  readonly ended_early: boolean;
  readonly closed: boolean;
  readonly start_price: string;
  readonly name: string;
  readonly base_goat_id: number;
  readonly rarity: Rarity;
  readonly current_bid: string | null;
  readonly bid_count: number;
  readonly voided_count: number;
  readonly lapsed_count: number;
}

/** $1 is now: bids that lapse are gone by the clock alone. */
const OVERVIEW = `
  select a.id, a.card_id, a.starts_at, a.ends_at, a.first_ends_at, a.ended_early, a.closed,
         a.start_price, c.name, c.base_goat_id, c.rarity, b.current_bid, b.bid_count, b.voided_count,
         b.lapsed_count
    from auctions a join cards c on c.id = a.card_id
    cross join lateral (
      select max(bid_amount) filter (where bid_stands(bids, $1)) as current_bid,
             count(*) filter (where bid_stands(bids, $1)) as bid_count,
             count(voided_at) as voided_count,
             count(*) filter (where voided_at is null and not bid_stands(bids, $1)) as lapsed_count
        from bids where auction_id = a.id
    ) b`;

interface Page {
  readonly now: Date;
  readonly after: { readonly at: Date; readonly id: number } | undefined;
  readonly limit: number;
}

/** The soonest to end first. */
export function runningAuctions(db: Queryable, page: Page): Promise<AuctionOverview[]> {
  return db.query<AuctionOverview>(
    `${OVERVIEW} where not a.closed and a.ends_at > $1
        and ($3::timestamptz is null or (a.ends_at, a.id) > ($3, $4::int))
      order by a.ends_at, a.id limit $2`,
    [page.now, page.limit, page.after?.at ?? null, page.after?.id ?? null],
  );
}

/** The latest to have ended first. */
export function endedAuctions(db: Queryable, page: Page): Promise<AuctionOverview[]> {
  return db.query<AuctionOverview>(
    `${OVERVIEW} where (a.ends_at <= $1 or a.closed)
        and ($3::timestamptz is null or (a.ends_at, a.id) < ($3, $4::int))
      order by a.ends_at desc, a.id desc limit $2`,
    [page.now, page.limit, page.after?.at ?? null, page.after?.id ?? null],
  );
}

export async function auctionById(
  db: Queryable,
  id: number,
  now: Date,
): Promise<AuctionOverview | undefined> {
  const [row] = await db.query<AuctionOverview>(`${OVERVIEW} where a.id = $2`, [now, id]);
  return row;
}

/** Locks it: whoever bids on it next waits until the operator is done. */
export async function lockAuctionById(
  tx: Queryable,
  id: number,
): Promise<{ card_id: number; ends_at: Date; closed: boolean } | undefined> {
  const [row] = await tx.query<{ card_id: number; ends_at: Date; closed: boolean }>(
    'select card_id, ends_at, closed from auctions where id = $1 for update',
    [id],
  );
  return row;
}

export interface AdminBidRow extends BidRow {
  readonly voided_at: Date | null;
  readonly void_reason: string | null;
}

export function allBids(db: Queryable, auctionId: number): Promise<AdminBidRow[]> {
  return db.query<AdminBidRow>(
    'select * from bids where auction_id = $1 order by bid_amount desc, id limit 500',
    [auctionId],
  );
}

/** Undefined when there is no such card. */
export async function insertAuction(
  tx: Queryable,
  auction: { cardId: number; startsAt: Date; endsAt: Date; startPrice: number },
): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(
    `insert into auctions (card_id, starts_at, ends_at, first_ends_at, start_price)
     select id, $2, $3, $3, $4 from cards where id = $1 returning id`,
    [auction.cardId, auction.startsAt, auction.endsAt, auction.startPrice],
  );
  return row?.id;
}
