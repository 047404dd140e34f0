import { expect, test } from 'vitest';
import { shortSentence } from './short-sentence.ts';

test('a story is told as far as its whole sentences fit', () => {
  expect(shortSentence('One. Two goals! Three.', 15)).toBe('One. Two goals!');
  expect(shortSentence('One. Two goals! Three.', 99)).toBe('One. Two goals! Three.');
});

test('a first sentence that is too long ends between words, and says so', () => {
  expect(shortSentence('A penalty, taken twice, and missed once.', 24)).toBe(
    'A penalty, taken twice...',
  );
  expect(shortSentence('', 20)).toBe('');
});
