import { mintedCard } from '@goats/collection';
import { attributeLabel } from '@goats/rules';
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

test('the sample duel is played by the rules: its last round is a decider, and everyone is named', () => {
  const { deciders, rounds } = SAMPLE_DUEL;
  const [first, second, third] = rounds;
  for (const attribute of deciders) expect(first.text).toContain(attributeLabel(attribute));
  expect(deciders).toContain(third.attribute);
  const crossedOut = deciders.filter((each) => second.text.includes(attributeLabel(each)));
  expect(crossedOut).toHaveLength(1);
  expect(crossedOut).not.toContain(third.attribute);
});
