import { expect, test } from 'vitest';
import { recordWords } from './card-record.tsx';

test('a card’s record reads as a sentence, whatever it has been through', () => {
  const words = (games: number, wins: number, trophies = 0) =>
    recordWords({ games, wins, trophies });
  expect(words(0, 0)).toBe('Unbeaten, on account of never having played.');
  expect(words(3, 0)).toBe('Played 3, won none yet.');
  expect(words(7, 4, 1)).toBe('Played 7, won 4, lifted a cup.');
  expect(words(5, 5, 2)).toBe('Played 5, won the lot, lifted 2 cups.');
  expect(words(1200, 1100)).toBe('Played 1,200, won 1,100.');
});
