import { expect, test } from 'vitest';
import type { GenerationRun } from '../admin/generation-runs.ts';
import { DEFAULT_MOMENT_WEIGHTS, DEFAULT_NFT_WEIGHTS } from '../admin/generation-settings.ts';
import { masterGoat } from '../goats/goat-shapes.ts';
import { sealSeries, seriesCards } from './series-cards.ts';

const settings = {
  seed: 'second season',
  attributeVariance: 10,
  includeSpecialEditions: false,
};
const variations: GenerationRun = {
  kind: 'variation',
  goat: masterGoat('the-flea'),
  settings: { ...settings, rarityDistribution: DEFAULT_NFT_WEIGHTS },
  from: 101,
  to: 103,
};
const moments: GenerationRun = {
  kind: 'moment',
  goat: masterGoat('kaiser-goat'),
  settings: { ...settings, rarityDistribution: DEFAULT_MOMENT_WEIGHTS },
  from: 1,
  to: 2,
};

test('a series is the numbers its runs name, run after run', () => {
  const ids = [...seriesCards([variations, moments])].map(({ card }) => card.id);
  expect(ids).toEqual([
    'the-flea-0101',
    'the-flea-0102',
    'the-flea-0103',
    'kaiser-goat-moment-00001',
    'kaiser-goat-moment-00002',
  ]);
});

test('the root is the same for everybody, and another one as soon as anything is changed', () => {
  const { root, count } = sealSeries([variations, moments]);
  expect(count).toBe(5);
  expect(sealSeries(structuredClone([variations, moments])).root).toBe(root);
  const others = [
    [moments, variations],
    [{ ...variations, to: 102 }, moments],
    [{ ...variations, goat: { ...variations.goat, basePriceHoof: 99 } }, moments],
    [{ ...variations, settings: { ...variations.settings, seed: 'third season' } }, moments],
  ];
  const roots = others.map((runs) => sealSeries(runs).root);
  expect(new Set([root, ...roots]).size).toBe(5);
});

test('a run that was made in two halves has the root of the whole', () => {
  const halves = [
    { ...variations, to: 101 },
    { ...variations, from: 102 },
  ];
  expect(sealSeries(halves)).toEqual(sealSeries([variations]));
});
