import type { EndReason, Hundredths, Pair, Seat } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { pairOf } from '../matches/bonus.ts';
import { afterGame, NEWCOMER, rested, type Standing } from './glicko.ts';
import { matchWeight, REPEAT_WINDOW_MS } from './match-weight.ts';

export interface RatedMatch {
  readonly matchId: number;
  readonly players: Pair<string>;
  readonly winner: Seat;
  readonly reason: EndReason;
  /** What the winner was paid. */
  readonly payout: Hundredths;
}

interface BattlerRow extends Record<string, unknown>, Standing {
  readonly address: string;
  readonly last_match_at: Date;
  readonly meetings: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Writes down who won, and what that says about both. The first statement holds both battlers, by
 * address, until the end of the transaction: two results at one instant are counted one by one.
 */
export async function rateMatch(tx: Queryable, match: RatedMatch, at: number): Promise<void> {
  const { players, winner } = match;
  const rows = await tx.prepared<BattlerRow>('count-battle', COUNT_BATTLE, [
    players,
    players.map((_, seat) => (seat === winner ? 1 : 0)),
    players.map((_, seat) => (seat === winner ? match.payout : 0)),
    NEWCOMER.rating,
    NEWCOMER.deviation,
    NEWCOMER.volatility,
    new Date(at),
    ...pairOf(...(players as [string, string])),
    new Date(at - REPEAT_WINDOW_MS),
  ]);
  const found = players.map((address) => rows.find((row) => row.address === address)!);
  const [a, b] = found as [BattlerRow, BattlerRow];
  const { counted, reason } = matchWeight(a.meetings, match.reason);
  const before: Pair<Standing> = [standingOf(a, at), standingOf(b, at)];
  const game = (seat: Seat) => ({ score: seat === winner ? 1 : 0, weight: counted }) as const;
  const after: Pair<Standing> = [
    afterGame(before[0], before[1], game(0)),
    afterGame(before[1], before[0], game(1)),
  ];
  await tx.prepared('rate-battle', RATE_BATTLE, [
    players,
    after.map((standing) => standing.rating),
    after.map((standing) => standing.deviation),
    after.map((standing) => standing.volatility),
    match.matchId,
    ...pairOf(...(players as [string, string])),
    new Date(at),
    counted,
    reason,
    before.map((standing) => standing.rating),
  ]);
}

function standingOf(row: BattlerRow, at: number): Standing {
  const { rating, deviation, volatility } = row;
  const days = (at - row.last_match_at.getTime()) / DAY_MS;
  return rested({ rating, deviation, volatility }, days);
}

const COUNT_BATTLE = `
  insert into battlers as b
    (address, wins, losses, hoof_won, rating, deviation, volatility, last_match_at)
  select address, won, 1 - won, paid, $4, $5, $6, $7
    from unnest($1::text[], $2::int[], $3::bigint[]) p (address, won, paid) order by address
  on conflict (address) do update
    set wins = b.wins + excluded.wins, losses = b.losses + excluded.losses,
        hoof_won = b.hoof_won + excluded.hoof_won
  returning address, rating, deviation, volatility, last_match_at,
    (select count(*) from match_ratings m
      where m.one = $8 and m.other = $9 and m.at > $10 and m.at <= $7) as meetings`;

const RATE_BATTLE = `
  with moved as (
    update battlers b
       set rating = p.rating, deviation = p.deviation, volatility = p.volatility,
           last_match_at = greatest(b.last_match_at, $8)
      from unnest($1::text[], $2::float8[], $3::float8[], $4::float8[])
           p (address, rating, deviation, volatility)
     where b.address = p.address)
  insert into match_ratings (match_id, one, other, at, counted, reason, before, after)
  values ($5, $6, $7, $8, $9, $10, $11, $2::float8[])`;
