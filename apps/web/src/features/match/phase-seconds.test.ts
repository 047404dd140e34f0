import { describe, expect, it } from 'vitest';
import { phaseSeconds } from './phase-seconds.ts';

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000).toISOString();

describe('the clock of a phase', () => {
  it('lasts as long as the rules say, also while our clock is a second ahead', () => {
    expect(phaseSeconds({ phase: 'pick', deadline: at(30), now: at(0) })).toBe(30);
    expect(phaseSeconds({ phase: 'commit', deadline: at(61), now: at(0) })).toBe(60);
  });

  it('does not stand still at 0:30 for somebody who has five minutes', () => {
    expect(phaseSeconds({ phase: 'pick', deadline: at(300), now: at(0) })).toBe(300);
    expect(phaseSeconds({ phase: 'commit', deadline: at(240), now: at(0) })).toBe(300);
  });

  it('has nothing left to run when the match is over', () => {
    expect(phaseSeconds({ phase: 'finished', deadline: null, now: at(0) })).toBe(0);
  });
});
