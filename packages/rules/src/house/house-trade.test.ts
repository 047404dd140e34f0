import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { houseAccepts, houseAsks, houseBuys, houseOffers } from './house-trade.ts';

const price = fc.integer({ min: 100, max: 500_000 });
const random = fc.double({ min: 0, max: 0.999_999, noNaN: true });

describe('a house player who trades', () => {
  test('asks whole HOOF near what a new card costs, and offers less than that', () => {
    fc.assert(
      fc.property(price, random, (cost, roll) => {
        const [asks, offers] = [houseAsks, houseOffers].map((f) => f({ price: cost }, () => roll));
        expect(asks! % 100).toBe(0);
        expect(asks).toBeGreaterThanOrEqual(Math.max(100, 0.85 * cost - 50));
        expect(asks).toBeLessThanOrEqual(1.35 * cost + 50);
        expect(offers).toBeLessThanOrEqual(Math.max(100, 0.95 * cost + 50));
      }),
    );
  });

  test('pays no more than a new card costs', () => {
    expect(houseBuys({ price: 5_000, asked: 5_000 })).toBe(true);
    expect(houseBuys({ price: 5_000, asked: 5_001 })).toBe(false);
  });

  test('lets a card go for what it is worth, or for nearly what it asks', () => {
    expect(houseAccepts({ price: 10_000 }, 9_499)).toBe(false);
    expect(houseAccepts({ price: 10_000 }, 9_500)).toBe(true);
    expect(houseAccepts({ price: 10_000, asked: 8_600 }, 8_170)).toBe(true);
    expect(houseAccepts({ price: 10_000, asked: 13_000 }, 9_500)).toBe(true);
  });

  test('cannot be milked: what it sells for is never far below what it would buy for', () => {
    fc.assert(
      fc.property(price, random, (cost, roll) => {
        const asks = houseAsks({ price: cost }, () => roll);
        // Buying from it and selling back wins at most what one bargain is worth, and it buys few.
        expect(cost - asks).toBeLessThanOrEqual(0.15 * cost + 50);
      }),
    );
  });
});
