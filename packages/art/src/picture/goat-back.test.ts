import { gzipSync } from 'node:zlib';
import { GOAT_SLUGS, mintedCards } from '@goats/collection';
import { RARITIES } from '@goats/rules';
import { expect, test } from 'vitest';
import { goatBack } from './goat-back.ts';
import { inspectSvg } from './inspect-svg.ts';

const CARDS = [...mintedCards()];
const one = (goat: string, rarity: string) =>
  CARDS.find((card) => card.goat === goat && card.rarity === rarity)!;

test('every goat has a back of its own in every tier, within the budget of a card', () => {
  const drawn = GOAT_SLUGS.flatMap((goat) => RARITIES.map((tier) => goatBack(one(goat, tier))));
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const svg of drawn) {
    const { ids, references } = inspectSvg(svg);
    expect(new Set(ids).size).toBe(ids.length);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
    expect(svg.length).toBeLessThanOrEqual(60 * 1024);
    expect(gzipSync(svg).length).toBeLessThanOrEqual(16 * 1024);
  }
});

test('two cards of one goat have two backs, and their ids keep apart', () => {
  const [a, b] = CARDS.filter((card) => card.goat === 'the-flea').slice(0, 2);
  const [left, right] = [inspectSvg(goatBack(a!)), inspectSvg(goatBack(b!))];
  expect(left.ids.filter((id) => right.ids.includes(id))).toEqual([]);
});

test('a back says whose it is', () => {
  expect(inspectSvg(goatBack(one('the-flea', 'Epic'))).title).toBe('The Flea, Epic card, the back');
});
