import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededStream } from '../hash/seeded-stream.ts';
import { RARITIES } from '../rarity.ts';
import { clubTier, voteWeight } from './club.ts';
import { CHALLENGE_EXPIRY_MS, isExpired, REQUEST_EXPIRY_MS, TIMING } from './deadlines.ts';
import { cardHold, restsUntil, utcDay } from './limits.ts';
import { drawPack, PACK_ODDS, PRICE_TIERS } from './packs.ts';
import { inPriceBand, isHigherBid, isPriceBand, nextMinimumBid, PRICE_BANDS } from './prices.ts';

const HOUR = 3_600_000;

describe('what a card may do', () => {
  const free = { engaged: false, restsUntil: null, gamesToday: 0 };

  test('[E9] a card in one match cannot enter another', () => {
    expect(cardHold({ ...free, engaged: true }, 0)).toBe('engaged');
    expect(cardHold(free, 0)).toBeNull();
  });

  test('[E10] the fourth game of a UTC day is refused', () => {
    expect([0, 2, 3, 4].map((n) => cardHold({ ...free, gamesToday: n }, 0))).toEqual([
      null,
      null,
      'played-out',
      'played-out',
    ]);
  });

  test('[E10] the day turns at UTC midnight', () => {
    const midnight = 20_000 * 24 * HOUR;
    expect(utcDay(midnight - 1)).toBe(19_999);
    expect(utcDay(midnight)).toBe(20_000);
  });

  test('[E11] a losing card rests exactly twelve hours', () => {
    const until = restsUntil(5000);
    expect(until).toBe(5000 + 12 * HOUR);
    expect(cardHold({ ...free, restsUntil: until }, until - 1)).toBe('resting');
    expect(cardHold({ ...free, restsUntil: until }, until)).toBeNull();
  });
});

describe('deadlines', () => {
  test('[E13] a challenge lives six hours, a request half an hour', () => {
    expect(CHALLENGE_EXPIRY_MS).toBe(6 * HOUR);
    expect(REQUEST_EXPIRY_MS).toBe(HOUR / 2);
    expect(isExpired(1000, 999)).toBe(false);
    expect(isExpired(1000, 1000)).toBe(true);
  });

  test('[D3] commit 60 s, open 2 min, pick 30 s', () => {
    expect(TIMING).toEqual({ commitMs: 60_000, openMs: 120_000, pickMs: 30_000 });
  });
});

describe('packs, prices, club', () => {
  test('[E14] pack odds add up to 100 and are the odds that are drawn', () => {
    expect(RARITIES.reduce((sum, rarity) => sum + PACK_ODDS[rarity], 0)).toBe(100);
    const stream = seededStream('packs', '', '', '1');
    const drawn = Array.from({ length: 4000 }, () => drawPack(stream)).flat();
    for (const rarity of RARITIES) {
      const share = (drawn.filter((tier) => tier === rarity).length / drawn.length) * 100;
      expect(Math.abs(share - PACK_ODDS[rarity])).toBeLessThan(1.2);
    }
  });

  test('[E14] a price tier holds five cards a pack', () => {
    for (const rarity of RARITIES) {
      expect(PRICE_TIERS[rarity].cards).toBe(PRICE_TIERS[rarity].packs * 5);
    }
    expect(RARITIES.filter((rarity) => PRICE_TIERS[rarity].mostPopular)).toEqual(['Epic']);
  });

  test('[E15] every price is in exactly one band', () => {
    expect([34_999.99, 35_000, 40_000, 40_000.01].map(bandOf)).toEqual([
      'under35k',
      '35k-40k',
      '35k-40k',
      'over40k',
    ]);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (price) => {
        expect(PRICE_BANDS.filter((band) => inPriceBand(price, band))).toHaveLength(2);
      }),
    );
    expect(isPriceBand('free')).toBe(false);
  });

  test('[E16] the next bid is a tenth higher, to the exact hundredth', () => {
    expect(nextMinimumBid(41.75, 30)).toBe(41.85);
    expect(nextMinimumBid(41.2, 30)).toBe(41.3);
    expect(nextMinimumBid(null, 30.005)).toBe(30.01);
    expect(isHigherBid(41.75, 41.75)).toBe(false);
    expect(isHigherBid(41.76, 41.75)).toBe(true);
    expect(isHigherBid(0, null)).toBe(false);
    expect(isHigherBid(Number.NaN, 1)).toBe(false);
  });

  test('[E17] one card opens the club, five vote fivefold, ten tenfold', () => {
    expect([0, 1, 4, 5, 9, 10, 2000].map(clubTier)).toEqual([
      null,
      'Standard',
      'Standard',
      'Elite',
      'Elite',
      'Legendary',
      'Legendary',
    ]);
    expect([0, 1, 5, 10].map(voteWeight)).toEqual([0, 1, 5, 10]);
  });
});

function bandOf(price: number): string | undefined {
  return PRICE_BANDS.find((band) => band !== 'all' && inPriceBand(price, band));
}
