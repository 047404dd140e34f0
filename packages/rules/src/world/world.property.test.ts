import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { supplyOf } from './test-audit.ts';
import { balanceOf } from './test-facts.ts';
import { randomWorld, WALLETS } from './test-random.ts';
import { countCups, letTimePass, NO_SWAPS, playThrough, stepOf } from './test-steps.ts';

/** The same sequences every time; another seed: `WORLD_SEED=7 WORLD_RUNS=2000 npx vitest run …` */
const SEED = Number(process.env.WORLD_SEED ?? 3);
const RUNS = Number(process.env.WORLD_RUNS ?? 70);

const step = stepOf({
  ...{ open: 16, ask: 0, accept: 24, play: 40, 'time-out': 12, concede: 6 },
  ...{ list: 5, buy: 5, offer: 6, 'accept-offer': 5, 'enter-cup': 3 },
  ...NO_SWAPS,
  ...{ purse: 2, bid: 2, 'confirm-bid': 2, 'return-cards': 2, unlist: 2, 'open-cup': 2 },
});

/** The others are about stakes: what is for nothing would only take their turns. */
const withFriendlies = stepOf({
  ...{ open: 8, ask: 16, accept: 26, play: 40, 'time-out': 12, concede: 4 },
  ...{ 'open-cup': 4, 'enter-cup': 16, 'start-cup': 5, list: 3, buy: 3 },
  ...NO_SWAPS,
});

/** What was seen over all sequences. */
const seen = new Map<string, number>();
const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);

const MUST_HAPPEN = [
  ...['open', 'accept', 'move', 'time-out', 'cancel', 'expire', 'give-back', 'practice'],
  ...[
    'mint',
    'starter',
    'daily-pack',
    'change-quest',
    'NOT_DUE',
    'purse',
    'move-in',
    'bid',
    'confirm-bid',
    'bonus',
    'bonus spent',
  ],
  'returned',
  ...['list', 'unlist', 'buy', 'offer', 'withdraw-offer', 'expire-offer', 'accept-offer'],
  ...['PRICE_CHANGED', 'NOT_FOR_SALE', 'OFFER_CLOSED', 'OFFER_STANDS', 'stale: offer'],
  ...['duel points', 'duel conceded', 'duel forfeited', 'duel void', 'squad points'],
  ...['CARD_BUSY', 'CARD_RESTING', 'CARD_NOT_YOURS', 'INSUFFICIENT_HOOF', 'POOL_CHANGED'],
  ...['ALREADY_TAKEN', 'ALREADY_EXPIRED', 'NO_MATCHING_CARD', 'TREASURY_EMPTY', 'BID_TOO_LOW'],
  ...['stale and still true', 'stale: opening', 'stale: match-moved'],
  'grown',
  ...['open-cup', 'enter-cup', 'start-cup', 'pay-week', 'week prize'],
];

describe('whatever several wallets do, in whatever order', () => {
  test('[D22] [E7] [E9] the supply, the vaults, the cards and the payouts stay in order', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0, 5_000, 1_000_000, 1_000_000),
        fc.array(step, { maxLength: 250, size: 'max' }),
        (treasury, steps) => {
          const start = randomWorld(treasury);
          // Frozen to the operator alone: what it may not do is for the server's door to say.
          start.frozen.add(WALLETS[1]!);
          const world = playThrough(start, steps, count);
          if (world.cardEvents.some(({ kind }) => kind === 'returned')) count('returned');
          const supply = supplyOf(world);
          letTimePass(world);
          expect(supplyOf(world)).toBe(supply);
          for (const opening of world.openings.keys()) expect(balanceOf(world, opening)).toBe(0);
          for (const id of world.offers.keys()) expect(balanceOf(world, `offer:${id}`)).toBe(0);
          for (const { busyWith, grown } of world.cards.values()) {
            expect(busyWith).toBeNull();
            if (grown > 0) count('grown');
          }
          expect(world.reserved.size).toBe(0);
          countCups(world, count);
          for (const { kind, state } of world.matches.values()) {
            const what = kind === 'cup' ? kind : state.mode;
            if (state.phase === 'finished') count(`${what} ${state.result.reason}`);
            const { terms } = state;
            if (terms.kind === 'request' && treasury > 100_000) {
              count(terms.bonusGranted ? 'bonus' : 'bonus spent');
            }
          }
        },
      ),
      { seed: SEED, numRuns: RUNS },
    );
    const missing = MUST_HAPPEN.filter((what) => !seen.has(what));
    expect(missing).toEqual([]);
  }, 600_000);

  test('[E21] nobody loses the last card, however few there are and however many requests', () => {
    const lost = new Map<string, number>();
    fc.assert(
      fc.property(
        fc.constantFrom(1, 2, 3),
        fc.array(step, { maxLength: 120, size: 'max' }),
        (cardsEach, steps) => {
          // The faults of a world, looked for after every step, are also wallets that could lose all.
          const world = playThrough(randomWorld(1_000_000, cardsEach), steps, count);
          letTimePass(world);
          // Whoever sells may sell the last one: that is no loss.
          const sellers = world.sales.map(({ seller }) => seller);
          for (const wallet of WALLETS.filter((each) => !sellers.includes(each))) {
            const owned = [...world.cards.values()].filter(({ owner }) => owner === wallet).length;
            expect(owned).toBeGreaterThan(0);
            lost.set(wallet, (lost.get(wallet) ?? 0) + (owned < cardsEach ? 1 : 0));
          }
        },
      ),
      { seed: SEED, numRuns: RUNS },
    );
    expect(seen.get('LAST_CARD')).toBeGreaterThan(0);
    // Cards were lost all the same.
    expect(Math.max(...lost.values())).toBeGreaterThan(0);
  }, 600_000);

  test('friendlies among stakes and cups take nothing from either, and every one ends', () => {
    const ends = new Map<string, number>();
    fc.assert(
      fc.property(fc.array(withFriendlies, { maxLength: 250, size: 'max' }), (steps) => {
        const world = playThrough(randomWorld(1_000_000), steps, count);
        letTimePass(world);
        for (const opening of world.openings.keys()) expect(balanceOf(world, opening)).toBe(0);
        for (const { busyWith } of world.cards.values()) expect(busyWith).toBeNull();
        for (const { kind, state } of world.matches.values()) {
          expect(state.phase).toBe('finished');
          ends.set(kind, (ends.get(kind) ?? 0) + 1);
        }
      }),
      { seed: SEED, numRuns: Math.ceil(RUNS / 5) },
    );
    for (const kind of ['friendly', 'challenge', 'cup']) expect(ends.get(kind)).toBeGreaterThan(0);
  }, 600_000);
});
