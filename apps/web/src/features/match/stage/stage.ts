import type { Match, MatchRound } from '../match-types.ts';

/**
 * What the pitch shows, which lags behind what has happened: the poster, the draw that runs over the
 * attributes, two values that race, the verdict, the lights that go down before a deciding round,
 * and after the last one the cards are turned over and a lost one walks across.
 */
export type Step = 'poster' | 'draw' | 'race' | 'verdict' | 'decider' | 'turn' | 'cross';

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
  /** Nothing runs for a visitor who wants less movement: no draw, no race, only what came of it. */
  readonly still: boolean;
  /** How many rounds came before the one that decides; null where none does, or not yet. */
  readonly levelAfter: number | null;
  /** A card changes hands at the end. */
  readonly cardLost: boolean;
}

export const STEP_MS = {
  poster: 1_500,
  draw: 1_600,
  race: 1_000,
  verdict: 1_700,
  decider: 1_400,
  turn: 900,
  cross: 2_000,
} as const satisfies Record<Step, number>;

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
  if (step === 'draw') return { ...stage, step: 'race' };
  if (step === 'race') return { ...stage, step: 'verdict' };
  if (step === 'turn' && play.cardLost && !play.still) {
    return { ...stage, step: 'cross', turned: true };
  }
  if (step === 'turn' || step === 'cross') {
    return { ...stage, step: null, turned: true, replay: false };
  }
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

function firstStep(round: Pick<MatchRound, 'pickedBy'>, { still }: Play): Step {
  if (still) return 'verdict';
  return round.pickedBy === null ? 'draw' : 'race';
}

/** Rounds whose outcome may be on the board: the one being raced is not among them. */
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

/** Below this nothing races: no card is weaker than a Common of 60. */
export const RACE_FROM = 50;

/**
 * Both values run at one speed, so the lower one stops first and watches the other go on.
 * `raceValues([78, 84], 1) // [78, 84]`
 */
export function raceValues(values: readonly [number, number], share: number): [number, number] {
  const [a, b] = values;
  const from = Math.min(RACE_FROM, a, b);
  const at = from + (Math.max(a, b) - from) * (1 - (1 - Math.min(1, share)) ** 3);
  const step = at >= Math.max(a, b) ? at : Math.round(at);
  return [Math.min(a, step), Math.min(b, step)];
}
