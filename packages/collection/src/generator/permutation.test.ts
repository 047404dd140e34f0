import fc from 'fast-check';
import { expect, test } from 'vitest';
import { permutation } from './permutation.ts';

test('every card number gets a slot of its own, whatever the seed and the size', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 3000 }), (key, size) => {
      const at = permutation(key, size);
      const seen = new Set<number>();
      for (let position = 0; position < size; position += 1) seen.add(at(position));
      expect(seen.size).toBe(size);
      expect(Math.min(...seen)).toBe(0);
      expect(Math.max(...seen)).toBe(size - 1);
    }),
    { numRuns: 60 },
  );
});

test('a number outside the run is refused and not mapped onto somebody else’s card', () => {
  const at = permutation(1, 10);
  for (const position of [-1, 10, 0.5, Number.NaN]) expect(() => at(position)).toThrow(RangeError);
});

test('another seed deals another order, so that rarities cannot be guessed from the last run', () => {
  const one = permutation(1, 2000);
  const two = permutation(2, 2000);
  let same = 0;
  for (let position = 0; position < 2000; position += 1) {
    if (one(position) === two(position)) same += 1;
  }
  expect(same).toBeLessThan(20);
});
