import { ATTRIBUTES, type Attribute, RARITIES } from '@goats/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentPrices, solPrice, solToMatic, variationPrices } from './card-prices.ts';
import { cardStats } from './card-stats.ts';
import { masterGoat } from './goats/goat-shapes.ts';

const goat = masterGoat('the-flea');
const value = fc.integer({ min: 0, max: 100 });
const attributes = fc.record(
  Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute, value])) as Record<
    Attribute,
    typeof value
  >,
);

test('the six stats of a card are whole numbers from 0 to 100 between the two they come from', () => {
  fc.assert(
    fc.property(attributes, (ten) => {
      const stats = cardStats(ten);
      expect('specialAbility' in stats).toBe(false);
      for (const stat of Object.values(stats)) {
        expect(Number.isInteger(stat) && stat >= 0 && stat <= 100).toBe(true);
      }
      const pair = [ten.shootingPower, ten.finishing].sort((a, b) => a - b);
      expect(stats.shooting).toBeGreaterThanOrEqual(pair[0]!);
      expect(stats.shooting).toBeLessThanOrEqual(pair[1]!);
    }),
  );
  const ten = goat.baseAttributes;
  expect(cardStats(ten, 'Hang Time').specialAbility).toBe('Hang Time');
});

test('a stronger card of a tier never costs less, and a higher tier always costs more', () => {
  const sums = { Common: 600, Rare: 700, Epic: 800, Legendary: 900 };
  for (const rarity of RARITIES) {
    const weak = variationPrices(goat, rarity, sums[rarity]);
    const strong = variationPrices(goat, rarity, sums[rarity] + 90);
    expect(strong.priceHoof).toBeGreaterThan(weak.priceHoof);
    expect(strong.priceMatic).toBeGreaterThan(weak.priceMatic);
    expect(momentPrices(goat, rarity, 450).priceMatic).toBeGreaterThan(
      momentPrices(goat, rarity, 250).priceMatic,
    );
  }
  const best = variationPrices(goat, 'Common', 750).priceHoof;
  expect(variationPrices(goat, 'Rare', 700).priceHoof).toBeGreaterThan(best);
});

test('prices keep to their decimals: whole HOOF, two for SOL, four for MATIC', () => {
  fc.assert(
    fc.property(fc.constantFrom(...RARITIES), fc.integer({ min: 600, max: 1000 }), (tier, sum) => {
      const { priceHoof, priceMatic } = variationPrices(goat, tier, sum);
      expect(Number.isInteger(priceHoof)).toBe(true);
      expect(Number(priceMatic.toFixed(4))).toBe(priceMatic);
      expect(Number(solPrice(priceHoof).toFixed(2))).toBe(solPrice(priceHoof));
    }),
  );
  expect(solPrice(880)).toBe(44);
  expect(solToMatic(44)).toBe(1408);
});
