import type { Queryable, Row } from '../../db/database.ts';
import { placeIn, weekBoard } from '../match/index.ts';
import { notFrozen } from '../wallet/index.ts';

export interface StandingRow extends Row {
  readonly wallet: string;
  readonly points: number;
  readonly wins: number;
  readonly losses: number;
}

/** The head of a week's table, most points first. */
export async function standings(
  db: Queryable,
  week: number,
  limit: number,
): Promise<StandingRow[]> {
  return db.prepared<StandingRow>(
    'week-standings',
    `select p.wallet, p.points, p.wins, p.losses from week_points p
      where p.week = $1 and p.points > 0 and ${notFrozen('p.wallet')}
      order by p.points desc, p.wallet limit $2`,
    [week, limit],
  );
}

/** Beyond so many it says nothing any more who shares a prize with how many. */
const MOST_LEVEL = 1_000;

const LEVEL = (points: string) => `
  (select count(*)::int from (
     select from week_points o where o.week = $1 and o.points = ${points} and ${notFrozen('o.wallet')}
      limit ${MOST_LEVEL}) l)`;

/** How many have exactly so many points, counted up to a bound. */
export async function levelWith(db: Queryable, week: number, points: number): Promise<number> {
  const [row] = await db.prepared<{ level: number }>(
    'week-level',
    `select ${LEVEL('$2')} as level`,
    [week, points],
  );
  return row?.level ?? 0;
}

/** One wallet's place: how many have more, how many as much, and what the next above them has. */
export async function placeOf(db: Queryable, week: number, wallet: string) {
  const [row] = await db.prepared<
    StandingRow & {
      readonly above: number;
      readonly about: boolean;
      readonly level: number;
      readonly next: number | null;
    }
  >(
    'week-place',
    `select p.wallet, p.points, p.wins, p.losses, place.above, place.about,
            ${LEVEL('p.points')} as level,
            (select o.points from week_points o
              where o.week = $1 and o.points > p.points and ${notFrozen('o.wallet')}
              order by o.points limit 1) as next
       from week_points p ${placeIn(weekBoard('$1'), 'p.points')}
      where p.week = $1 and p.wallet = $2 and p.points > 0 and ${notFrozen('p.wallet')}`,
    [week, wallet],
  );
  return row ?? null;
}

export interface PastWeekRow extends Row {
  readonly week: number;
  readonly players: number;
  readonly paid_at: Date | null;
  /** In whole HOOF, once it is paid. */
  readonly budget: number | null;
  /** What a prize was at most for each wallet of its circle. */
  readonly per_wallet: number | null;
  readonly prizes: readonly {
    wallet: string;
    rank: number;
    points: number;
    wins: number;
    losses: number;
    amount: number;
    circle: number | null;
    transferId: number | null;
  }[];
}

/** The weeks before one, newest first, with what was paid and the ledger's entries for it. */
export async function pastWeeks(
  db: Queryable,
  { before, limit, nameOf }: { before: number; limit: number; nameOf: (week: number) => string },
): Promise<PastWeekRow[]> {
  const weeks = await db.prepared<{ week: number }>(
    'past-weeks',
    'select week from weeks where week < $1 order by week desc limit $2',
    [before, limit],
  );
  return db.prepared<PastWeekRow>(
    'past-weeks-paid',
    `select k.week, k.paid_at, k.budget, k.per_wallet,
            -- Of a week that waits to be paid, which is a moment, they are counted.
            coalesce(k.players, (select count(*)::int from week_points p
                                  where p.week = k.week and p.points > 0)) as players,
            (select coalesce(json_agg(json_build_object('wallet', z.wallet, 'rank', z.rank,
                      'points', z.points, 'wins', p.wins, 'losses', p.losses, 'amount', z.amount,
                      'circle', z.circle, 'transferId', t.id) order by z.rank, z.wallet), '[]')
               from week_prizes z
               join week_points p on p.week = z.week and p.wallet = z.wallet
               left join accounts a on a.name = z.wallet
               left join transfers t on t.reference = 'week:' || w.name and t.reason = 'prize'
                and t.to_account = a.id and t.from_account = 2
              where z.week = k.week) as prizes
       from unnest($1::int[], $2::text[]) w (week, name) join weeks k on k.week = w.week
      order by k.week desc`,
    [weeks.map(({ week }) => week), weeks.map(({ week }) => nameOf(week))],
  );
}

export interface PrizeTransferRow extends Row {
  readonly id: number;
  readonly reason: string;
  readonly reference: string;
  readonly source: string;
  readonly target: string;
  readonly amount: number;
  readonly at: Date;
}

/** A payment that anybody may look up: a prize. What a quest paid is its player's own business. */
export async function prizeTransfer(db: Queryable, id: number): Promise<PrizeTransferRow | null> {
  const [row] = await db.prepared<PrizeTransferRow>(
    'prize-transfer',
    `select t.id, t.reason, t.reference, f.name as source, g.name as target, t.amount, t.at
       from transfers t join accounts f on f.id = t.from_account join accounts g on g.id = t.to_account
      where t.id = $1 and t.reason = 'prize' and t.reference not like 'quest:%'`,
    [id],
  );
  return row ?? null;
}

/** Weeks that are over and wait to be paid. */
export async function unpaidWeeks(db: Queryable, before: number): Promise<number[]> {
  const rows = await db.prepared<{ week: number }>(
    'unpaid-weeks',
    'select week from weeks where paid_at is null and week < $1 order by week limit 10',
    [before],
  );
  return rows.map(({ week }) => week);
}
