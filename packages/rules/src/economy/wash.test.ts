import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { floorOf, type SaleBackground, washOf } from './wash.ts';

const sale = { price: 100, seller: `0x${'b'.repeat(40)}`, buyer: `0x${'a'.repeat(40)}` };
const HONEST: SaleBackground = {
  ...{ houses: 0, cameBack: false, wentRound: false, paidBack: false, transferred: false },
  ...{ swapped: false, circle: null, newcomer: false, floor: 100 },
};
const reason = (change: Partial<SaleBackground>, price = 100) =>
  washOf({ ...sale, price }, { ...HONEST, ...change })?.reason ?? null;

describe('a sale counts for the leaderboard', () => {
  test('at whatever price, between wallets that have played and nothing else to do with each other', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.02, max: 1e10, noNaN: true }), (price) => {
        expect(reason({}, price)).toBeNull();
      }),
    );
  });

  test('with the house as often as one likes, and not between two of the house', () => {
    expect(reason({ houses: 1, paidBack: true, transferred: true })).toBeNull();
    expect(reason({ houses: 2 })).toBe('Both are house players: the house sets no prices.');
  });

  test('not when the card goes back to whoever it came from, be that the house', () => {
    const words = '0xaaaa...aaaa and 0xbbbb...bbbb traded this card back and forth.';
    expect(reason({ cameBack: true })).toBe(words);
    expect(reason({ cameBack: true, houses: 1 })).toBe(words);
  });

  test('not when it went round: whoever buys it had sold it', () => {
    expect(reason({ wentRound: true })).toContain('had sold this very card');
    expect(reason({ wentRound: true, houses: 1 })).toBeNull();
  });

  test('not when one of the two has paid the other before', () => {
    expect(reason({ paidBack: true })).toContain('sold cards to each other');
    expect(reason({ transferred: true })).toContain('HOOF had gone');
    expect(reason({ swapped: true })).toContain('swapped cards');
    expect(reason({ swapped: true, houses: 1 })).toBeNull();
  });

  test('not when it goes round in a circle of traders, and a ring is seen through as a whole', () => {
    const ring = [sale.seller, '0xc', sale.buyer];
    expect(washOf(sale, { ...HONEST, circle: { ring } })).toMatchObject({ reveals: 'ring' });
    expect(washOf(sale, { ...HONEST, wentRound: true, circle: { ring } })).toMatchObject({
      ...{ reason: 'The buyer had sold this very card in the 30 days before.', reveals: 'ring' },
    });
    expect(washOf(sale, { ...HONEST, circle: { ring: null } })).toEqual({
      reason: expect.stringContaining('one circle of traders'),
    });
    expect(reason({ circle: { ring }, houses: 1 })).toBeNull();
  });

  test('not far off the floor with a newcomer: beyond five times it, or below a fifth', () => {
    expect(reason({ newcomer: true }, 500)).toBeNull();
    expect(reason({ newcomer: true }, 20)).toBeNull();
    expect(reason({ newcomer: true }, 500.01)).toBe(
      '500.01 HOOF is far off the 100 that cards of its tier cost then, and one of the wallets has not played its way in yet.',
    );
    expect(reason({ newcomer: true }, 19.99)).toContain('far off');
  });

  test('a price between counts whatever the floor is; one outside never does', () => {
    const amount = fc.integer({ min: 2, max: 1_000_000_000 });
    fc.assert(
      fc.property(amount, amount, (price, floor) => {
        const far = price > floor * 5 || price < floor / 5;
        expect(reason({ newcomer: true, floor }, price) !== null).toBe(far);
      }),
    );
  });
});

describe('the floor of a tier', () => {
  test('is the cheapest for sale, else the middle of the last prices, else what minting costs', () => {
    expect(floorOf({ cheapest: 12, recent: [90, 100] }, 55)).toBe(12);
    expect(floorOf({ cheapest: null, recent: [10, 1_000, 20] }, 55)).toBe(20);
    expect(floorOf({ cheapest: null, recent: [10, 30, 20, 1_000] }, 55)).toBe(25);
    expect(floorOf({ cheapest: null, recent: [] }, 55)).toBe(55);
  });

  test('cannot be moved far by one price', () => {
    const prices = fc.array(fc.integer({ min: 90, max: 110 }), { minLength: 3, maxLength: 20 });
    fc.assert(
      fc.property(prices, fc.integer({ min: 0, max: 1e9 }), ([, ...rest], odd) => {
        const floor = floorOf({ cheapest: null, recent: [odd, ...rest] }, 55);
        if (rest.length > 1) expect(floor).toBeGreaterThanOrEqual(90);
        if (rest.length > 1) expect(floor).toBeLessThanOrEqual(110);
      }),
    );
  });
});
