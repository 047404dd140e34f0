import type { SeasonRankId } from '@goats/rules';
import type { Queryable, Row } from '../../db/database.ts';
import { placeIn, seasonBoard } from '../match/index.ts';

export interface SeasonRow extends Row {
  readonly address: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}

/** The head of a season's table: who is worth most of those who have played in it. */
export function seasonTable(db: Queryable, season: number, limit: number): Promise<SeasonRow[]> {
  return db.prepared<SeasonRow>(
    'season-table',
    `select address, rating, deviation, season_games as games from battlers
      where season = $1 order by (rating - 2 * deviation) desc, address limit $2`,
    [season, limit],
  );
}

/** One player's place in a season; null before the first rated match in it. */
export async function seasonPlace(db: Queryable, season: number, wallet: string) {
  const [row] = await db.prepared<SeasonRow & { readonly above: number; readonly about: boolean }>(
    'season-place',
    `select b.address, b.rating, b.deviation, b.season_games as games, place.above, place.about
       from battlers b ${placeIn(seasonBoard('$1'), '(b.rating - 2 * b.deviation)')}
      where b.address = $2 and b.season = $1`,
    [season, wallet],
  );
  return row ?? null;
}

export interface PastSeasonRow extends Row {
  readonly season: number;
  readonly badges: number;
  readonly best: readonly {
    readonly wallet: string;
    readonly rank: SeasonRankId;
    readonly worth: number;
    readonly rating: number;
    readonly games: number;
  }[];
}

/** The seasons before one, newest first, each with its best. */
export function pastSeasons(
  db: Queryable,
  { before, limit, best }: { before: number; limit: number; best: number },
): Promise<PastSeasonRow[]> {
  return db.prepared<PastSeasonRow>(
    'past-seasons',
    `select k.season, k.badges,
            (select coalesce(json_agg(json_build_object('wallet', b.wallet, 'rank', b.rank,
                      'worth', b.worth, 'rating', b.rating, 'games', b.games)
                      order by b.worth desc, b.wallet), '[]')
               from (select * from season_badges where season = k.season
                      order by worth desc, wallet limit $3) b) as best
       from seasons k where k.season < $1 order by k.season desc limit $2`,
    [before, limit, best],
  );
}

/** Whether anybody has not left a season before this one. */
export async function isSeasonWaiting(db: Queryable, season: number): Promise<boolean> {
  const rows = await db.prepared(
    'season-waiting',
    'select from battlers where season < $1 order by season limit 1',
    [season],
  );
  return rows.length > 0;
}
