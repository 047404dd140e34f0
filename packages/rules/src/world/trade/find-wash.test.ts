import { beforeEach, describe, expect, test } from 'vitest';
import { NO_HISTORY } from '../../economy/history.ts';
import { NO_SEASON } from '../../rating/seasons.ts';
import { ALICE, BILLY } from '../match/test-play.ts';
import { addCard, createWorld, NOON, type World, walletNamed } from '../test-facts.ts';
import { done } from '../test-world.ts';

const DAY = 86_400_000;
const CARLA = walletNamed('c');
const PLAYED = { ...NO_HISTORY, matches: 10, wallets: 5, has: true };

let world: World;

function knowEverybody(...wallets: string[]) {
  const standing = { games: 10, rating: 1500, deviation: 100, volatility: 0.06, lastMatchAt: NOON };
  for (const wallet of wallets)
    world.battlers.set(wallet, { ...standing, history: PLAYED, ...NO_SEASON });
}

beforeEach(() => {
  world = createWorld({ treasury: 1e6, [ALICE]: 1e6, [BILLY]: 1e6, [CARLA]: 1e6 });
  for (const id of [1, 2, 3]) addCard(world, id, 'Rare', { owner: ALICE, price: 10_000 });
});

function sell(cardId: number, to: string, price = 10_000, at = NOON) {
  const wallet = world.cards.get(cardId)!.owner!;
  done(world, { type: 'list', cardId, wallet, price, at });
  done(world, { type: 'buy', cardId, wallet: to, price, at });
}

const leftOut = () => world.sales.map((sale) => sale.leftOut);

describe('the leaderboard cannot be washed', () => {
  test('a card that comes back takes the first sale with it, also months later', () => {
    knowEverybody(ALICE, BILLY, CARLA);
    sell(1, BILLY);
    expect(leftOut()).toEqual([null]);
    sell(1, ALICE, 12_000, NOON + 90 * DAY);
    const words = '0xaaaa...aaaa and 0xbbbb...bbbb traded this card back and forth.';
    expect(leftOut()).toEqual([words, words]);
  });

  test('a card that goes on to somebody else counts every time', () => {
    knowEverybody(ALICE, BILLY, CARLA);
    sell(1, BILLY);
    sell(1, CARLA);
    expect(leftOut()).toEqual([null, null]);
  });

  test('two who sell each other different cards within a month count for nothing; later they do', () => {
    knowEverybody(ALICE, BILLY);
    addCard(world, 9, 'Rare', { owner: BILLY });
    sell(1, BILLY);
    sell(9, ALICE, 10_000, NOON + DAY);
    expect(leftOut().every((reason) => reason?.includes('to each other'))).toBe(true);
    sell(2, BILLY, 10_000, NOON + 40 * DAY);
    expect(leftOut().at(-1)).toBeNull();
  });

  test('buying again from the same seller is no crime', () => {
    knowEverybody(ALICE, BILLY);
    for (const id of [1, 2, 3]) sell(id, BILLY);
    expect(leftOut()).toEqual([null, null, null]);
  });

  test('an offer that is accepted is looked at like a sale off the shelf', () => {
    knowEverybody(ALICE, BILLY);
    sell(1, BILLY);
    const made = { type: 'offer', cardId: 1, wallet: ALICE, amount: 10_000, at: NOON } as const;
    const { id: offerId } = done(world, made);
    done(world, { type: 'accept-offer', offerId, wallet: BILLY, at: NOON });
    expect(leftOut().every((reason) => reason?.includes('back and forth'))).toBe(true);
  });

  test('with a newcomer the floor is what others ask, not what the two of them ask', () => {
    knowEverybody(ALICE, CARLA);
    addCard(world, 9, 'Rare', { owner: CARLA, asked: 10_000 });
    done(world, { type: 'list', cardId: 2, wallet: ALICE, price: 900_000, at: NOON });
    sell(1, BILLY, 51_000);
    sell(3, BILLY, 50_000);
    expect(leftOut().map((reason) => reason !== null)).toEqual([true, false]);
  });

  test('where nothing was ever for sale, what minting costs is the measure', () => {
    sell(1, BILLY, 50_001);
    expect(leftOut()[0]).toContain('far off the 100 ');
  });

  test('between two house players nothing counts; with a visitor it does', () => {
    knowEverybody(BILLY);
    world.houses.add(ALICE).add(CARLA);
    sell(1, CARLA);
    sell(2, BILLY);
    expect(leftOut().map((reason) => reason !== null)).toEqual([true, false]);
  });
});
