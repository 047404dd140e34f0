import { describe, expect, test } from 'vitest';
import { generateMoment } from '../generator/moments.ts';
import { generateVariation } from '../generator/variations.ts';
import { masterGoats } from '../goats/goat-shapes.ts';
import {
  countRuns,
  joinRuns,
  planBulk,
  planMoments,
  planVariations,
  runMoment,
  runSize,
  runVariation,
} from './generation-runs.ts';
import { DEFAULT_SETTINGS } from './generation-settings.ts';

const goats = masterGoats();
const [pearl, horn] = goats as [(typeof goats)[number], (typeof goats)[number]];

describe('a batch', () => {
  test('goes on where the last one ended and never passes the goat’s maximum', () => {
    const nearly = { ...pearl, variationsGenerated: 1950, iconicMomentsGenerated: 24_800 };
    expect(planVariations(nearly, DEFAULT_SETTINGS)).toMatchObject({ from: 1951, to: 2000 });
    expect(planMoments(nearly, DEFAULT_SETTINGS)).toMatchObject({ from: 24_801, to: 25_000 });
  });

  test('is not planned for a goat that has all it can have', () => {
    const full = { ...pearl, variationsGenerated: 2000, iconicMomentsGenerated: 25_000 };
    expect(planVariations(full, DEFAULT_SETTINGS)).toBeUndefined();
    expect(planMoments(full, DEFAULT_SETTINGS)).toBeUndefined();
  });

  test('makes the cards the generator makes, however often they are asked for again', () => {
    const run = planVariations(horn, DEFAULT_SETTINGS)!;
    expect(runVariation(run)(77)).toEqual(generateVariation(DEFAULT_SETTINGS, horn, 77));
    const moments = planMoments(horn, DEFAULT_SETTINGS)!;
    expect(runMoment(moments)(500)).toEqual(generateMoment(DEFAULT_SETTINGS, horn, 500));
  });
});

describe('a bulk run', () => {
  test('makes all 270,000 of ten active goats, and leaves the inactive ones alone', () => {
    const size = (runs: ReturnType<typeof planBulk>) =>
      runs.reduce((sum, run) => sum + runSize(run), 0);
    expect(size(planBulk(goats, DEFAULT_SETTINGS, 'everything'))).toBe(270_000);
    const nine = goats.map((goat, at) => ({ ...goat, isActive: at !== 3 }));
    const runs = planBulk(nine, DEFAULT_SETTINGS, 'everything');
    expect(size(runs)).toBe(243_000);
    expect(runs.some((run) => run.goat.id === 'the-machine')).toBe(false);
    expect(size(planBulk(goats, DEFAULT_SETTINGS, 'batch'))).toBe(10 * (100 + 1000));
  });

  test('raises the counters of exactly the goats it made cards of', () => {
    const counted = countRuns(goats, [planVariations(pearl, DEFAULT_SETTINGS)!]);
    expect(counted[0]?.variationsGenerated).toBe(100);
    expect(counted[1]).toBe(goats[1]);
    expect(
      planBulk(
        countRuns(goats, planBulk(goats, DEFAULT_SETTINGS, 'everything')),
        DEFAULT_SETTINGS,
        'everything',
      ),
    ).toEqual([]);
  });
});

test('a hundred batches made alike are one run, and another setting begins a new one', () => {
  const settings = { ...DEFAULT_SETTINGS, nftBatchSize: 10 };
  let goat = pearl;
  let runs: ReturnType<typeof joinRuns> = [];
  for (let batch = 0; batch < 100; batch += 1) {
    const made = [planVariations(goat, settings)!];
    runs = joinRuns(runs, made);
    goat = countRuns([goat], made)[0]!;
  }
  expect(runs).toHaveLength(1);
  expect(runs[0]).toMatchObject({ from: 1, to: 1000 });
  const wilder = planVariations(goat, { ...settings, attributeVariance: 30 })!;
  expect(joinRuns(runs, [wilder])).toHaveLength(2);
});
