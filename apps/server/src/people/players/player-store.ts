import { fillAlbum } from '@goats/collection';
import { RECENT_MATCHES, RIVAL_MATCHES } from '@goats/contract';
import type { Rarity, SeasonRankId } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { COUNTED } from '../../slices/match/world/index.ts';

/** Every moment that the album has a place for. */
const ALBUM = fillAlbum<never>([]).flatMap(({ moments }, page) =>
  moments.map(({ title }) => ({ goat: page + 1, title })),
);

/** The last matches of wallet $1, $2 from either seat. Each seat has its index. */
const lastMatches = (which: string) =>
  [0, 1]
    .map(
      (seat) => `
    (select id, kind, ${seat} as seat, player_${1 - seat} as opponent, winner = ${seat} as won,
            finished_at, state
       from matches m
      where player_${seat} = $1 and ${COUNTED('m')} and ${which}
      order by id desc limit $2)`,
    )
    .join(' union all ');

/** Those that somebody won. */
const RECENT = lastMatches('winner is not null');

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
  readonly wins: number;
  readonly losses: number;
}

/** Whom a wallet met most in its last matches, and how they ended. */
export function rivals(db: Queryable, wallet: string, limit: number): Promise<RivalRow[]> {
  return db.prepared<RivalRow>(
    'rivals',
    `select opponent, count(*) as meetings, count(*) filter (where won) as wins,
            count(*) filter (where not won) as losses
       from (select * from (${lastMatches('finished_at is not null')}) m order by id desc limit $2) m
      group by opponent order by 2 desc, 1 limit $3`,
    [wallet, RIVAL_MATCHES, limit],
  );
}

export interface TallyRow extends Record<string, unknown> {
  readonly wins: number;
  readonly losses: number;
}

/** What became of the last meetings of two. */
export async function tallyAgainst(
  db: Queryable,
  wallet: string,
  opponent: string,
): Promise<TallyRow> {
  const [row] = await db.prepared<TallyRow>(
    'tally-against',
    `select count(*) filter (where w.winner = $1) as wins,
            count(*) filter (where w.winner = $2) as losses
       from (select match_id from match_ratings
              where one = least($1::text, $2::text) and other = greatest($1::text, $2::text)
              order by at desc limit $3) r
       join matches m on m.id = r.match_id
      cross join lateral (
        select case m.winner when 0 then m.player_0 when 1 then m.player_1 end as winner) w`,
    [wallet, opponent, RIVAL_MATCHES],
  );
  return row!;
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

export interface BadgeRow extends Record<string, unknown> {
  readonly season: number;
  readonly rank: SeasonRankId;
  readonly games: number;
  readonly at: Date;
}

/** Four years of seasons. */
const MOST_BADGES = 52;

export function badgesOf(db: Queryable, wallet: string): Promise<BadgeRow[]> {
  return db.prepared<BadgeRow>(
    'season-badges-of',
    `select season, rank, games, at from season_badges
      where wallet = $1 order by season desc limit $2`,
    [wallet, MOST_BADGES],
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

/** Of which goats a wallet has cards of its own, and how many places of each one's album page they fill. */
export function heldByGoat(
  db: Queryable,
  wallet: string,
): Promise<{ readonly goat: number; readonly places: number }[]> {
  return db.prepared<{ goat: number; places: number }>(
    'held-by-goat',
    `select c.base_goat_id as goat,
            count(distinct c.facet_id) filter (
              where (f.base_goat_id, f.moment_title) in (
                select * from unnest($2::smallint[], $3::text[]))) as places
       from card_holdings h join cards c on c.id = h.card_id join facets f on f.id = c.facet_id
      where h.owner = $1 group by 1 order by 1`,
    [wallet, ALBUM.map(({ goat }) => goat), ALBUM.map(({ title }) => title)],
  );
}

/** When a wallet was first seen: its starter pack or its first match. */
export async function firstSeen(db: Queryable, wallet: string): Promise<Date | null> {
  const [row] = await db.prepared<{ since: Date | null }>(
    'first-seen',
    `select least(
       (select at from starter_grants where wallet = $1),
       (select started_at from matches m where player_0 = $1 and ${COUNTED('m')} order by id limit 1),
       (select started_at from matches m where player_1 = $1 and ${COUNTED('m')} order by id limit 1)
     ) as since`,
    [wallet],
  );
  return row?.since ?? null;
}
