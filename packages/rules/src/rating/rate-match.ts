import { type History, NO_HISTORY } from '../economy/history.ts';
import { mapPair, otherSeat, type Pair, SEATS, type Seat } from '../engine/seats.ts';
import type { MatchResult } from '../engine/state.ts';
import { afterGame, NEWCOMER, rested, type Standing } from './glicko.ts';
import { matchWeight } from './match-weight.ts';
import { type SeasonRankId, seasonRankOf } from './season-ranks.ts';

/** A wallet's place in the ranking before a match. */
export interface Battler extends Standing {
  /** How many results it has: the commit refuses a rating when another result came since. */
  readonly games: number;
  readonly lastMatchAt: number;
  /** The season that it plays in, until that is over, and its rated matches there. */
  readonly season: number | null;
  readonly seasonGames: number;
  readonly history: History;
}

/** `historyOf(null)`: a newcomer has none. */
export function historyOf(battler: Battler | null | undefined): History {
  return battler?.history ?? NO_HISTORY;
}

/** What a result changes about both seats, how much it counts, and why. */
export interface Rating {
  readonly games: Pair<number>;
  readonly before: Pair<Standing>;
  readonly after: Pair<Standing>;
  /** As everybody saw it before, and sees it now. */
  readonly ranks: { readonly before: Pair<SeasonRankId>; readonly after: Pair<SeasonRankId> };
  readonly counted: number;
  readonly reason: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** `rateMatch([null, null], 0, { winner: 0, reason: 'points' }, at)`; null stands for a newcomer. */
export function rateMatch(
  battlers: Pair<Battler | null>,
  earlierMeetings: number,
  {
    winner,
    reason: endReason,
    bothOpened,
  }: { winner: Seat; reason: MatchResult['reason']; bothOpened?: boolean },
  at: number,
  strangerBeaten = false,
): Rating {
  const { counted, lost, reason } = matchWeight(earlierMeetings, endReason, {
    bothOpened,
    strangerBeaten,
  });
  const standing = (seat: Seat): Standing => {
    const battler = battlers[seat];
    return battler ? rested(battler, (at - battler.lastMatchAt) / DAY_MS) : NEWCOMER;
  };
  const before: Pair<Standing> = [standing(0), standing(1)];
  const after = SEATS.map((seat) =>
    afterGame(before[seat], before[otherSeat(seat)], {
      score: seat === winner ? 1 : 0,
      weight: seat === winner ? counted : lost,
    }),
  ) as [Standing, Standing];
  return {
    games: [battlers[0]?.games ?? 0, battlers[1]?.games ?? 0],
    before,
    after,
    ranks: {
      before: mapPair(battlers, (battler) => seasonRankOf(battler ?? NEWCOMER)),
      after: mapPair(after, seasonRankOf),
    },
    counted,
    reason,
  };
}
