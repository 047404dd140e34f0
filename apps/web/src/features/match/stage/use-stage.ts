import { useEffect, useMemo, useRef, useState } from 'react';
import { useReducedMotion } from '../../../ui/use-reduced-motion.ts';
import type { Match, MatchRound } from '../match-types.ts';
import { FROM_THE_START, nextStage, roundsTold, STEP_MS, type Stage, stageAt } from './stage.ts';

export interface Show {
  readonly stage: Stage;
  /** The rounds whose outcome may be seen, and the score after them. */
  readonly rounds: readonly MatchRound[];
  readonly score: readonly [number, number];
  /** The one that is being drawn, raced or read out. */
  readonly current: MatchRound | undefined;
  /** Finished, and shown to the end. */
  readonly over: boolean;
  /** Shows a finished match again, or stops showing it. */
  readonly toggleReplay: () => void;
}

/** Shows a match one step after another, at a pace that can be followed. */
export function useStage(match: Match): Show {
  const [kept, setStage] = useState(() => stageAt(match));
  const still = useReducedMotion();
  const finished = match.phase === 'finished';
  const { rounds } = match;
  const play = useRef({ rounds, finished, still });
  play.current = { rounds, finished, still };
  // What has just arrived is on the stage in the same frame: no pick before its draw, no result
  // before its race.
  const stage = kept.step === null ? nextStage(kept, play.current) : kept;
  const { step, done } = stage;
  // Every message brings a new view; only the stage itself may start a step's time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: two rounds can follow in the same step
  useEffect(() => {
    if (step === null) return;
    const timer = setTimeout(() => setStage((now) => nextStage(now, play.current)), STEP_MS[step]);
    return () => clearTimeout(timer);
  }, [step, done]);
  useEffect(() => {
    if (stage !== kept) setStage(stage);
  }, [stage, kept]);
  const told = useMemo(() => rounds.slice(0, roundsTold(stage)), [rounds, stage]);
  const over = finished && stage.turned && stage.step === null;
  return {
    stage,
    rounds: told,
    score: over ? match.score : scoreAfter(match, told),
    current: stage.step === null || stage.step === 'turn' ? undefined : rounds[stage.done],
    over,
    toggleReplay: () => setStage((now) => (now.replay ? stageAt(match) : FROM_THE_START)),
  };
}

function scoreAfter(match: Match, rounds: readonly MatchRound[]): [number, number] {
  const won = (seat: 0 | 1) =>
    rounds.filter((round) => round.winner === match.players[seat].address).length;
  return [won(0), won(1)];
}
