import {
  ATTRIBUTES,
  type Attribute,
  type Attributes,
  attributeLabel,
  RARITIES,
  type Rarity,
} from '@goats/rules';
import { describe, expect, test } from 'vitest';
import { GOAT_SLUGS, type GoatSlug } from '../goat-slugs.ts';
import { GOAT_FACTS } from '../goats/goat-facts.ts';
import { type MintedCard, mintedCard, mintedCards } from '../minted/minted-cards.ts';
import { signatureAttributes } from './signature.ts';
import { strongIn, TIER_PROFILES } from './strong-in.ts';

const cards = [...mintedCards()];
const ofTier = (rarity: Rarity) => cards.filter((card) => card.rarity === rarity);
const signatures = new Map<GoatSlug, readonly Attribute[]>(
  GOAT_SLUGS.map((slug) => [slug, signatureAttributes(GOAT_FACTS[slug].baseAttributes)]),
);

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]) => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};
const column = (deck: readonly MintedCard[], attribute: Attribute) =>
  deck.map((card) => card.attributes[attribute]);

function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const together = mean(a.map((value, at) => (value - meanA) * ((b[at] ?? 0) - meanB)));
  return together / (deviation(a) * deviation(b));
}

describe('a goat', () => {
  test('signs with what other goats lack, not with what all of them have', () => {
    const words = (slug: GoatSlug) => signatures.get(slug)?.map(attributeLabel).join(', ');
    expect(words('the-black-pearl')).toBe('Heading Ability, Finishing, Charisma');
    expect(words('hand-of-horn')).toBe('Charisma, Dribbling, Passing Accuracy');
    expect(words('the-flea')).toBe('Vision, Dribbling, Finishing');
    expect(words('the-machine')).toBe('Heading Ability, Shooting Power, Physicality');
    expect(words('el-fenomeno')).toBe('Pace, Shooting Power, Physicality');
    expect(words('the-wizard')).toBe('Passing Accuracy, Heading Ability, Defensive IQ');
    expect(words('flying-dutchman')).toBe('Charisma, Vision, Pace');
    expect(words('magic-goat')).toBe('Charisma, Dribbling, Vision');
    expect(words('platinum-prince')).toBe('Passing Accuracy, Vision, Finishing');
    expect(words('kaiser-goat')).toBe('Defensive IQ, Physicality, Heading Ability');
  });

  test('every attribute is somebody’s signature, so no choice of a picker is without a specialist', () => {
    expect(new Set([...signatures.values()].flat()).size).toBe(ATTRIBUTES.length);
  });
});

describe.each(RARITIES)('the %s cards', (rarity) => {
  const deck = ofTier(rarity);

  test('differ little in how good they are: the deviation of the average is 0.3 to 0.7', () => {
    const averages = deck.map((card) => mean(ATTRIBUTES.map((each) => card.attributes[each])));
    expect(deviation(averages)).toBeGreaterThan(0.3);
    expect(deviation(averages)).toBeLessThan(0.7);
  });

  test('pay elsewhere for what they gain here: attributes correlate by -0.15 to 0 on average', () => {
    const pairs = ATTRIBUTES.flatMap((a, at) => ATTRIBUTES.slice(at + 1).map((b) => [a, b]));
    const all = pairs.map(([a, b]) => correlation(column(deck, a!), column(deck, b!)));
    expect(mean(all)).toBeGreaterThan(-0.15);
    expect(mean(all)).toBeLessThan(0);
  });

  test('have the average that is written down for their tier', () => {
    for (const attribute of ATTRIBUTES) {
      expect(TIER_PROFILES[rarity][attribute]).toBeCloseTo(mean(column(deck, attribute)), 2);
    }
  });
});

describe('a card', () => {
  test('is strong in one of its goat’s three signatures on 72 of 100 cards', () => {
    const loyal = cards.filter((card) =>
      signatures.get(card.goat)?.includes(strongIn(card.rarity, card.attributes)),
    );
    expect(loyal.length / cards.length).toBeGreaterThan(0.71);
    expect(loyal.length / cards.length).toBeLessThan(0.74);
  });

  test('of any goat is more likely than not strong in one of the three that its page names', () => {
    for (const slug of GOAT_SLUGS) {
      const own = cards.filter((card) => card.goat === slug);
      const loyal = own.filter((card) =>
        signatures.get(slug)?.includes(strongIn(card.rarity, card.attributes)),
      );
      expect([slug, loyal.length / own.length > 0.6]).toEqual([slug, true]);
    }
  });

  test('strong in anything can be found: every attribute has at least 1 in 20 of the cards', () => {
    for (const attribute of ATTRIBUTES) {
      const own = cards.filter((card) => strongIn(card.rarity, card.attributes) === attribute);
      expect(own.length).toBeGreaterThan(cards.length / 20);
    }
  });

  test('is strong where it lies furthest above its tier, which need not be its highest number', () => {
    const plain = TIER_PROFILES.Epic;
    const defender: Attributes = { ...plain, defensiveIQ: plain.defensiveIQ + 2, charisma: 92 };
    expect(defender.charisma).toBeGreaterThan(defender.defensiveIQ);
    expect(strongIn('Epic', defender)).toBe('defensiveIQ');
  });

  test('of the published collection never changes: these are the numbers people hold', () => {
    const numbers = (id: number) =>
      ATTRIBUTES.map((attribute) => mintedCard(id)?.attributes[attribute]);
    expect([1, 4032, 19_999, 20_000].map(numbers)).toEqual([
      [68, 65, 67, 67, 62, 64, 67, 66, 68, 70],
      [67, 70, 66, 67, 67, 67, 65, 62, 64, 70],
      [61, 65, 62, 70, 75, 66, 66, 69, 68, 65],
      [77, 82, 84, 76, 82, 85, 80, 82, 83, 81],
    ]);
  });
});
