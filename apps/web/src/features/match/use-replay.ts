import { useEffect, useState } from 'react';
import type { Match, MatchRound } from './match-types.ts';

export interface Replay {
  readonly running: boolean;
  /** The rounds to show: all of them, or as many as the replay has reached. */
  readonly rounds: readonly MatchRound[];
  readonly score: readonly [number, number];
  readonly toggle: () => void;
}

const STEP_MS = 1_800;

/** Plays a finished match again, round by round, from what is on the screen already. */
export function useReplay(match: Match): Replay {
  const [reached, setReached] = useState<number | null>(null);
  const total = match.rounds.length;
  useEffect(() => {
    if (reached === null) return;
    const timer = setTimeout(
      () => setReached((at) => (at === null || at >= total ? null : at + 1)),
      STEP_MS,
    );
    return () => clearTimeout(timer);
  }, [reached, total]);
  const running = reached !== null;
  const rounds = running ? match.rounds.slice(0, reached) : match.rounds;
  return {
    running,
    rounds,
    score: running ? scoreAfter(match, rounds) : match.score,
    toggle: () => setReached((at) => (at === null ? 0 : null)),
  };
}

function scoreAfter(match: Match, rounds: readonly MatchRound[]): [number, number] {
  const won = (seat: 0 | 1) =>
    rounds.filter((round) => round.winner === match.players[seat].address).length;
  return [won(0), won(1)];
}
