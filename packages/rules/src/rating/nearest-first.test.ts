import { describe, expect, test } from 'vitest';
import { NEWCOMER } from './glicko.ts';
import { nearestFirst, type Offer, ratingOf } from './nearest-first.ts';

const offer = (name: string, rating: number, score = 80, rarity: Offer['rarity'] = 'Rare') => ({
  ...{ name, rating, score, rarity },
});
const order = (offers: ReturnType<typeof offer>[], rating: number, best = {}) =>
  nearestFirst(offers, { rating, best }, (each) => each).map(({ name }) => name);

describe('who is offered first', () => {
  test('[E22] the nearest rating, above or below', () => {
    const offers = [offer('strong', 1900), offer('weak', 1100), offer('even', 1480)];
    expect(order(offers, 1500)).toEqual(['even', 'strong', 'weak']);
    expect(order(offers, 1200)).toEqual(['weak', 'even', 'strong']);
    expect(order(offers, 1800)).toEqual(['strong', 'even', 'weak']);
  });

  test('[E22] of equals the one whose card is nearest to one’s best of that tier', () => {
    const offers = [
      offer('no card for it', 1500, 92, 'Epic'),
      offer('far', 1500.2, 84),
      offer('near', 1499.8, 78),
    ];
    expect(order(offers, 1500, { Rare: 79 })).toEqual(['near', 'far', 'no card for it']);
  });

  test('[E22] of the same in both the newest, as they came', () => {
    const offers = ['third', 'second', 'first'].map((name) => offer(name, 1500));
    expect(order(offers, 1650, { Rare: 79 })).toEqual(['third', 'second', 'first']);
    expect(order([], 1500)).toEqual([]);
  });

  test('[E22] whoever has no result yet stands where newcomers do', () => {
    expect(ratingOf(null)).toBe(NEWCOMER.rating);
    expect(ratingOf({ rating: 1723 })).toBe(1723);
  });
});
