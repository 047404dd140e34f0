import { describe, expect, it } from 'vitest';
import {
  drawnRow,
  FROM_THE_START,
  nextStage,
  type Play,
  roundsTold,
  STEP_MS,
  type Stage,
  stageAt,
  stepMs,
} from './stage.ts';

const round = (pickedBy: string | null = '0xa') => ({ pickedBy });
const play = (rounds: number, more: Partial<Play> = {}): Play => ({
  rounds: Array.from({ length: rounds }, (_, at) => round(at === 0 ? null : '0xa')),
  ...{ finished: false, still: false, levelAfter: null, posed: false, cardLost: false },
  ...more,
});

function walk(stage: Stage, of: Play): (Stage['step'] | 'end')[] {
  const steps: (Stage['step'] | 'end')[] = [];
  for (let at = stage, limit = 30; limit > 0; limit -= 1) {
    const next = nextStage(at, of);
    if (next === at) return [...steps, 'end'];
    at = next;
    steps.push(at.step);
  }
  throw new Error('It never ends.');
}

describe('what the pitch shows', () => {
  const before: Stage = { done: 0, step: null, turned: false, replay: false };

  it('draws the first attribute, lets the goats meet, and reads the verdict', () => {
    expect(walk(before, play(1))).toEqual(['draw', 'meet', 'verdict', null, 'end']);
  });

  it('does not spin for an attribute that somebody picked', () => {
    expect(walk({ ...before, done: 1 }, play(2))).toEqual(['meet', 'verdict', null, 'end']);
  });

  it('turns the cards over only after the last round was read out', () => {
    const steps = walk({ ...before, done: 2 }, play(3, { finished: true }));
    expect(steps).toEqual(['meet', 'verdict', 'turn', null, 'end']);
  });

  it('turns them over at once when somebody conceded', () => {
    expect(walk({ ...before, done: 1 }, play(1, { finished: true }))).toEqual([
      'turn',
      null,
      'end',
    ]);
  });

  it('plays out only the youngest round to whoever was away for several', () => {
    expect(nextStage(before, play(3))).toMatchObject({ done: 2, step: 'meet' });
  });

  it('shows somebody who arrives how it stands, without a show', () => {
    const match = { rounds: [], phase: 'finished' } as unknown as Parameters<typeof stageAt>[0];
    expect(walk(stageAt(match), play(0, { finished: true }))).toEqual(['end']);
  });

  it('replays every round and ends with the cards face up', () => {
    const steps = walk(FROM_THE_START, play(2, { finished: true }));
    expect(steps).toEqual(['draw', 'meet', 'verdict', 'meet', 'verdict', 'turn', null, 'end']);
  });

  it('only reads the verdict to a visitor who wants less movement', () => {
    expect(walk(before, play(1, { still: true }))).toEqual(['verdict', null, 'end']);
  });

  it('begins with the poster, and goes on from it as if it had never been', () => {
    const match = { rounds: [], phase: 'commit' } as unknown as Parameters<typeof stageAt>[0];
    expect(stageAt(match).step).toBeNull();
    const kickOff = stageAt(match, true);
    expect(kickOff.step).toBe('poster');
    expect(walk(kickOff, play(0))).toEqual([null, 'end']);
    expect(walk(kickOff, play(1))).toEqual(['draw', 'meet', 'verdict', null, 'end']);
  });

  it('turns the lights down once before the round that decides, picked already or not', () => {
    const level = { levelAfter: 2 };
    const second: Stage = { ...before, done: 1 };
    expect(walk(second, play(2, level))).toEqual(['meet', 'verdict', 'decider', null, 'end']);
    expect(walk(second, play(2))).toEqual(['meet', 'verdict', null, 'end']);
    const replayed = walk(FROM_THE_START, play(3, { ...level, finished: true }));
    expect(replayed.filter((step) => step === 'decider')).toHaveLength(1);
    expect(replayed.slice(6, 8)).toEqual(['meet', 'verdict']);
    expect(walk(second, play(2, { ...level, still: true }))).not.toContain('decider');
  });

  it('lets a lost card walk over after the turn, and only then is it over', () => {
    const end = play(2, { finished: true, cardLost: true });
    const last: Stage = { ...before, done: 1 };
    expect(walk(last, end)).toEqual(['meet', 'verdict', 'turn', 'cross', null, 'end']);
    const still = { ...end, still: true };
    expect(walk(last, still)).toEqual(['verdict', 'turn', null, 'end']);
  });

  it('lets the card that won pose before a lost one walks over', () => {
    const end = play(2, { finished: true, posed: true, cardLost: true });
    const last: Stage = { ...before, done: 1 };
    expect(walk(last, end)).toEqual(['meet', 'verdict', 'turn', 'pose', 'cross', null, 'end']);
    expect(walk(last, { ...end, cardLost: false })).not.toContain('cross');
    expect(walk(last, { ...end, still: true })).toEqual(['verdict', 'turn', null, 'end']);
  });

  it('takes its time over the round that decides, and over no other', () => {
    const level = { levelAfter: 2, still: false };
    for (const step of ['meet', 'verdict'] as const) {
      const usual = stepMs({ step, done: 1 }, level);
      expect(stepMs({ step, done: 2 }, level)).toBeGreaterThan(usual);
      // Nobody waits longer than that for their own clock.
      expect(usual).toBeLessThan(1_500);
    }
    expect(stepMs({ step: 'draw', done: 2 }, level)).toBe(STEP_MS.draw);
  });

  it('keeps the point back until it is read out', () => {
    expect(roundsTold({ ...before, step: 'meet' })).toBe(0);
    expect(roundsTold({ ...before, step: 'verdict' })).toBe(1);
  });
});

describe('the draw', () => {
  it('ends on the drawn attribute, wherever that is', () => {
    for (let target = 0; target < 10; target += 1) {
      expect(drawnRow(STEP_MS.draw, target, 10)).toBe(target);
    }
  });
});
