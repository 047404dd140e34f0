import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_HISTORY } from '../../economy/history.ts';
import { seededStream } from '../../hash/seeded-stream.ts';
import { NO_SEASON } from '../../rating/seasons.ts';
import { addCard, createWorld, NOON, type World } from '../test-facts.ts';
import { done } from '../test-world.ts';

const DAY = 86_400_000;
const PRICE = 10_000;
const wallet = (n: number) => `0x${String(n).padStart(40, '0')}`;

/** So many traders with a history and more HOOF than they need; each has cards of its own to sell. */
function traders(count: number, cards: number): World {
  const people = Array.from({ length: count }, (_, n) => wallet(n));
  const world = createWorld({
    treasury: 1e9,
    ...Object.fromEntries(people.map((each) => [each, 1e9])),
  });
  const standing = { games: 10, rating: 1500, deviation: 100, volatility: 0.06, lastMatchAt: NOON };
  const history = { ...NO_HISTORY, matches: 10, wallets: 5, has: true };
  for (const [n, owner] of people.entries()) {
    world.battlers.set(owner, { ...standing, history, ...NO_SEASON });
    for (let i = 0; i < cards; i += 1)
      addCard(world, n * 1_000 + i + 1, 'Rare', { owner, price: PRICE });
  }
  return world;
}

/** A card that the seller has had from the beginning: no card of these goes round. */
function sell(world: World, seller: string, buyer: string, at: number, price = PRICE): void {
  const first = Number(seller.slice(2)) * 1_000;
  const card = [...world.cards.values()].find(
    ({ id, owner }) => owner === seller && id > first && id <= first + 999,
  )!;
  done(world, { type: 'list', cardId: card.id, wallet: seller, price, at });
  done(world, { type: 'buy', cardId: card.id, wallet: buyer, price, at });
}

/** The buyer's HOOF comes along with a card for a card: a deal without a price. */
function swap(world: World, seller: string, buyer: string, at: number): void {
  const [give, take] = [buyer, seller].map(
    (who) => [...world.cards.values()].findLast(({ owner }) => owner === who)!.id,
  );
  const cards = { give: [give!], take: [take!] };
  const { id } = done(world, {
    ...{ type: 'propose-swap', wallet: buyer, to: seller, ...cards, hoof: PRICE, at },
  });
  done(world, { type: 'accept-swap', swapId: id, wallet: seller, at });
}

const counted = (world: World) => world.sales.filter(({ leftOut }) => leftOut === null).length;

const ring = fc.record({
  size: fc.integer({ min: 3, max: 14 }),
  laps: fc.integer({ min: 1, max: 3 }),
  backwards: fc.boolean(),
  starts: fc.nat(13),
});

describe('sales in a ring', () => {
  test('count for nothing, however many wallets it has, where it begins and which way it goes', () => {
    fc.assert(
      fc.property(ring, ({ size, laps, backwards, starts }) => {
        const world = traders(size, laps);
        for (let n = 0; n < size * laps; n += 1) {
          const i = (starts + (backwards ? -n : n) + size * laps) % size;
          sell(world, wallet(i), wallet((i + 1) % size), NOON + n);
        }
        expect(counted(world)).toBe(0);
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });

  test('count for nothing when one of its deals is a swap with HOOF, be it the last', () => {
    const oneSwapped = fc.record({ size: fc.integer({ min: 3, max: 8 }), swapped: fc.nat(7) });
    fc.assert(
      fc.property(oneSwapped, ({ size, swapped }) => {
        const world = traders(size, 3);
        for (let n = 0; n < size; n += 1) {
          const deal = n === swapped % size ? swap : sell;
          deal(world, wallet(n), wallet((n + 1) % size), NOON + n);
        }
        expect(counted(world)).toBe(0);
      }),
      { numRuns: 25, examples: [[{ size: 3, swapped: 2 }]], endOnFailure: true },
    );
  });

  test('count for nothing in a ring of fifty', () => {
    const world = traders(50, 1);
    for (let n = 0; n < 50; n += 1) sell(world, wallet(n), wallet((n + 1) % 50), NOON + n);
    expect(counted(world)).toBe(0);
  });

  test('bring no more than the HOOF that was new to it when the ring trades with others too', () => {
    const world = traders(5, 12);
    // The fourth has bought from a fifth: it is no plain ring any more.
    sell(world, wallet(4), wallet(3), NOON);
    for (let n = 0; n < 30; n += 1) sell(world, wallet(n % 3), wallet((n + 1) % 3), NOON + 1 + n);
    sell(world, wallet(2), wallet(3), NOON + 40);
    sell(world, wallet(3), wallet(0), NOON + 41);
    expect(counted(world)).toBeLessThanOrEqual(4);
  });

  test('count again when the last time round is more than thirty days ago', () => {
    const world = traders(3, 2);
    for (let n = 0; n < 3; n += 1) sell(world, wallet(n), wallet((n + 1) % 3), NOON + n);
    sell(world, wallet(0), wallet(1), NOON + 40 * DAY);
    expect(counted(world)).toBe(1);
  });
});

describe('an honest market', () => {
  test('whoever sells a card and buys another from somebody else counts both times', () => {
    const world = traders(4, 2);
    sell(world, wallet(0), wallet(1), NOON);
    sell(world, wallet(2), wallet(0), NOON + 1);
    sell(world, wallet(3), wallet(2), NOON + 2);
    expect(counted(world)).toBe(3);
  });

  test('HOOF along with a swap that closes no ring leaves the sales of others as they are', () => {
    const world = traders(4, 3);
    sell(world, wallet(0), wallet(1), NOON);
    sell(world, wallet(2), wallet(0), NOON + 1);
    swap(world, wallet(1), wallet(3), NOON + 2);
    expect(counted(world)).toBe(2);
  });

  test('with house players on the way there is no circle: theirs is nobody’s other wallet', () => {
    const world = traders(3, 2);
    world.houses.add(wallet(1));
    for (let n = 0; n < 3; n += 1) sell(world, wallet(n), wallet((n + 1) % 3), NOON + n);
    expect(counted(world)).toBe(3);
  });

  test.each([1, 2])(
    'a busy one in which everybody buys and sells is not left out as a whole (%i)',
    (seed) => {
      const [people, trades] = [30, 100];
      const world = traders(people, 12);
      const random = seededStream('market', String(seed), '', '');
      for (let n = 0; n < trades; n += 1) {
        const seller = random.int(people);
        const buyer = (seller + 1 + random.int(people - 1)) % people;
        const at = NOON + Math.floor((n * 30 * DAY) / trades);
        sell(world, wallet(seller), wallet(buyer), at, 6_000 + random.int(8_000));
      }
      expect(counted(world) / trades).toBeGreaterThan(0.5);
    },
  );
});
