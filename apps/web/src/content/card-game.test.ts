import { mintedCard } from '@goats/collection';
import { expect, test } from 'vitest';
import { SAMPLE_DUEL, TIER_CARDS } from './card-game.ts';

test('whoever looks up a card of the landing page finds the numbers it showed', () => {
  const { near, far, rounds } = SAMPLE_DUEL;
  for (const { id, name, rarity, score } of [...TIER_CARDS, near, far]) {
    expect(mintedCard(id)).toMatchObject({ goatName: name, rarity, goatScore: score });
  }
  for (const { attribute, values } of rounds) {
    const printed = [near, far].map(({ id }) => mintedCard(id)?.attributes[attribute]);
    expect(values).toEqual(printed);
  }
});
