import type { EndReason, Pair, Seat } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { pairOf } from '../matches/bonus.ts';
import { afterGame, NEWCOMER, rested, type Standing } from './glicko.ts';
import { matchWeight, REPEAT_WINDOW_MS } from './match-weight.ts';

export interface Rating {
  /** How many results each had when this was worked out; the books refuse it when one came since. */
  readonly games: Pair<number>;
  readonly before: Pair<Standing>;
  readonly after: Pair<Standing>;
  readonly counted: number;
  readonly reason: string;
}

interface BattlerRow extends Record<string, unknown>, Standing {
  readonly place: number;
  readonly address: string | null;
  readonly games: number;
  readonly last_match_at: Date;
  readonly meetings: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A match that somebody has won. */
export interface Result {
  readonly players: Pair<string>;
  readonly winner: Seat;
  readonly reason: EndReason;
  readonly at: number;
}

/**
 * What results say about their players, and how much each counts. Nothing is written here.
 * `await ratingsFor(db, [{ players, winner: 0, reason: 'points', at }])`
 */
export async function ratingsFor(db: Queryable, results: readonly Result[]): Promise<Rating[]> {
  if (results.length === 0) return [];
  const pairs = results.map(({ players }) => pairOf(...players));
  const rows = await db.prepared<BattlerRow>('battlers-before', BATTLERS_BEFORE, [
    pairs.map(([one]) => one),
    pairs.map(([, other]) => other),
    results.map(({ at }) => new Date(at - REPEAT_WINDOW_MS)),
    results.map(({ at }) => new Date(at)),
  ]);
  return results.map((result, i) =>
    ratingOf(
      result,
      rows.filter(({ place }) => place === i + 1),
    ),
  );
}

function ratingOf(result: Result, rows: readonly BattlerRow[]): Rating {
  const { players, winner, at } = result;
  const { counted, reason } = matchWeight(rows[0]?.meetings ?? 0, result.reason);
  const found = (address: string) => rows.find((row) => row.address === address);
  const [one, other] = players;
  const before: Pair<Standing> = [standingOf(found(one), at), standingOf(found(other), at)];
  const game = (seat: Seat) => ({ score: seat === winner ? 1 : 0, weight: counted }) as const;
  return {
    games: [found(one)?.games ?? 0, found(other)?.games ?? 0],
    before,
    after: [afterGame(before[0], before[1], game(0)), afterGame(before[1], before[0], game(1))],
    counted,
    reason,
  };
}

function standingOf(row: BattlerRow | undefined, at: number): Standing {
  if (!row) return NEWCOMER;
  const { rating, deviation, volatility } = row;
  return rested({ rating, deviation, volatility }, (at - row.last_match_at.getTime()) / DAY_MS);
}

const BATTLERS_BEFORE = `
  select w.place::int as place, b.address, b.wins + b.losses as games, b.rating, b.deviation,
         b.volatility, b.last_match_at, m.meetings
    from unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[]) with ordinality
           w (one, other, since, at, place)
   cross join lateral (
     select count(*) as meetings from match_ratings r
      where r.one = w.one and r.other = w.other and r.at > w.since and r.at <= w.at) m
    left join battlers b on b.address in (w.one, w.other)`;
