import { expect, test } from 'vitest';
import { findGoat, goatScoreOf } from './find-goat.ts';

const goats = [
  { id: 'goat-1', nickname: 'The Black Pearl' },
  { id: 'goat-3', nickname: 'The Flea' },
  { id: 'kaiser', nickname: 'Kaiser Goat' },
];

test.each([
  ['kaiser', 'Kaiser Goat'],
  ['3', 'The Flea'],
  ['2', 'The Flea'],
  ['flea', 'The Flea'],
  ['The Flea of Rosario', 'The Flea'],
  ['BLACK PEARL', 'The Black Pearl'],
])('/goat-profile/%s shows %s', (id, nickname) => {
  expect(findGoat(goats, id)?.nickname).toBe(nickname);
});

test.each(['0', '4', 'sheep', '', ' '])('/goat-profile/%s has wandered off', (id) => {
  expect(findGoat(goats, id)).toBeUndefined();
});

test('a profile without a goatScore shows the rounded average', () => {
  expect(goatScoreOf({ pace: 90, vision: 81 })).toBe(86);
  expect(goatScoreOf({ pace: 90, goatScore: 77 })).toBe(77);
  expect(goatScoreOf({})).toBe(0);
});
