import {
  COLLECTION_PROVENANCE,
  countRuns,
  DEFAULT_SETTINGS,
  generateMoment,
  masterGoats,
  planBulk,
  planMoments,
  planVariations,
  runSize,
  sealSeries,
} from '@goats/collection';
import type { Driver } from '@goats/ui/workers/serve-worker.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { reportOf } from './card-report.ts';
import { findRows } from './card-search.ts';
import { type CardStore, cardAt, clearStore, createCardStore } from './card-store.ts';
import { drive } from './drive.ts';
import { csvFile, generate, type Job, metadataZip, seal, sealTokens } from './jobs.ts';
import { madeOf } from './made-of.ts';
import type { JobProgress } from './protocol.ts';

const goats = masterGoats();
const flea = goats[2]!;

/** Runs a job to its end without a clock. */
function finish<Result>(job: Job<Result>): { result: Result; text: string } {
  const decoder = new TextDecoder('latin1');
  let text = '';
  for (;;) {
    const next = job.next();
    if (next.done) return { result: next.value, text };
    for (const bytes of next.value.bytes ?? []) text += decoder.decode(bytes);
  }
}

function quietDriver(
  cancelAfter = Number.POSITIVE_INFINITY,
): Driver<JobProgress> & { told: number[] } {
  const told: number[] = [];
  let now = 0;
  return {
    told,
    now: () => (now += 60),
    breathe: async () => undefined,
    isCancelled: () => (told.at(-1) ?? 0) >= cancelAfter,
    onProgress: ({ done }) => told.push(done),
  };
}

describe('what was generated', () => {
  let store: CardStore;
  beforeAll(() => {
    store = createCardStore();
    finish(generate(store, planBulk(goats, DEFAULT_SETTINGS, 'batch')));
  });

  test('is all there, and each row is the very card of the generator', () => {
    expect([store.variation.count, store.moment.count]).toEqual([1000, 10_000]);
    const row = store.moment.goat.indexOf(2);
    expect(cardAt(store, 'moment', row)).toEqual(generateMoment(DEFAULT_SETTINGS, flea, 1));
  });

  test('is found by words in any order, without their accents, within a goat and a rarity', () => {
    const all = findRows(store, { kind: 'variation', text: 'FENOMENO #0007', order: 'number' });
    expect(Array.from(all, (row) => cardAt(store, 'variation', row).id)).toEqual([
      'el-fenomeno-0007',
    ]);
    const epics = findRows(store, {
      kind: 'moment',
      goat: 'the-flea',
      rarity: 'Epic',
      text: '2004',
      order: 'score',
    });
    expect(epics.length).toBeGreaterThan(0);
    for (const row of epics) {
      expect(cardAt(store, 'moment', row)).toMatchObject({
        masterGoatId: 'the-flea',
        rarity: 'Epic',
      });
    }
    const nobody = findRows(store, { kind: 'moment', text: 'penguin', order: 'rarity' });
    expect(nobody).toHaveLength(0);
  });

  test('is listed Legendary, Epic, Rare, Common, and by score and price from the top', () => {
    const listed = (order: 'rarity' | 'score' | 'price') =>
      Array.from(findRows(store, { kind: 'variation', text: '', order }), (row) =>
        cardAt(store, 'variation', row),
      );
    const tiers = listed('rarity').map(({ rarity }) => rarity);
    expect([...new Set(tiers)]).toEqual(['Legendary', 'Epic', 'Rare', 'Common']);
    const prices = listed('price').map(({ priceHoof }) => priceHoof);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
  });

  test('is counted for the charts without losing a card', () => {
    const report = reportOf(store, 'variation');
    const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);
    expect(sum(Object.values(report.byRarity))).toBe(1000);
    expect(sum(report.scores.map(({ count }) => count))).toBe(1000);
    expect(sum(report.prices.map(({ count }) => count))).toBe(1000);
    expect(reportOf(store, 'variation', 'the-flea').count).toBe(100);
    expect(report.attributes[0]).toMatchObject({ name: 'dribbling' });
  });

  test('goes into a CSV with one line a card, and into a zip with one file a card', () => {
    const lines = finish(csvFile(store, { kind: 'moment' }))
      .text.trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(10_001);
    const { result, text } = finish(metadataZip(store, { kind: 'variation', baseUrl: '', at: 0 }));
    expect(result).toBe(1000);
    expect(text).toContain('variations/1000001.json');
  });

  test('is sealed under the root that the server will compute', () => {
    const runs = [
      planVariations(flea, DEFAULT_SETTINGS)!,
      planMoments(flea, DEFAULT_SETTINGS, 50)!,
    ];
    expect(finish(seal(runs)).result).toEqual(sealSeries(runs));
  });
});

test('all 20,000 variations of the published seed are the published first season', () => {
  const store = createCardStore();
  const runs = planBulk(goats, DEFAULT_SETTINGS, 'everything').filter(
    ({ kind }) => kind === 'variation',
  );
  finish(generate(store, runs));
  expect(finish(sealTokens(store)).result).toEqual({ count: 20_000, root: COLLECTION_PROVENANCE });
});

describe('a run that is cancelled', () => {
  test('keeps what was made, and the next batch goes on behind it', async () => {
    const store = createCardStore();
    const runs = planBulk(goats.slice(0, 2), DEFAULT_SETTINGS, 'batch');
    const end = await drive(generate(store, runs), quietDriver(150));
    expect(end).toEqual({ cancelledAt: 150 });
    const made = madeOf(runs, 150);
    expect(made.map(runSize)).toEqual([100, 50]);
    expect(store.variation.count).toBe(150);
    const [, second] = countRuns(goats, made);
    expect(planVariations(second!, DEFAULT_SETTINGS)?.from).toBe(51);
  });

  test('can be thrown away for an import', () => {
    const store = createCardStore();
    finish(generate(store, [planVariations(flea, DEFAULT_SETTINGS)!]));
    clearStore(store);
    expect(findRows(store, { kind: 'variation', text: '', order: 'number' })).toHaveLength(0);
  });
});

test('progress only rises and ends at the whole', async () => {
  const driver = quietDriver();
  const runs = [planMoments(flea, DEFAULT_SETTINGS, 1000)!];
  await drive(generate(createCardStore(), runs), driver);
  expect(driver.told.at(-1)).toBe(1000);
  expect(driver.told).toEqual([...driver.told].sort((a, b) => a - b));
});
