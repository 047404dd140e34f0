import { expect, it } from 'vitest';
import { progressLine } from './progress.ts';

it('tells how fast it goes and how long it takes by what this run has drawn', () => {
  const progress = { total: 20_000, done: 11_000, drawn: 1_000, seconds: 60 };
  expect(progressLine(progress)).toBe('11,000 of 20,000, 16.7 a second, 9 min left');
  expect(progressLine({ ...progress, done: 19_999 })).toMatch(/, 1 s left$/);
  expect(progressLine({ ...progress, done: 20_000 })).toMatch(/, 60 s in all$/);
  expect(progressLine({ ...progress, drawn: 0 })).toBe('11,000 of 20,000');
});
