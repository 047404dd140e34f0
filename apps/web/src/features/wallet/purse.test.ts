import { describe, expect, it } from 'vitest';
import { type Bill, lackOf, nearestTo } from './purse.ts';

const mintsLeft = { all: 20, legendary: 3, perDay: 20, legendaryPerDay: 3, nextAt: '' };
const purse = (hoofBalance: number, tradable: number, left: Partial<typeof mintsLeft> = {}) => ({
  ...{ hoofBalance, tradable, mintsLeft: { ...mintsLeft, ...left }, starterClaimed: true },
});
const mint = (price: number): Bill => ({ price, to: 'house', mints: 'Common' });
const person = (price: number): Bill => ({ price, to: 'people' });

describe('what a wallet is told before it presses', () => {
  it.each([
    ['a mint with gifts', purse(500, 0), mint(36), null],
    ['a mint with the last HOOF', purse(36, 0), mint(36), null],
    ['a mint that is too dear', purse(24, 24), mint(36), '12 HOOF short'],
    ['a mint that is too dear for gifts', purse(24, 0), mint(36), '12 HOOF short'],
    ['a hundredth that is missing', purse(35.99, 0), mint(36), '0.01 HOOF short'],
    ['a purchase from a person with what was won', purse(540, 40), person(40), null],
    [
      'a purchase from a person with gifts',
      purse(899_979, 0),
      person(40),
      'Needs 40 that may trade: you have 0',
    ],
    [
      'more than gifts and winnings',
      purse(30, 12),
      person(1_250),
      'Needs 1,250 that may trade: you have 12',
    ],
    ['a purse without gifts in it', purse(28, 28), person(40), '12 HOOF short'],
    ['an empty purse', purse(0, 0), person(40), '40 HOOF short'],
    [
      'one mint too many',
      purse(500, 0, { all: 0 }),
      mint(36),
      'Your mints of today are used up: more at midnight UTC',
    ],
    [
      'one Legendary too many',
      purse(5_000, 0, { legendary: 0 }),
      { ...mint(900), mints: 'Legendary' },
      'Your Legendary mints of today are used up: more at midnight UTC',
    ],
    ['a Common after the last Legendary', purse(500, 0, { legendary: 0 }), mint(36), null],
    ['a person’s card after the last mint', purse(500, 500, { all: 0 }), person(40), null],
    ['nobody knows what is in it', undefined, person(40), null],
  ] as const)('%s', (_, has, bill, words) => {
    expect(lackOf(has, bill)?.words ?? null).toBe(words);
  });

  const alike = { id: 4711, priceHoof: 36, rarity: 'Common' } as const;
  it.each([
    ['one like it', purse(500, 0), person(40), alike, { kind: 'mint', cardId: 4711, price: 36 }],
    ['nothing that it could not pay either', purse(20, 0), person(40), alike, { kind: 'play' }],
    ['nothing that nobody has found', purse(500, 0), person(40), null, { kind: 'play' }],
    [
      'no mint after the last of the day',
      purse(500, 0, { all: 0 }),
      person(40),
      alike,
      { kind: 'play' },
    ],
    ['to come again', purse(500, 0, { all: 0 }), mint(36), alike, { kind: 'tomorrow' }],
    [
      'the pack that waits',
      { ...purse(0, 0), starterClaimed: false },
      mint(36),
      alike,
      { kind: 'starter' },
    ],
  ] as const)('and is offered %s', (_, has, bill, like, nearest) => {
    expect(nearestTo(has, lackOf(has, bill)!, like)).toEqual(nearest);
  });
});
