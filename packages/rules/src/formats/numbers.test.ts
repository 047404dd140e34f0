import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compactNumber, fixedGrouped, groupedCount, signed } from './numbers.ts';

describe('counts', () => {
  test('the statistics strip reads 10, 20K and 200K', () => {
    expect([10, 20_000, 200_000].map(compactNumber)).toEqual(['10', '20K', '200K']);
  });

  test('long counts are grouped in threes', () => {
    expect(groupedCount(1284)).toBe('1,284');
    expect(groupedCount(250_000)).toBe('250,000');
    expect(groupedCount(999)).toBe('999');
  });

  test('grouping never changes the number a person reads', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (n) => {
        expect(Number(fixedGrouped(n, 0).replaceAll(',', ''))).toBe(n === 0 ? 0 : n);
      }),
    );
  });

  test('a compact number never shows four digits before its suffix', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 1e14 }), (n) => {
        expect(compactNumber(n)).toMatch(/^\d{1,3}(\.\d)?[KMBT]$/);
      }),
    );
  });
});

test('writes signs that cannot be overlooked', () => {
  expect([signed(40), signed(-10), signed(0)]).toEqual(['+40', '−10', '0']);
});
