import { expect, test } from 'vitest';
import type { Sale } from './price-queries.ts';
import { daysByCurrency, paidWords, salesByCurrency, saleWords } from './price-words.ts';

const sale: Sale = {
  at: '2026-06-01T12:00:00.000Z',
  price: 1250.5,
  currency: 'HOOF',
  from: `0x${'a'.repeat(40)}`,
  to: `0x${'b'.repeat(40)}`,
  kind: 'listing',
  leftOut: null,
};

test('every price names its money', () => {
  expect(paidWords(1250.5, 'HOOF')).toBe('1,250.50 HOOF');
  expect(paidWords(2, 'SOL')).toBe('2.00 SOL');
  expect(paidWords(0.5, 'ETH')).toBe('Ξ0.50');
});

test('different money never shares a line, and ours comes first', () => {
  const lines = salesByCurrency([
    { ...sale, at: '2026-06-03T12:00:00.000Z', price: 9, currency: 'ETH', kind: 'external' },
    { ...sale, at: '2026-06-02T12:00:00.000Z' },
    { ...sale, price: 100, kind: 'mint', from: null },
  ]);
  expect(lines.map(([currency, points]) => [currency, points.map(({ price }) => price)])).toEqual([
    ['HOOF', [100, 1250.5]],
    ['ETH', [9]],
  ]);
});

test('a sale that counts for nothing says why, and is not joined to the line', () => {
  const washed = { ...sale, leftOut: 'They traded it back and forth.' };
  expect(saleWords(washed)).toContain('Counts for nothing: They traded it back and forth.');
  expect(salesByCurrency([washed])[0]?.[1][0]?.apart).toBe(true);
});

test('a day with one sale has no middle', () => {
  const day = { day: '2026-06-01', currency: 'HOOF', median: 5 } as const;
  const notes = daysByCurrency([
    { ...day, count: 1 },
    { ...day, day: '2026-06-02', count: 3 },
  ])[0]?.[1].map(({ note }) => note);
  expect(notes).toEqual(['One sale', 'In the middle of 3 sales']);
});
