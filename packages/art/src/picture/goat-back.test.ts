import { gzipSync } from 'node:zlib';
import { GOAT_SLUGS, goatStory, mintedCards } from '@goats/collection';
import { ATTRIBUTES, type Attributes, RARITIES } from '@goats/rules';
import { expect, test } from 'vitest';
import { goatBack } from './goat-back.ts';
import { storyLines } from './goat-back-form.ts';
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

test('a back tells its moment to the last word, in lines that fit', () => {
  for (const goat of GOAT_SLUGS) {
    for (const { title, description } of goatStory(goat).iconicMoments) {
      const lines = storyLines(goat, title);
      expect(lines.join(' '), title).toBe(description);
      expect(lines.length, title).toBeLessThanOrEqual(4);
      for (const line of lines) expect(line.length, title).toBeLessThanOrEqual(60);
    }
  }
});

test('stars mark what this card is strong in, not what its goat is known for', () => {
  const flea = one('the-flea', 'Epic');
  const flat = Object.fromEntries(ATTRIBUTES.map((each) => [each, 80])) as Attributes;
  const header = { ...flat, headingAbility: 99, defensiveIQ: 98, physicality: 97 };
  const passer = { ...flat, passingAccuracy: 99, vision: 98, charisma: 99 };
  const starsOf = (attributes: Attributes) =>
    [...goatBack({ ...flea, attributes }).matchAll(/#ffd75a" transform="([^"]+)"/g)].map(
      ([, at]) => at,
    );
  expect(starsOf(header).length).toBe(3);
  expect(starsOf(header)).not.toEqual(starsOf(passer));
});
