import { expect, test } from 'vitest';
import { GOAT_SLUGS } from '../goat-slugs.ts';
import { goatStory } from './goat-stories.ts';
import { MOMENT_WORDS } from './moment-words.ts';

test('every moment of a card has its words, and no word is for a moment that nobody had', () => {
  const titles = GOAT_SLUGS.flatMap((slug) => goatStory(slug).iconicMoments.map((m) => m.title));
  expect(Object.keys(MOMENT_WORDS).toSorted()).toEqual(titles.toSorted());
  expect(Object.values(MOMENT_WORDS)).toEqual(Object.keys(MOMENT_WORDS));
});
