import { expect, test } from 'vitest';
import { fixtureWords } from './fixture-line.tsx';

test('the arena says what is on, one or many or nothing', () => {
  expect(fixtureWords(4, 1)).toBe('4 battles open, 1 match on');
  expect(fixtureWords(1, 2)).toBe('1 battle open, 2 matches on');
  expect(fixtureWords(0, 0)).toBe('No battle open, pitch free');
});
