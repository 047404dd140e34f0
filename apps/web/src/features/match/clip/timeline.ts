import { winningCard } from '../end/winning-card.ts';
import type { Match } from '../match-types.ts';
import { playOf } from '../stage/play-of.ts';
import { nextStage, type Stage, type Step, stepMs } from '../stage/stage.ts';

/** What of a replay makes a trailer: no draw that runs, no card that is turned or walks across. */
const SHOWN = ['poster', 'meet', 'verdict', 'decider', 'pose'] as const satisfies readonly Step[];
type ClipStep = (typeof SHOWN)[number];

interface Beat {
  readonly step: ClipStep;
  /** How many rounds came before. */
  readonly done: number;
  /** It belongs to the round that decides. */
  readonly deciding: boolean;
  readonly from: number;
  readonly ms: number;
}

export interface Clip {
  readonly beats: readonly Beat[];
  readonly ms: number;
}

const POSTER_MS = 1_300;
const POSE_MS = 2_300;
/** All rounds together: two are not drawn out for ever, and five still fit. */
const ROUNDS_MS = { least: 3_600, most: 5_200 } as const;

const KICK_OFF: Stage = { done: 0, step: 'poster', turned: false, replay: true };

/**
 * A match as a trailer of eight seconds, in the order and proportions of its replay. Null for one
 * that is not over, and for one that no card won: there is nothing to end with.
 */
export function clipOf(match: Match): Clip | null {
  if (match.phase !== 'finished' || !winningCard(match)) return null;
  const play = { ...playOf(match, false), cardLost: false };
  const steps: Pick<Beat, 'step' | 'done' | 'deciding'>[] = [];
  for (let at = KICK_OFF; at.step !== null; at = nextStage(at, play)) {
    const step = SHOWN.find((each) => each === at.step);
    if (step) steps.push({ step, done: at.done, deciding: at.done === play.levelAfter });
  }
  const natural = ({ step, done }: { step: ClipStep; done: number }) =>
    stepMs({ step, done }, play);
  const ofRounds = steps.filter(isOfRound).reduce((sum, each) => sum + natural(each), 0);
  const wanted = Math.min(ROUNDS_MS.most, Math.max(ROUNDS_MS.least, ofRounds));
  let ms = 0;
  const beats = steps.map((each): Beat => {
    const own = isOfRound(each)
      ? (natural(each) * wanted) / ofRounds
      : each.step === 'poster'
        ? POSTER_MS
        : POSE_MS;
    ms += own;
    return { ...each, from: ms - own, ms: own };
  });
  return { beats, ms };
}

function isOfRound({ step }: { readonly step: ClipStep }): boolean {
  return step !== 'poster' && step !== 'pose';
}

/** What is seen after `ms`, and how much of it has passed. `beatAt(clip, 0).share // 0` */
export function beatAt(
  { beats }: Clip,
  ms: number,
): { readonly beat: Beat; readonly share: number } {
  const beat = beats.findLast(({ from }) => from <= ms) ?? beats[0]!;
  return { beat, share: Math.min(1, Math.max(0, (ms - beat.from) / beat.ms)) };
}
