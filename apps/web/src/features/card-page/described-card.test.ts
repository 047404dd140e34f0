import { mintedCards } from '@goats/collection';
import { expect, test } from 'vitest';
import { described } from './described-card.ts';

test('a page describes a card as its seal does, word for word where the page is English', () => {
  for (const card of mintedCards(1, 300)) {
    const { description, traits } = card;
    const told = described({ ...card, traits: { ...traits }, description: `But ${description}` });
    expect(told).toBe(description);
  }
});

test('what a newer server prints is told as it came', () => {
  const [card] = mintedCards();
  const traits = { ...card!.traits, background: 'Moon' };
  expect(described({ ...card!, traits })).toBe(card!.description);
});
