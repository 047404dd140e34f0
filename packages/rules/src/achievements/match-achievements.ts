import type { History } from '../economy/history.ts';
import { crowdOf } from '../engine/crowd.ts';
import { otherSeat, type Seat } from '../engine/seats.ts';
import { isPlayedOut, settlementOf } from '../engine/settlement.ts';
import type { FinishedState } from '../engine/state.ts';
import { type AchievementId, MILESTONES } from './achievements.ts';

export interface PlayedMatch {
  readonly state: FinishedState;
  /** A tie of a cup. */
  readonly inCup: boolean;
  /** What the player has behind them, this match included. */
  readonly history: History;
  /** It was the final, and its winner has the cup. */
  readonly cupWon: boolean;
}

/**
 * What a match makes true of one of its two: only what its record says, so that it can be worked out
 * again. A match that somebody gave up tells no story.
 */
export function matchAchievements(match: PlayedMatch, seat: Seat): AchievementId[] {
  const { state, history } = match;
  if (!isPlayedOut(state)) return [];
  const { opponents, days, matches } = MILESTONES;
  const facts: readonly (readonly [AchievementId, boolean])[] = [
    ['ten-opponents', history.wallets + history.houseWallets >= opponents],
    ['seven-days', history.days >= days],
    ['hundred', history.matches + history.houseMatches >= matches],
    ...(state.result.winner === seat ? victory(match, seat) : []),
  ];
  return facts.flatMap(([id, holds]) => (holds ? [id] : []));
}

function victory(
  { state, inCup, cupWon }: PlayedMatch,
  seat: Seat,
): readonly (readonly [AchievementId, boolean])[] {
  const { mode, rounds, players, openings } = state;
  const first = rounds[0];
  const last = rounds.at(-1);
  const other = otherSeat(seat);
  const duel = mode === 'duel';
  const crowd = crowdOf(state);
  const brought = (of: Seat) => openings[of]?.cards[0] ?? players[of].announced[0];
  const tied = last?.winner === seat && last.tieBreak !== null;
  // Where the crowd is with somebody, the values alone do not say how close it was.
  const closeBy =
    last?.winner === seat && !tied && crowd === null
      ? last.values[seat] - last.values[other]
      : null;
  return [
    ['first-win', true],
    ['comeback', first?.winner === other],
    ['tie-break', tied && last?.tieBreak?.by !== 'coin'],
    ['photo-finish', closeBy === 1],
    [
      'giant-killer',
      duel && brought(seat)?.rarity === 'Common' && brought(other)?.rarity === 'Legendary',
    ],
    ['underdog', crowd?.seat === seat],
    ['poker-face', duel && brought(seat)?.id !== players[seat].announced[0]?.id],
    ['full-distance', !duel && rounds.length === 5 && last?.winner === seat],
    ['prize-catch', settlementOf(state).cardToWinner !== null],
    ['clean-sheet', inCup && rounds.every(({ winner }) => winner === seat)],
    ['cup-winner', cupWon],
  ];
}
