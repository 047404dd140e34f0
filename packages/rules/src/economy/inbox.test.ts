import { expect, test } from 'vitest';
import { isNews, isOverpriced, TOLD_AGAIN_MS } from './inbox.ts';

test('a price is news when nobody knows one, when it is a tenth lower, or a day later', () => {
  const told = { price: 10_000, at: 5 };
  expect(isNews(10_000, undefined, 5)).toBe(true);
  expect([9_999, 9_001, 9_000, 1].map((price) => isNews(price, told, 6))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(isNews(9_999, told, 5 + TOLD_AGAIN_MS - 1)).toBe(false);
  expect(isNews(9_999, told, 5 + TOLD_AGAIN_MS)).toBe(true);
  // Of the smallest prices a tenth is less than a hundredth, and still has to be reached.
  expect([3, 2].map((price) => isNews(price, { price: 3, at: 0 }, 1))).toEqual([false, true]);
});

test('three times what it was minted for is dear, more is overpriced', () => {
  expect([3_000, 9_000, 9_001].map((asked) => isOverpriced(asked, 3_000))).toEqual([
    false,
    false,
    true,
  ]);
});
