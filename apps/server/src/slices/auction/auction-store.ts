import type { AskOutcome, AuctionState, Rarity } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import type { BidRow } from './bids/bid-store.ts';

/** As JSON that the database made. */
export interface AskedRow {
  readonly wallet: string;
  readonly amount: number;
  readonly askedAt: string;
  readonly until: string;
  readonly paidAt: string | null;
  readonly outcome: AskOutcome | null;
  readonly reason: string | null;
}

export interface AuctionOverview extends Record<string, unknown> {
  readonly id: number;
  readonly card_id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly first_ends_at: Date;
  readonly ended_early: boolean;
  readonly state: AuctionState;
  readonly replaced: boolean;
  readonly asked: readonly AskedRow[];
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
  select a.id, a.card_id, a.starts_at, a.ends_at, a.first_ends_at, a.ended_early, a.state,
         exists (select from auctions n where n.card_id = a.card_id and n.id > a.id) as replaced,
         coalesce((
           select json_agg(json_build_object('wallet', k.wallet, 'amount', k.amount,
                    'askedAt', k.asked_at, 'until', k.until, 'paidAt', k.paid_at,
                    'outcome', k.outcome, 'reason', k.reason) order by k.turn)
             from auction_asks k where k.auction_id = a.id), '[]') as asked,
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
  return byEnd(db, page, `a.state = 'running' and a.ends_at > $1`);
}

/** Those that wait for their buyer, the longest first. */
export function waitingAuctions(db: Queryable, page: Page): Promise<AuctionOverview[]> {
  return byEnd(db, page, `a.state = 'waiting'`);
}

function byEnd(db: Queryable, page: Page, which: string): Promise<AuctionOverview[]> {
  return db.query<AuctionOverview>(
    `${OVERVIEW} where ${which}
        and ($3::timestamptz is null or (a.ends_at, a.id) > ($3, $4::int))
      order by a.ends_at, a.id limit $2`,
    [page.now, page.limit, page.after?.at ?? null, page.after?.id ?? null],
  );
}

/** The latest to have ended first. */
export function endedAuctions(db: Queryable, page: Page): Promise<AuctionOverview[]> {
  return db.query<AuctionOverview>(
    `${OVERVIEW} where (a.ends_at <= $1 or a.state <> 'running') and a.state <> 'waiting'
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
