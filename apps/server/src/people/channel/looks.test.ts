import { expect, test } from 'vitest';
import { collectLooks } from './looks.ts';

/** Timers that a test lets ring, and looks that it lets end. */
function bench() {
  const timers = new Set<() => void>();
  const looks: { readonly at: readonly number[]; end: (error?: Error) => void }[] = [];
  const errors: unknown[] = [];
  const collected = collectLooks<number>(
    (at) =>
      new Promise((resolve, reject) => {
        looks.push({ at, end: (error) => (error ? reject(error) : resolve()) });
      }),
    (error) => errors.push(error),
    (work) => {
      timers.add(work);
      return () => timers.delete(work);
    },
  );
  const ring = () => {
    for (const work of [...timers]) {
      timers.delete(work);
      work();
    }
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { ...{ collected, looks, errors, timers, ring, settle } };
}

test('those who are announced within a moment are looked at once, all together', () => {
  const { collected, looks, ring } = bench();
  for (const one of [1, 2, 1, 3, 2]) collected.at(one);
  expect(looks).toEqual([]);
  ring();
  expect(looks.map(({ at }) => at)).toEqual([[1, 2, 3]]);
});

test('what is announced during a look is looked at after it, also when that one failed', async () => {
  const { collected, looks, errors, timers, ring, settle } = bench();
  collected.at(1);
  ring();
  for (const one of [1, 2, 1]) collected.at(one);
  expect(timers.size).toBe(0);
  looks[0]!.end(new Error('the database is away'));
  await settle();
  ring();
  expect(looks.map(({ at }) => at)).toEqual([[1], [1, 2]]);
  expect(errors).toHaveLength(1);
});

test('a crowd is several questions, one after the other, and nothing is asked after the end', async () => {
  const { collected, looks, timers, ring, settle } = bench();
  for (let one = 0; one < 1_200; one += 1) collected.at(one);
  for (let look = 0; look < 2; look += 1) {
    ring();
    looks[look]!.end();
    await settle();
  }
  expect(looks.map(({ at }) => at.length)).toEqual([500, 500]);
  collected.close();
  expect(timers.size).toBe(0);
  collected.at(7);
  expect(timers.size).toBe(0);
});
