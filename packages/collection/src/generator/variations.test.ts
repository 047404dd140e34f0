import { ATTRIBUTE_RANGES, ATTRIBUTES, RARITIES } from '@goats/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../admin/generation-settings.ts';
import { GOAT_SLUGS } from '../goat-slugs.ts';
import { masterGoat } from '../goats/goat-shapes.ts';
import { rarityQuotas } from './quotas.ts';
import { MAX_DISTINCT_VARIATIONS, variationTraits } from './variation-traits.ts';
import { generateVariation, variationBatches, variationMaker, variations } from './variations.ts';

const flea = masterGoat('the-flea');
const percent = fc.integer({ min: 0, max: 100 });
const anySettings = fc.record({
  seed: fc.string(),
  nftBatchSize: fc.integer({ min: 1, max: 400 }),
  attributeVariance: fc.double({ min: 0, max: 50, noNaN: true }),
  includeSpecialEditions: fc.boolean(),
  nftRarityDistribution: fc.record({
    Common: percent,
    Rare: percent,
    Epic: percent,
    Legendary: percent,
  }),
});

test('whatever the operator sets, tiers come out exactly and no attribute leaves its range', () => {
  fc.assert(
    fc.property(anySettings, fc.constantFrom(...GOAT_SLUGS), (settings, slug) => {
      const goat = { ...masterGoat(slug), maxVariations: 400 };
      const counted = { Common: 0, Rare: 0, Epic: 0, Legendary: 0 };
      for (const card of variations(settings, goat)) {
        counted[card.rarity] += 1;
        const { min, max } = ATTRIBUTE_RANGES[card.rarity];
        for (const attribute of ATTRIBUTES) {
          const value = card.attributes[attribute];
          expect(Number.isInteger(value) && value >= min && value <= max).toBe(true);
        }
      }
      expect(counted).toEqual(rarityQuotas(settings.nftRarityDistribution, 400));
    }),
    { numRuns: 30 },
  );
});

test('a run that was cut off and resumed gives the same bytes as one that was not', () => {
  const whole = JSON.stringify([...variations(DEFAULT_SETTINGS, flea)]);
  const before = [...variations(DEFAULT_SETTINGS, flea, 1, 733)];
  const after = [...variations(DEFAULT_SETTINGS, flea, 734)];
  expect(JSON.stringify([...before, ...after])).toBe(whole);
});

test('the batch size changes the batches and not one card in them', () => {
  fc.assert(
    fc.property(anySettings, fc.integer({ min: 1, max: 300 }), (settings, from) => {
      const goat = { ...flea, maxVariations: 300 };
      const batches = [...variationBatches(settings, goat, from)];
      expect(batches.flat()).toEqual([...variations(settings, goat, from)]);
      for (const batch of batches.slice(0, -1)) expect(batch.length).toBe(settings.nftBatchSize);
    }),
    { numRuns: 25 },
  );
});

test('one card can be made without the ones before it', () => {
  const all = [...variations(DEFAULT_SETTINGS, flea)];
  for (const number of [1, 2, 777, 2000]) {
    expect(generateVariation(DEFAULT_SETTINGS, flea, number)).toEqual(all[number - 1]);
  }
});

test('changing percentages between two batches never makes a twin of an earlier card', () => {
  const looks = new Set<string>();
  const generous = { Common: 0, Rare: 0, Epic: 0, Legendary: 100 };
  const look = (traits: object) => looks.add(JSON.stringify(traits));
  for (const card of variations(DEFAULT_SETTINGS, flea, 1, 1000)) look(card.traits);
  const changed = { ...DEFAULT_SETTINGS, nftRarityDistribution: generous };
  for (const card of variations(changed, flea, 1001)) look(card.traits);
  expect(looks.size).toBe(2000);
});

test('even a run of every possible look has no twins, and one more is refused', () => {
  const at = variationTraits(7, MAX_DISTINCT_VARIATIONS, false);
  const looks = new Set<string>();
  for (let number = 1; number <= MAX_DISTINCT_VARIATIONS; number += 1) {
    looks.add(Object.values(at(number, 'Common')).join());
  }
  expect(looks.size).toBe(MAX_DISTINCT_VARIATIONS);
  expect(() => variationTraits(7, MAX_DISTINCT_VARIATIONS + 1, false)).toThrow(RangeError);
});

test('special editions appear when they are asked for, on some cards, and otherwise never', () => {
  const editions = (includeSpecialEditions: boolean) =>
    [...variations({ ...DEFAULT_SETTINGS, includeSpecialEditions }, flea)].filter(
      (card) => card.traits.edition !== undefined,
    ).length;
  expect(editions(false)).toBe(0);
  expect(editions(true)).toBeGreaterThan(60);
  expect(editions(true)).toBeLessThan(140);
});

test('goatScore is the sum of the ten, and a better tier always costs more on average', () => {
  const spent = { Common: 0, Rare: 0, Epic: 0, Legendary: 0 };
  const counted = { Common: 0, Rare: 0, Epic: 0, Legendary: 0 };
  for (const card of variations(DEFAULT_SETTINGS, flea)) {
    const sum = ATTRIBUTES.reduce((total, attribute) => total + card.attributes[attribute], 0);
    expect(card.goatScore).toBe(sum);
    expect(Number.isInteger(card.priceHoof) && card.priceHoof >= 1).toBe(true);
    spent[card.rarity] += card.priceHoof;
    counted[card.rarity] += 1;
  }
  const means = RARITIES.map((rarity) => spent[rarity] / counted[rarity]);
  expect(means).toEqual([...means].sort((a, b) => a - b));
});

test('special looks belong to the high tiers: no Common is foil, every Legendary has something', () => {
  for (const card of variations(DEFAULT_SETTINGS, flea)) {
    if (card.rarity === 'Common') expect(card.traits.special).not.toBe('Holographic Foil');
    if (card.rarity === 'Legendary') expect(card.traits.special).not.toBe('None');
  }
});

test('a number the goat does not have is refused', () => {
  const make = variationMaker(DEFAULT_SETTINGS, flea);
  for (const number of [0, 2001, 1.5]) expect(() => make(number)).toThrow(RangeError);
});
