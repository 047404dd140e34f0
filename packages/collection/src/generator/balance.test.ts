import { ATTRIBUTES, type Attribute, type Attributes, RARITIES } from '@goats/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GOAT_SLUGS } from '../goat-slugs.ts';
import { GOAT_FACTS } from '../goats/goat-facts.ts';
import { type MintedCard, mintedCards } from '../minted/minted-cards.ts';
import { bestForm } from './card-attributes.ts';

const DUELS_PER_PAIR = 120;
const cards = [...mintedCards()];

function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
}

function sumOf(attributes: Attributes): number {
  return ATTRIBUTES.reduce((total, attribute) => total + attributes[attribute], 0);
}

/** Best of three: chance picks first, the loser second, the winner of the first third. */
function firstWins(a: Attributes, b: Attributes, random: (below: number) => number): boolean {
  const free: Attribute[] = [...ATTRIBUTES];
  const round = (attribute: Attribute): boolean => {
    free.splice(free.indexOf(attribute), 1);
    const start = random(ATTRIBUTES.length);
    for (let step = 0; step <= ATTRIBUTES.length; step += 1) {
      const each =
        step === 0 ? attribute : (ATTRIBUTES[(start + step) % ATTRIBUTES.length] ?? attribute);
      if (a[each] !== b[each]) return a[each] > b[each];
    }
    return random(2) === 0;
  };
  const best = (own: Attributes) => free.reduce((one, two) => (own[two] > own[one] ? two : one));
  const first = round(free[random(free.length)] ?? 'pace');
  const second = round(best(first ? b : a));
  if (first === second) return first;
  return round(best(first ? a : b));
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

test('no goat of a tier wins more than 55 of 100 best-of-three duels against the others', () => {
  const random = generator(20_000);
  for (const rarity of RARITIES) {
    const decks = GOAT_SLUGS.map((goat) =>
      cards.filter((card) => card.rarity === rarity && card.goat === goat),
    );
    const draw = (deck: readonly MintedCard[]) => deck[random(deck.length)]!.attributes;
    for (const deck of decks) {
      let won = 0;
      let played = 0;
      for (const other of decks) {
        if (other === deck) continue;
        for (let duel = 0; duel < DUELS_PER_PAIR; duel += 1) {
          played += 1;
          if (firstWins(draw(deck), draw(other), random)) won += 1;
        }
      }
      expect(won / played).toBeLessThan(0.55);
    }
  }
});
