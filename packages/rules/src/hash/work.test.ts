import { expect, test } from 'vitest';
import { searchPart, solvesWork, WORK_PARTS } from './work.ts';

const work = { challenge: 'a challenge', bits: 6 };
const ENOUGH = 10_000;
const answers = Array.from({ length: WORK_PARTS }, (_, part) => searchPart(work, part, 0, ENOUGH)!);

test('what was searched for solves the work, every part of it', () => {
  expect(solvesWork(work, answers)).toBe(true);
  for (const part of answers.keys()) {
    const next = searchPart({ ...work, bits: 1 }, part, 0, ENOUGH)!;
    const wrong = answers.with(part, solvesWork(work, answers.with(part, next)) ? -1 : next);
    expect(solvesWork(work, wrong)).toBe(false);
  }
  expect(solvesWork(work, answers.slice(1))).toBe(false);
  expect(solvesWork(work, [])).toBe(false);
});

test('it solves no other challenge, and nothing harder', () => {
  expect(solvesWork({ ...work, challenge: 'another' }, answers)).toBe(false);
  expect(solvesWork({ ...work, bits: 20 }, answers)).toBe(false);
});

test('a part takes about two to the power of its bits tries', () => {
  const tries = answers.reduce((sum, answer) => sum + answer + 1, 0);
  expect(tries / WORK_PARTS).toBeGreaterThan(2 ** work.bits / 3);
  expect(tries / WORK_PARTS).toBeLessThan(2 ** work.bits * 3);
  expect(searchPart({ ...work, bits: 32 }, 0, 0, 100)).toBeNull();
});
