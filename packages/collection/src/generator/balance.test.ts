import { ATTRIBUTES, type Attribute, type Attributes, RARITIES } from '@goats/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GOAT_SLUGS } from '../goat-slugs.ts';
import { GOAT_FACTS } from '../goats/goat-facts.ts';
import { mintedCards } from '../minted/minted-cards.ts';
import { bestForm } from './card-attributes.ts';

const cards = [...mintedCards()];

function sumOf(attributes: Attributes): number {
  return ATTRIBUTES.reduce((total, attribute) => total + attributes[attribute], 0);
}

test('every goat’s ten sum to 950 on its best day, and no two goats have the same ten', () => {
  const profiles = new Set<string>();
  for (const slug of GOAT_SLUGS) {
    const form = bestForm(GOAT_FACTS[slug].baseAttributes);
    expect(sumOf(form)).toBeCloseTo(950, 6);
    profiles.add(JSON.stringify(form));
  }
  expect(profiles.size).toBe(GOAT_SLUGS.length);
});

test('an operator who edits a goat’s base attributes cannot make it stronger than the others', () => {
  const value = fc.integer({ min: 0, max: 100 });
  const attributes = fc.record(
    Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute, value])) as Record<
      Attribute,
      typeof value
    >,
  );
  fc.assert(
    fc.property(attributes, (base) => {
      expect(sumOf(bestForm(base))).toBeCloseTo(950, 6);
    }),
  );
});

test('within a tier the ten goats have the same attribute sum to within one in a hundred', () => {
  for (const rarity of RARITIES) {
    const means = GOAT_SLUGS.map((goat) => {
      const own = cards.filter((card) => card.rarity === rarity && card.goat === goat);
      return own.reduce((total, card) => total + sumOf(card.attributes), 0) / own.length;
    });
    expect(Math.max(...means) / Math.min(...means)).toBeLessThan(1.01);
  }
});
