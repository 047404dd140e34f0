import { RARITIES } from '@goats/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_MOMENT_WEIGHTS, DEFAULT_NFT_WEIGHTS } from '../admin/generation-settings.ts';
import { rarityAt, rarityQuotas } from './quotas.ts';

const weights = fc.record({
  Common: fc.double({ min: 0, max: 100, noNaN: true }),
  Rare: fc.double({ min: 0, max: 100, noNaN: true }),
  Epic: fc.double({ min: 0, max: 100, noNaN: true }),
  Legendary: fc.double({ min: 0, max: 100, noNaN: true }),
});

test('2,000 cards at 50/30/15/5 are exactly 1,000, 600, 300 and 100', () => {
  expect(rarityQuotas(DEFAULT_NFT_WEIGHTS, 2000)).toEqual({
    Common: 1000,
    Rare: 600,
    Epic: 300,
    Legendary: 100,
  });
});

test('25,000 moments at 60/25/12/3 are exactly 15,000, 6,250, 3,000 and 750', () => {
  expect(rarityQuotas(DEFAULT_MOMENT_WEIGHTS, 25_000)).toEqual({
    Common: 15_000,
    Rare: 6_250,
    Epic: 3_000,
    Legendary: 750,
  });
});

test('any percentages give every card one tier, and each tier its share to within one card', () => {
  fc.assert(
    fc.property(weights, fc.integer({ min: 0, max: 30_000 }), (distribution, total) => {
      const quotas = rarityQuotas(distribution, total);
      const sum = RARITIES.reduce((running, rarity) => running + distribution[rarity], 0);
      expect(RARITIES.reduce((running, rarity) => running + quotas[rarity], 0)).toBe(total);
      for (const rarity of RARITIES) {
        expect(quotas[rarity]).toBeGreaterThanOrEqual(0);
        if (sum === 0) continue;
        const share = (distribution[rarity] * total) / sum;
        expect(Math.abs(quotas[rarity] - share)).toBeLessThan(1.000001);
        if (distribution[rarity] === 0) expect(quotas[rarity]).toBe(0);
      }
    }),
  );
});

test('a form left at zero everywhere still makes cards, and calls them Common', () => {
  const nothing = { Common: 0, Rare: 0, Epic: 0, Legendary: 0 };
  expect(rarityQuotas(nothing, 100)).toEqual({ ...nothing, Common: 100 });
});

test('a slot past the end is an error and never a free Legendary', () => {
  const quotas = rarityQuotas(DEFAULT_NFT_WEIGHTS, 100);
  expect(rarityAt(quotas, 99)).toBe('Legendary');
  expect(() => rarityAt(quotas, 100)).toThrow(RangeError);
});
