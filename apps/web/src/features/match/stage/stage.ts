import type { Match, MatchRound } from '../match-types.ts';

/**
 * What the pitch shows, which lags behind what has happened: the poster, the draw that runs over the
 * attributes, two goats and their numbers that meet, the verdict, the lights that go down before a
 * deciding round, and after the last one the cards are turned over, the one that won poses, and a
 * lost one walks across.
 */
export type Step = 'poster' | 'draw' | 'meet' | 'verdict' | 'decider' | 'turn' | 'pose' | 'cross';

export interface Stage {
  /** Rounds that have been shown to their end. */
  readonly done: number;
  readonly step: Step | null;
  /** The cards of a finished match lie face up. */
  readonly turned: boolean;
  /** A finished match is being shown again. */
  readonly replay: boolean;
}

/** As much of a match as the stage needs. */
export interface Play {
  readonly rounds: readonly Pick<MatchRound, 'pickedBy'>[];
  readonly finished: boolean;
  /** Nothing runs for a visitor who wants less movement: no draw, no goats, only what came of it. */
  readonly still: boolean;
  /** How many rounds came before the one that decides; null where none does, or not yet. */
  readonly levelAfter: number | null;
  /** A card won it, and has something to show. */
  readonly posed: boolean;
  /** A card changes hands at the end. */
  readonly cardLost: boolean;
}

/** As in clash.css, pose.css and poster.css, which fade out with the end of theirs. */
export const STEP_MS = {
  poster: 1_500,
  draw: 1_600,
  meet: 900,
  verdict: 1_300,
  decider: 1_400,
  turn: 900,
  pose: 3_600,
  cross: 2_000,
} as const satisfies Record<Step, number>;

/** Everybody holds their breath a little longer. */
const DECIDING_MS = { meet: 1_900, verdict: 1_900 } as const;
/** Where the words alone are there, they are read. */
const STILL_VERDICT_MS = 1_700;

/** How long a step is shown. `stepMs({ step: 'meet', done: 2 }, { levelAfter: 2, still: false })` */
export function stepMs(
  { step, done }: { readonly step: Step; readonly done: number },
  { levelAfter, still }: Pick<Play, 'levelAfter' | 'still'>,
): number {
  if (step === 'verdict' && still) return STILL_VERDICT_MS;
  const deciding = levelAfter === done && (step === 'meet' || step === 'verdict');
  return deciding ? DECIDING_MS[step] : STEP_MS[step];
}

/** Whoever arrives sees how it stands, not how it came to that; at the very start, the poster. */
export function stageAt(match: Pick<Match, 'rounds' | 'phase'>, atKickOff = false): Stage {
  const turned = match.phase === 'finished';
  const step = atKickOff ? 'poster' : null;
  return { done: match.rounds.length, step, turned, replay: false };
}

/** `replayFrom(stage)`: from the first round on, cards face down. */
export const FROM_THE_START: Stage = { done: 0, step: null, turned: false, replay: true };

/** What comes after this; the same stage when there is nothing to show. */
export function nextStage(stage: Stage, play: Play): Stage {
  const { done, step, turned } = stage;
  if (step === 'draw') return { ...stage, step: 'meet' };
  if (step === 'meet') return { ...stage, step: 'verdict' };
  if (step === 'turn' || step === 'pose' || step === 'cross') return afterTurn(stage, step, play);
  const shown = step === 'verdict' ? done + 1 : done;
  if (step === 'verdict' && shown === play.levelAfter && !play.still) {
    return { ...stage, done: shown, step: 'decider' };
  }
  // After a lost connection only the youngest round is played out; the others are in the list.
  const at = stage.replay ? shown : Math.max(shown, play.rounds.length - 1);
  const round = play.rounds[at];
  if (round) return { ...stage, done: at, step: firstStep(round, play) };
  if (play.finished && !turned) return { ...stage, done: shown, step: 'turn' };
  return step === null ? stage : { ...stage, done: shown, step: null };
}

function afterTurn(stage: Stage, step: 'turn' | 'pose' | 'cross', play: Play): Stage {
  const turned = { ...stage, turned: true };
  if (step === 'turn' && play.posed && !play.still) return { ...turned, step: 'pose' };
  if (step !== 'cross' && play.cardLost && !play.still) return { ...turned, step: 'cross' };
  return { ...turned, step: null, replay: false };
}

function firstStep(round: Pick<MatchRound, 'pickedBy'>, { still }: Play): Step {
  if (still) return 'verdict';
  return round.pickedBy === null ? 'draw' : 'meet';
}

/** Rounds whose outcome may be on the board: one whose numbers only meet is not among them. */
export function roundsTold({ done, step }: Stage): number {
  return step === 'verdict' ? done + 1 : done;
}

/**
 * The row that the draw lights up after `elapsed` ms: fast at first, then slower, and on the drawn
 * one at the end. `drawnRow(0, 7, 10) // 0`, `drawnRow(STEP_MS.draw, 7, 10) // 7`
 */
export function drawnRow(elapsed: number, target: number, rows: number): number {
  const share = Math.min(1, Math.max(0, elapsed / (STEP_MS.draw * 0.8)));
  // Two laps and the way to the row, counted from the top.
  const steps = rows * 2 + target;
  return Math.floor((1 - (1 - share) ** 2.4) * steps + 1e-9) % rows;
}
