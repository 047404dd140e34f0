import { DEFAULT_MOMENT_WEIGHTS, GOAT_SLUGS, masterGoats, runSize } from '@goats/collection';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { completeRuns, type GivenRun, stretchesOf } from './series-runs.ts';

const given = fc
  .record({
    kind: fc.constantFrom('variation' as const, 'moment' as const),
    goat: fc.constantFrom(...GOAT_SLUGS.slice(0, 3)),
    from: fc.integer({ min: 1, max: 60 }),
    length: fc.integer({ min: 1, max: 25 }),
  })
  .map(
    ({ length, ...run }): GivenRun => ({
      ...run,
      to: run.from + length - 1,
      settings: {
        seed: 'x',
        attributeVariance: 10,
        includeSpecialEditions: false,
        rarityDistribution: { ...DEFAULT_MOMENT_WEIGHTS },
      },
    }),
  );

const numbersOf = (run: { kind: string; goat: unknown; from: number; to: number }) =>
  Array.from(
    { length: run.to - run.from + 1 },
    (_, i) => `${run.kind} ${run.goat} ${run.from + i}`,
  );

test('no card is ever named twice, and what names none twice is never refused', () => {
  fc.assert(
    fc.property(fc.array(given, { minLength: 1, maxLength: 12 }), (runs) => {
      const numbers = runs.flatMap(numbersOf);
      const repeats = new Set(numbers).size !== numbers.length;
      const complete = () => completeRuns(runs, masterGoats());
      if (repeats) expect(complete).toThrow(AppError);
      else expect(complete()).toHaveLength(runs.length);
    }),
  );
});

test('the stretches of a preview name every card of the runs once, with a gap between any two', () => {
  fc.assert(
    fc.property(fc.uniqueArray(given, { selector: (run) => `${run.kind} ${run.goat}` }), (runs) => {
      // Each run in two halves, the later one first: an operator need not go in order.
      const halves = runs.flatMap((run) => {
        const middle = Math.floor((run.from + run.to) / 2);
        const first = { ...run, to: middle };
        return middle < run.to ? [{ ...run, from: middle + 1 }, first] : [first];
      });
      const complete = completeRuns(halves, masterGoats());
      const stretches = stretchesOf(complete);
      expect(stretches).toHaveLength(runs.length);
      expect(stretches.flatMap(numbersOf).sort()).toEqual(runs.flatMap(numbersOf).sort());
      expect(complete.reduce((sum, run) => sum + runSize(run), 0)).toBe(
        runs.flatMap(numbersOf).length,
      );
    }),
  );
});
