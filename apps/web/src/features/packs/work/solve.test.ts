import { solvesWork, WORK_PARTS } from '@goats/rules';
import { expect, test } from 'vitest';
import { solve } from './solve.ts';

const work = { challenge: 'for a pack', bits: 8 };
const breathe = async () => {};

test('does all of the work, and tells of every part that is done', async () => {
  const seen: number[] = [];
  const answers = await solve(work, {
    ...{ breathe, isCancelled: () => false },
    onProgress: (done) => seen.push(done),
  });
  expect(solvesWork(work, answers)).toBe(true);
  expect(seen).toEqual(Array.from({ length: WORK_PARTS }, (_, part) => part + 1));
});

test('stops when the visitor has gone', async () => {
  let looks = 0;
  const isCancelled = () => {
    looks += 1;
    return looks > 3;
  };
  const answers = await solve(
    { ...work, bits: 32 },
    { breathe, isCancelled, onProgress: () => {} },
  );
  expect(answers).toEqual([]);
});
