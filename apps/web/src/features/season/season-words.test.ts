import { expect, test } from 'vitest';
import { badgeWords, bandWords, lastDayWords, nextWords } from './season-words.ts';

test('how far the badge is, down to the last match', () => {
  expect(badgeWords(4)).toBe('4 more rated matches and you keep a badge of this season.');
  expect(badgeWords(1)).toBe('One more rated match and you keep a badge of this season.');
  expect(badgeWords(0)).toContain('The badge is sure.');
});

test('how far the next rank is, and that there is none above the last', () => {
  expect(nextWords({ id: 'premier', points: 40 })).toBe('40 points to Premier');
  expect(nextWords({ id: 'goat', points: 1 })).toBe('1 point to GOAT');
  expect(nextWords(null)).toBe('Nothing above you but weather');
});

test('where a rank begins and ends: no point belongs to two', () => {
  expect(bandWords(null, 1000)).toBe('below 1000');
  expect(bandWords(1000, 1150)).toBe('1000 to 1149');
  expect(bandWords(1800, undefined)).toBe('1800 and more');
});

test('the last day of a season is the one before its end, wherever one looks from', () => {
  expect(lastDayWords('2026-11-23T00:00:00.000Z')).toBe('Sunday 22 November');
});
