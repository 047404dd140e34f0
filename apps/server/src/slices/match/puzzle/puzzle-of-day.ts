import {
  type FinishedState,
  isWorthAsking,
  type MatchFacts,
  type Puzzle,
  puzzleOf,
  seededStream,
  sha256Hex,
} from '@goats/rules';
import type { Queryable } from '../../../db/database.ts';
import { keepPuzzle, matchOfDay, recentDuels } from './puzzle-store.ts';

/** As many matches as the seed of the day chooses from, and of them as many as are looked into. */
const CANDIDATES = 200;
const LOOKED_INTO = 50;

export interface PuzzleOfDay extends Puzzle {
  readonly day: number;
  readonly matchId: number;
  /** The whole match, with how it ended. */
  readonly over: FinishedState;
}

/** The puzzle of a day that has one; null when no match was ever played that holds one. */
export async function puzzleOfDay(db: Queryable, day: number): Promise<PuzzleOfDay | null> {
  const kept = await matchOfDay(db, day);
  if (kept) return readPuzzle(kept, day);
  const chosen = choose(await recentDuels(db, CANDIDATES), day);
  if (chosen === null) return null;
  await keepPuzzle(db, day, chosen);
  const match = await matchOfDay(db, day);
  return match ? readPuzzle(match, day) : null;
}

/** The puzzle of a day that was asked before; null for any other day. */
export async function keptPuzzle(db: Queryable, day: number): Promise<PuzzleOfDay | null> {
  const match = await matchOfDay(db, day);
  return match ? readPuzzle(match, day) : null;
}

function readPuzzle(match: MatchFacts, day: number): PuzzleOfDay | null {
  const { id: matchId, state: over, hands } = match;
  if (over.phase !== 'finished') return null;
  const puzzle = puzzleOf(over, hands);
  return puzzle && { ...puzzle, over, matchId, day };
}

/** By the seed of the day, the first that has something to find; rather none than a dull one. */
function choose(matches: readonly MatchFacts[], day: number): number | null {
  const stream = seededStream(sha256Hex('legendary-goats puzzle'), String(day), '', '');
  for (const match of stream.shuffle(matches).slice(0, LOOKED_INTO)) {
    const puzzle = readPuzzle(match, day);
    // What the clock played for somebody who was not there says nothing to anybody.
    const played = puzzle?.over.rounds.every(({ byClock }) => !byClock);
    if (puzzle && played && isWorthAsking(puzzle)) return puzzle.matchId;
  }
  return null;
}
