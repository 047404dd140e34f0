import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../admin/generation-settings.ts';
import { GOAT_SLUGS } from '../goat-slugs.ts';
import { masterGoat } from '../goats/goat-shapes.ts';
import { goatStory } from '../goats/goat-stories.ts';
import { COMPETITIONS, FRAME_COLORS } from '../moment-traits.ts';
import { CARD_TYPES } from '../traits.ts';
import {
  generateMoment,
  MOMENT_ATTRIBUTES,
  momentBatches,
  moments,
  momentsToGenerate,
} from './moments.ts';
import { rarityQuotas } from './quotas.ts';

const dutchman = masterGoat('flying-dutchman');

test('25,000 moments of one goat: no two titles alike, tiers exact, every card type told', () => {
  const titles = new Set<string>();
  const types = new Set<string>();
  const counted = { Common: 0, Rare: 0, Epic: 0, Legendary: 0 };
  for (const moment of moments(DEFAULT_SETTINGS, dutchman)) {
    titles.add(moment.momentTitle);
    types.add(moment.cardType);
    counted[moment.rarity] += 1;
  }
  expect(titles.size).toBe(25_000);
  expect(types).toEqual(new Set(CARD_TYPES));
  expect(counted).toEqual(rarityQuotas(DEFAULT_SETTINGS.momentRarityDistribution, 25_000));
});

test('whatever the operator sets, a moment is whole: years, words, scores, prices, frame', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.double({ min: 0, max: 50, noNaN: true }),
      fc.constantFrom(...GOAT_SLUGS),
      fc.integer({ min: 1, max: 25_000 }),
      (seed, attributeVariance, slug, number) => {
        const settings = { ...DEFAULT_SETTINGS, seed, attributeVariance };
        const moment = generateMoment(settings, masterGoat(slug), number);
        expect(moment.year).toBeGreaterThanOrEqual(1994);
        expect(moment.year).toBeLessThanOrEqual(2023);
        expect(COMPETITIONS).toContain(moment.competition);
        expect(FRAME_COLORS[moment.rarity]).toContain(moment.visualTraits.frameColor);
        let sum = 0;
        for (const attribute of MOMENT_ATTRIBUTES) {
          const value = moment.attributes[attribute];
          expect(Number.isInteger(value) && value >= 1 && value <= 100).toBe(true);
          sum += value;
        }
        expect(moment.momentScore).toBe(sum);
        expect(moment.priceHoof).toBeGreaterThanOrEqual(1);
        expect(moment.priceMatic).toBeGreaterThan(0);
        expect(moment.momentDescription).not.toMatch(/undefined|\{|\.\.|\s\s/);
        const deeds = goatStory(slug).deeds.map((deed) => deed.title);
        expect(deeds.some((title) => moment.momentTitle.startsWith(`${title} v `))).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

test('a run that was cut off and resumed in other batches gives the same bytes', () => {
  const goat = { ...dutchman, maxIconicMoments: 1500 };
  const whole = JSON.stringify([...moments(DEFAULT_SETTINGS, goat)]);
  const before = [...momentBatches({ ...DEFAULT_SETTINGS, momentBatchSize: 100 }, goat, 1, 640)];
  const after = [...momentBatches({ ...DEFAULT_SETTINGS, momentBatchSize: 999 }, goat, 641)];
  expect(JSON.stringify([...before.flat(), ...after.flat()])).toBe(whole);
});

test('a goat near its end generates only what is left', () => {
  const goat = { maxIconicMoments: 25_000, iconicMomentsGenerated: 24_800 };
  expect(momentsToGenerate(goat, 1000)).toBe(200);
  expect(momentsToGenerate({ ...goat, iconicMomentsGenerated: 25_000 }, 1000)).toBe(0);
  expect(momentsToGenerate({ ...goat, iconicMomentsGenerated: 0 }, 1000)).toBe(1000);
});

test('more moments than can be told apart are refused at the start, not after an hour', () => {
  const goat = { ...dutchman, maxIconicMoments: 1_000_000 };
  expect(() => generateMoment(DEFAULT_SETTINGS, goat, 1)).toThrow(RangeError);
});
