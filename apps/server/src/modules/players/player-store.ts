import { RECENT_MATCHES } from '@goats/contract';
import type { Rarity } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';

/** The last matches of wallet $1 that somebody won, from either seat. Each seat has its index. */
const RECENT = [0, 1]
  .map(
    (seat) => `
    (select id, kind, ${seat} as seat, player_${1 - seat} as opponent, winner = ${seat} as won,
            finished_at, state
       from matches
      where player_${seat} = $1 and kind <> 'practice' and winner is not null
      order by id desc limit $2)`,
  )
  .join(' union all ');

export interface ResultRow extends Record<string, unknown> {
  readonly id: number;
  readonly kind: 'challenge' | 'request' | 'cup';
  readonly opponent: string;
  readonly won: boolean;
  readonly finished_at: Date;
}

export function lastResults(db: Queryable, wallet: string, limit: number): Promise<ResultRow[]> {
  return db.prepared<ResultRow>(
    'last-results',
    `select id, kind, opponent, won, finished_at from (${RECENT}) m order by id desc limit $3`,
    [wallet, RECENT_MATCHES, limit],
  );
}

/**
 * Which goat stood on the pitch in most of them, and in how many; a squad may have it twice. What was
 * really brought counts: anybody may see it by now.
 */
export async function favouriteGoat(
  db: Queryable,
  wallet: string,
): Promise<{ readonly goat: number; readonly matches: number } | undefined> {
  const [row] = await db.prepared<{ goat: number; matches: number }>(
    'favourite-goat',
    `select c.base_goat_id as goat, count(distinct m.id) as matches
       from (select * from (${RECENT}) r order by id desc limit $2) m
      cross join lateral json_array_elements(coalesce(
        m.state -> 'openings' -> m.seat -> 'cards',
        m.state -> 'players' -> m.seat -> 'announced')) brought
       join cards c on c.id = (brought ->> 'id')::int
      group by 1 order by 2 desc, 1 limit 1`,
    [wallet, RECENT_MATCHES],
  );
  return row;
}

export interface RivalRow extends Record<string, unknown> {
  readonly opponent: string;
  readonly meetings: number;
}

/** Everybody whom a wallet has met in a settled match, and how often: read from two indexes alone. */
const RIVALS = `
  select opponent, sum(meetings)::int as meetings from (
    select other as opponent, count(*) as meetings from match_ratings where one = $1 group by other
    union all
    select one, count(*) from match_ratings where other = $1 group by one) met
   group by opponent`;

/** The most met first; `total` is all that were settled. */
export async function rivals(
  db: Queryable,
  wallet: string,
  limit: number,
): Promise<{ readonly most: RivalRow[]; readonly total: number }> {
  const rows = await db.prepared<RivalRow & { total: number }>(
    'rivals',
    `select opponent, meetings, (sum(meetings) over ())::int as total from (${RIVALS}) r
      order by meetings desc, opponent limit $2`,
    [wallet, limit],
  );
  return { most: rows, total: rows[0]?.total ?? 0 };
}

export interface TallyRow extends Record<string, unknown> {
  readonly opponent: string;
  readonly wins: number;
  readonly losses: number;
}

/** What became of a wallet's matches against each of these. */
export function talliesAgainst(
  db: Queryable,
  wallet: string,
  opponents: readonly string[],
): Promise<TallyRow[]> {
  return db.prepared<TallyRow>(
    'tallies-against',
    `select o.opponent, count(*) filter (where w.winner = $1) as wins,
            count(*) filter (where w.winner = o.opponent) as losses
       from unnest($2::text[]) o (opponent)
       join match_ratings r on r.one = least($1::text, o.opponent)
        and r.other = greatest($1::text, o.opponent)
       join matches m on m.id = r.match_id
      cross join lateral (
        select case m.winner when 0 then m.player_0 when 1 then m.player_1 end as winner) w
      group by o.opponent`,
    [wallet, opponents],
  );
}

export interface TrophyRow extends Record<string, unknown> {
  readonly cup_id: number;
  readonly kind: 'knockout' | 'clubs';
  readonly rarity: Rarity;
  readonly place: number;
  readonly prize: number;
  readonly ended_at: Date;
}

/** A shelf has an end. */
const MOST_TROPHIES = 60;

export function trophiesOf(db: Queryable, wallet: string): Promise<TrophyRow[]> {
  return db.prepared<TrophyRow>(
    'trophies',
    `select e.cup_id, c.kind, c.rarity, e.place, e.prize, c.ended_at
       from cup_entries e join cups c on c.id = e.cup_id
      where e.wallet = $1 and e.place is not null and c.status = 'finished'
      order by e.cup_id desc limit $2`,
    [wallet, MOST_TROPHIES],
  );
}

export interface BestCardRow extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly base_goat_id: number;
  readonly rarity: Rarity;
  readonly goat_score: number;
}

export function bestCards(db: Queryable, wallet: string, limit: number): Promise<BestCardRow[]> {
  return db.prepared<BestCardRow>(
    'best-cards',
    `select c.id, c.name, c.base_goat_id, c.rarity, c.goat_score
       from card_holdings h join cards c on c.id = h.card_id
      where h.owner = $1 order by c.goat_score desc, c.id limit $2`,
    [wallet, limit],
  );
}

/** When a wallet was first seen: its starter pack or its first match. */
export async function firstSeen(db: Queryable, wallet: string): Promise<Date | null> {
  const [row] = await db.prepared<{ since: Date | null }>(
    'first-seen',
    `select least(
       (select at from starter_grants where wallet = $1),
       (select started_at from matches where player_0 = $1 and kind <> 'practice' order by id limit 1),
       (select started_at from matches where player_1 = $1 and kind <> 'practice' order by id limit 1)
     ) as since`,
    [wallet],
  );
  return row?.since ?? null;
}
