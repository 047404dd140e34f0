import { useReducedMotion } from '@goats/ui/use-reduced-motion.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { kicksOff } from '../kick-off/kick-off.ts';
import type { Match, MatchRound } from '../match-types.ts';
import { playOf, scoreAfter } from './play-of.ts';
import { FROM_THE_START, nextStage, roundsTold, type Stage, stageAt, stepMs } from './stage.ts';

export interface Show {
  readonly stage: Stage;
  /** The rounds whose outcome may be seen, and the score after them. */
  readonly rounds: readonly MatchRound[];
  readonly score: readonly [number, number];
  /** The one that is being drawn, met in or read out. */
  readonly current: MatchRound | undefined;
  /** The round that covers the screen; undefined where nothing may move. */
  readonly clash: MatchRound | undefined;
  /** The round on the screen is the one that decides. */
  readonly deciding: boolean;
  /** Everything that was played is on the board: what may be pressed now is what is to be seen. */
  readonly caughtUp: boolean;
  /** Finished, and shown to the end. */
  readonly over: boolean;
  /** Goes on to what comes next, for whoever has seen enough of this. */
  readonly skip: () => void;
  /** Shows a finished match again, or stops showing it. */
  readonly toggleReplay: () => void;
}

/** A verdict that has been overtaken is still read, but not slowly. */
const HURRIED_MS = 800;

/** Shows a match one step after another, at a pace that can be followed. */
export function useStage(match: Match): Show {
  const still = useReducedMotion();
  const [kept, setStage] = useState(() => stageAt(match, !still && kicksOff(match)));
  const finished = match.phase === 'finished';
  const { rounds } = match;
  const now = playOf(match, still);
  const play = useRef(now);
  play.current = now;
  // What has just arrived is on the stage in the same frame: no pick before its draw, no result
  // before its round.
  const stage = kept.step === null ? nextStage(kept, play.current) : kept;
  const { step, done } = stage;
  // Every message brings a new view; only the stage itself may start a step's time.
  useEffect(() => {
    if (step === null) return;
    const ms = stepMs({ step, done }, play.current);
    const timer = setTimeout(() => setStage((at) => nextStage(at, play.current)), ms);
    return () => clearTimeout(timer);
  }, [step, done]);
  // Another round waits to be shown, and with it mostly somebody whose clock runs.
  const late = step === 'verdict' && !stage.replay && rounds.length > done + 1;
  useEffect(() => {
    if (!late) return;
    const timer = setTimeout(() => setStage((at) => nextStage(at, play.current)), HURRIED_MS);
    return () => clearTimeout(timer);
  }, [late]);
  useEffect(() => {
    if (stage !== kept) setStage(stage);
  }, [stage, kept]);
  const told = useMemo(() => rounds.slice(0, roundsTold(stage)), [rounds, stage]);
  const over = finished && stage.turned && stage.step === null;
  const current = isRound(step) ? rounds[done] : undefined;
  const clash = still || step === 'draw' ? undefined : current;
  return {
    stage,
    rounds: told,
    score: over ? match.score : scoreAfter(match, told),
    current,
    clash,
    deciding: now.levelAfter === done,
    caughtUp: told.length === rounds.length && clash === undefined,
    over,
    skip: () => setStage((at) => nextStage(at, play.current)),
    toggleReplay: () => setStage((at) => (at.replay ? stageAt(match) : FROM_THE_START)),
  };
}

function isRound(step: Stage['step']): boolean {
  return step === 'draw' || step === 'meet' || step === 'verdict';
}
