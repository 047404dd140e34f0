import { expect, test } from 'vitest';
import { REMATCH_WITHIN_MS } from '../../economy/deadlines.ts';
import { type FriendlyResult, seriesScore } from './friendly-series.ts';

const BOTH = ['ada', 'bob'] as const;
/** One after the other, a minute each: 'a' and 'b' won, '-' nobody, '|' is a long break before. */
function evening(results: string): FriendlyResult[] {
  let at = 0;
  return [...results].flatMap((result): FriendlyResult[] => {
    if (result === '|') {
      at += REMATCH_WITHIN_MS;
      return [];
    }
    const startedAt = at;
    at += 60_000;
    const winner = { a: 'ada', b: 'bob' }[result] ?? null;
    return [{ winner, startedAt, finishedAt: at }];
  });
}

test.each([
  ['', [0, 0]],
  ['a', [1, 0]],
  ['ab-a', [2, 1]],
  ['aba', [2, 1]],
  ['ababa', [3, 2]],
  ['aaa', [3, 0]],
  // The next one begins anew.
  ['aaab', [0, 1]],
  ['aaabbba', [1, 0]],
  ['aa|b', [0, 1]],
])('an evening of %j stands at %j', (results, score) => {
  expect(seriesScore(BOTH, evening(results))).toEqual(score);
  expect(seriesScore([BOTH[1], BOTH[0]], evening(results))).toEqual(score.toReversed());
});

test('a match that is being played changes nothing yet, and begins a new series after a won one', () => {
  const live = { winner: null, startedAt: 181_000, finishedAt: null };
  expect(seriesScore(BOTH, [...evening('ab'), live])).toEqual([1, 1]);
  expect(seriesScore(BOTH, [...evening('aaa'), live])).toEqual([0, 0]);
});
