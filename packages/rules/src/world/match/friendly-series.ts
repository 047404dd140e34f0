import { REMATCH_WITHIN_MS } from '../../economy/deadlines.ts';

/** Two who play one friendly after the other play for this many wins. */
export const SERIES_OF = 5;
const ENOUGH = Math.ceil(SERIES_OF / 2);

export interface FriendlyResult {
  /** Null for a match that nobody won, or that is not over. */
  readonly winner: string | null;
  readonly startedAt: number;
  /** Null while it is being played. */
  readonly finishedAt: number | null;
}

/**
 * How the best of five stands that the last of these belongs to: `[2, 1]` in the order of `players`.
 * The friendlies of two, oldest first; a new series begins when one of them is won, or when the two
 * have had a longer break than a rematch allows.
 */
export function seriesScore(
  players: readonly [string, string],
  friendlies: readonly FriendlyResult[],
): readonly [number, number] {
  let wins: readonly [number, number] = [0, 0];
  let last: number | null = null;
  for (const { winner, startedAt, finishedAt } of friendlies) {
    const apart = last !== null && startedAt - last >= REMATCH_WITHIN_MS;
    if (apart || Math.max(...wins) >= ENOUGH) wins = [0, 0];
    wins = [wins[0] + (winner === players[0] ? 1 : 0), wins[1] + (winner === players[1] ? 1 : 0)];
    last = finishedAt;
  }
  return wins;
}
