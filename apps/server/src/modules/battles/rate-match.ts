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
  readonly address: string | null;
  readonly games: number;
  readonly last_match_at: Date;
  readonly meetings: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What a result says about both players, and how much it counts. Nothing is written here.
 * `await ratingFor(db, { players, winner: 0, reason: 'points' }, at)`
 */
export async function ratingFor(
  db: Queryable,
  match: { readonly players: Pair<string>; readonly winner: Seat; readonly reason: EndReason },
  at: number,
): Promise<Rating> {
  const { players, winner } = match;
  const [one, other] = players;
  const rows = await db.prepared<BattlerRow>('battlers-before', BATTLERS_BEFORE, [
    players,
    ...pairOf(one, other),
    new Date(at - REPEAT_WINDOW_MS),
    new Date(at),
  ]);
  const { counted, reason } = matchWeight(rows[0]?.meetings ?? 0, match.reason);
  const found = (address: string) => rows.find((row) => row.address === address);
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
  select b.address, b.wins + b.losses as games, b.rating, b.deviation, b.volatility,
         b.last_match_at, m.meetings
    from (select count(*) as meetings from match_ratings
           where one = $2 and other = $3 and at > $4 and at <= $5) m
    left join battlers b on b.address = any ($1)`;
