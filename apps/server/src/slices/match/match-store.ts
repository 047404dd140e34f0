import type { LiveState, MatchEvent, MatchFacts, SeasonRankId } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { MATCH_COLUMNS, type MatchRow, toMatch } from './world/facts.ts';

export async function findMatch(db: Queryable, id: number): Promise<MatchFacts | undefined> {
  const [row] = await db.prepared<MatchRow>(
    'find-match',
    `select ${MATCH_COLUMNS} from matches where id = $1`,
    [id],
  );
  return row && toMatch(row);
}

/** How far each of these matches has come. */
export function versionsOf(
  db: Queryable,
  ids: readonly number[],
): Promise<{ id: number; version: number }[]> {
  return db.prepared(
    'match-versions',
    'select id, version from matches where id = any ($1::int[])',
    [ids],
  );
}

export interface LoggedEvent extends Record<string, unknown> {
  readonly number: number;
  readonly event:
    | MatchEvent
    | { readonly type: 'started'; readonly state: Omit<LiveState, 'serverSeed'> };
  readonly at: Date;
}

/** The events after number `after`, oldest first. */
export function eventsAfter(db: Queryable, id: number, after: number): Promise<LoggedEvent[]> {
  return db.prepared<LoggedEvent>(
    'events-after',
    'select number, event, at from match_events where match_id = $1 and number > $2 order by number',
    [id, after],
  );
}

/** What a result changed about the standing of seat 0 and seat 1, and how much it counted. */
export interface MatchRating extends Record<string, unknown> {
  readonly counted: number;
  readonly reason: string;
  readonly before: [number, number];
  readonly after: [number, number];
  /** What both were called before, and what they are called now. */
  readonly ranks: readonly [SeasonRankId, SeasonRankId, SeasonRankId, SeasonRankId] | null;
}

export async function findRating(db: Queryable, matchId: number): Promise<MatchRating | null> {
  const [row] = await db.prepared<MatchRating>(
    'rating-of-match',
    'select counted, reason, before, after, ranks from match_ratings where match_id = $1',
    [matchId],
  );
  return row ?? null;
}

/** Whether a match counts in its week's table, and how many of the same two do. */
export async function findWeekOf(
  db: Queryable,
  matchId: number,
  week: number,
): Promise<{ readonly counted: boolean; readonly meetings: number } | null> {
  const [row] = await db.prepared<{ counted: boolean; meetings: number }>(
    'week-of-match',
    `select r.week is not null as counted,
            (select count(*)::int from match_ratings e
             where e.one = r.one and e.other = r.other and e.week = $2) as meetings
     from match_ratings r where r.match_id = $1`,
    [matchId, week],
  );
  return row ?? null;
}

/** An evening is not longer. */
const MOST_FRIENDLIES = 60;

/** The friendlies of two up to one of them, oldest first. */
export async function friendliesOf(
  db: Queryable,
  [one, other]: readonly [string, string],
  upTo: number,
): Promise<{ winner: string | null; startedAt: number; finishedAt: number | null }[]> {
  const rows = await db.prepared<{ winner: string | null; began: Date; ended: Date | null }>(
    'friendlies-of-two',
    `select case winner when 0 then player_0 when 1 then player_1 end as winner,
            started_at as began, finished_at as ended
       from matches
      where kind = 'friendly' and least(player_0, player_1) = least($1::text, $2::text)
        and greatest(player_0, player_1) = greatest($1::text, $2::text) and id <= $3
      order by id desc limit $4`,
    [one, other, upTo, MOST_FRIENDLIES],
  );
  return rows.toReversed().map(({ winner, began, ended }) => ({
    ...{ winner, startedAt: began.getTime(), finishedAt: ended?.getTime() ?? null },
  }));
}
