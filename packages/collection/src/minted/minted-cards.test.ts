import {
  ATTRIBUTE_RANGES,
  ATTRIBUTES,
  cardOfToken,
  goatScore,
  RARITIES,
  tokenOf,
} from '@goats/rules';
import { describe, expect, test } from 'vitest';
import { GOAT_SLUGS } from '../goat-slugs.ts';
import { goatStory } from '../goats/goat-stories.ts';
import { cardId, mintedCard, mintedCards } from './minted-cards.ts';

const cards = [...mintedCards()];

describe('all 20,000 cards', () => {
  test('ids run 1 to 20,000, tokens from 1,000,001, and a card found by id is the same card', () => {
    expect(cards.length).toBe(20_000);
    for (const [position, card] of cards.entries()) {
      expect(card.id === position + 1 && card.tokenId === 1_000_001 + position).toBe(true);
    }
    for (const id of [1, 4032, 19_999, 20_000]) expect(mintedCard(id)).toEqual(cards[id - 1]);
  });

  test('every goat has 2,000: 1,000 Common, 600 Rare, 300 Epic, 100 Legendary', () => {
    for (const goat of GOAT_SLUGS) {
      const own = cards.filter((card) => card.goat === goat);
      const counts = RARITIES.map((rarity) => own.filter((card) => card.rarity === rarity).length);
      expect(counts).toEqual([1000, 600, 300, 100]);
      expect(new Set(own.map((card) => card.variationNumber)).size).toBe(2000);
    }
  });

  test('no two look alike, and no two share a name', () => {
    expect(new Set(cards.map((card) => JSON.stringify([card.momentTitle, card.traits]))).size).toBe(
      20_000,
    );
    expect(new Set(cards.map((card) => card.name)).size).toBe(20_000);
  });

  test('each attribute lies in its tier’s range and the GOAT Score is their rounded average', () => {
    for (const card of cards) {
      const { min, max } = ATTRIBUTE_RANGES[card.rarity];
      const inside = ATTRIBUTES.every(
        (attribute) => card.attributes[attribute] >= min && card.attributes[attribute] <= max,
      );
      expect(inside && card.goatScore === goatScore(card.attributes)).toBe(true);
    }
  });

  test('each remembers a moment of its own goat and has a price in every currency', () => {
    const titles = new Map(
      GOAT_SLUGS.map((slug) => [
        slug,
        new Set(goatStory(slug).iconicMoments.map((moment) => moment.title)),
      ]),
    );
    for (const card of cards) {
      const priced = card.priceHoof > 0 && card.priceMatic > 0 && card.price > 0;
      expect(priced && titles.get(card.goat)?.has(card.momentTitle)).toBe(true);
      expect(card.description).not.toMatch(/undefined|\s\s|,,|\.\./);
    }
  });

  test('rarities are spread over the ids: no page of a hundred is without a Rare', () => {
    for (let from = 0; from < cards.length; from += 100) {
      const page = cards.slice(from, from + 100);
      expect(page.some((card) => card.rarity === 'Rare')).toBe(true);
    }
  });
});

test('an id or token outside the collection is no card', () => {
  for (const id of [0, -1, 20_001, 1.5, Number.NaN]) expect(mintedCard(id)).toBeUndefined();
  for (const token of [1_000_000, 1_020_001, 17]) expect(cardOfToken(token)).toBeNull();
  expect(cardOfToken(tokenOf(17))).toBe(17);
});

test('goats take turns, so the last digit of an id names the goat', () => {
  expect(cardId('the-black-pearl', 1)).toBe(1);
  expect(cardId('kaiser-goat', 1)).toBe(10);
  expect(cardId('the-flea', 2000)).toBe(19_993);
});

test('a page of cards is the same wherever the page begins', () => {
  expect([...mintedCards(100, 120)]).toEqual(cards.slice(99, 120));
  expect([...mintedCards(19_995, 30_000)].length).toBe(6);
});
