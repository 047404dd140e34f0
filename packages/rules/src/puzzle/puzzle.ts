import type { MatchCard } from '../engine/cards.ts';
import { rewind } from '../engine/rewind.ts';
import type { Pair } from '../engine/seats.ts';
import type { FinishedState, PickState } from '../engine/state.ts';
import { matchView } from '../engine/view.ts';
import { type DuelChoice, duelOdds } from '../odds/duel-odds.ts';
import type { DuelPosition } from '../odds/position.ts';
import { duelPosition } from '../odds/view-position.ts';

/** The round whose pick the puzzle asks for: the one with the most to think about. */
export const PUZZLE_ROUND = 2;
/** Within a point of the best is as good as the best. */
const SOLVED_WITHIN = 0.01;
/** With less between the choices than this there is nothing to find. */
const WORTH_ASKING = 0.08;

/** A choice of a real match, as whoever had to choose saw it. */
export interface Puzzle {
  readonly position: DuelPosition;
  /** Every legal choice with its odds, best first. */
  readonly choices: readonly DuelChoice[];
  /** The match as it stood, for whoever draws it. */
  readonly state: PickState;
}

/** The puzzle in a finished duel, or null when it holds none. */
export function puzzleOf(
  state: FinishedState,
  hands: Pair<readonly MatchCard[]> | null,
): Puzzle | null {
  const then = rewind(state, PUZZLE_ROUND);
  if (then === null || then.mode !== 'duel' || then.rules === undefined || hands === null) {
    return null;
  }
  // What would break a tie is not printed beside the puzzle, so the answer must not rest on it.
  const { tieBreakers: _untold, ...position } = duelPosition(
    matchView(then, then.players[then.turn].address),
    hands,
  );
  return { position, choices: duelOdds(position), state: then };
}

/** Whether there is something to find: not lost whatever one does, and not found by anything. */
export function isWorthAsking({ choices }: Puzzle): boolean {
  const [best, worst] = [choices[0]!.odds, choices.at(-1)!.odds];
  const solving = choices.filter((choice) => isSolved(choices, choice)).length;
  return best > 0.2 && best - worst > WORTH_ASKING && solving <= choices.length / 3;
}

/** `isSolved(choices, chosen)`: the best choice, or one that is as good. */
export function isSolved(choices: readonly DuelChoice[], chosen: DuelChoice): boolean {
  return choices[0]!.odds - chosen.odds <= SOLVED_WITHIN;
}

/**
 * Days in a row that were solved, up to today; a day that is not over yet breaks nothing.
 * `streakOf([20405, 20404, 20401], 20405) // 2`
 */
export function streakOf(solved: readonly number[], today: number): number {
  const days = new Set(solved);
  let day = days.has(today) ? today : today - 1;
  let streak = 0;
  while (days.has(day)) {
    streak += 1;
    day -= 1;
  }
  return streak;
}
