import { ATTRIBUTE_RANGES, ATTRIBUTES, RARITIES } from '@goats/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../admin/generation-settings.ts';
import { GOAT_SLUGS } from '../goat-slugs.ts';
import { masterGoat } from '../goats/goat-shapes.ts';
import { goatStory } from '../goats/goat-stories.ts';
import { rarityQuotas } from './quotas.ts';
import { variationLooks } from './variation-traits.ts';
import {
  type GeneratedVariation,
  generateVariation,
  variationBatches,
  variationMaker,
  variations,
} from './variations.ts';

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
  const look = (card: GeneratedVariation) =>
    looks.add(JSON.stringify([card.momentTitle, card.traits]));
  for (const card of variations(DEFAULT_SETTINGS, flea, 1, 1000)) look(card);
  const changed = { ...DEFAULT_SETTINGS, nftRarityDistribution: generous };
  for (const card of variations(changed, flea, 1001)) look(card);
  expect(looks.size).toBe(2000);
});

test('even a run of every possible look has no twins, and one more is refused', () => {
  const { iconicMoments } = goatStory('the-flea');
  const all = 7 * 4 * 8 * 13 * 4;
  const common = (slot: number) => ({ rarity: 'Common', slot }) as const;
  const at = variationLooks(7, iconicMoments, all, common);
  const looks = new Set<string>();
  for (let number = 1; number <= all; number += 1) {
    const { moment, traits } = at(number);
    looks.add([moment.title, ...Object.values({ ...traits, kit: '', pose: '' })].join());
  }
  expect(looks.size).toBe(all);
  expect(() => variationLooks(7, iconicMoments, all + 1, common)).toThrow(RangeError);
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

test('what surrounds a goat begins at Epic, and only a Legendary lifts the cup', () => {
  for (const { rarity, traits } of variations(DEFAULT_SETTINGS, flea)) {
    expect(traits.special === 'None').toBe(rarity === 'Common' || rarity === 'Rare');
    if (rarity !== 'Legendary') expect(traits.pose).not.toBe('Cup Lifted');
  }
});

test('of a hundred Legendary cards exactly one is a night edition, for every goat and any seed', () => {
  for (const slug of GOAT_SLUGS) {
    const settings = { ...DEFAULT_SETTINGS, seed: `${slug} by night` };
    const cards = [...variations(settings, masterGoat(slug))];
    const nights = cards.filter(({ traits }) => traits.special === 'Night Edition');
    expect(nights.map(({ rarity }) => rarity)).toEqual(['Legendary']);
  }
});

test('a card plays where its moment can have happened, and shows what the goat did there', () => {
  for (const { momentTitle, traits } of variations(DEFAULT_SETTINGS, flea, 1, 300)) {
    const moment = goatStory('the-flea').iconicMoments.find(({ title }) => title === momentTitle)!;
    expect(moment.places).toContain(traits.background);
    expect(moment.poses).toContain(traits.pose);
  }
});

test('a collector of one goat sees it move: no pose on more than 8 % of its cards of a tier', () => {
  for (const slug of GOAT_SLUGS) {
    const cards = [...variations(DEFAULT_SETTINGS, masterGoat(slug))];
    for (const rarity of RARITIES) {
      const own = cards.filter((card) => card.rarity === rarity);
      const seen = new Map<string, number>();
      for (const { traits } of own) seen.set(traits.pose, (seen.get(traits.pose) ?? 0) + 1);
      const [pose, times] = [...seen].reduce((a, b) => (b[1] > a[1] ? b : a));
      expect(times / own.length, `${slug}, ${rarity}, ${pose}`).toBeLessThanOrEqual(0.08);
    }
  }
});

test('the sling is worn only where the shoulder was out, and every one of those cards shows it', () => {
  for (const { momentTitle, traits } of variations(DEFAULT_SETTINGS, masterGoat('kaiser-goat'))) {
    expect(traits.pose.includes('Sling')).toBe(momentTitle === 'The Sling');
  }
});

test('a number the goat does not have is refused', () => {
  const make = variationMaker(DEFAULT_SETTINGS, flea);
  for (const number of [0, 2001, 1.5]) expect(() => make(number)).toThrow(RangeError);
});
