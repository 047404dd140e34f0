import { describe, expect, test } from 'vitest';
import { utcDay } from '../../economy/limits.ts';
import { testCard } from '../../engine/test-matches.ts';
import { ALICE, accept, BILLY, open } from '../match/test-play.ts';
import { addCard, createWorld, NOON, type World } from '../test-facts.ts';
import { done, refusalOf, runCommand } from '../test-world.ts';
import { nearestCards } from './cards-named.ts';

const TEN = Array.from({ length: 10 }, (_, i) => i);
const ids = (cards: readonly { readonly id: number }[] | null) => cards?.map(({ id }) => id);

function newWorld(): World {
  return createWorld({ treasury: 1_000_000, [ALICE]: 100_000, [BILLY]: 100_000 });
}

describe('the nearest cards', () => {
  test('by GOAT Score, and the first of equals', () => {
    const free = [testCard(1, 'Rare', 70), testCard(2, 'Rare', 78), testCard(3, 'Rare', 82)];
    expect(ids(nearestCards(free, [testCard(9, 'Rare', 77)], 'Rare'))).toEqual([2]);
    expect(ids(nearestCards(free, [testCard(9, 'Rare', 80)], 'Rare'))).toEqual([2]);
    expect(ids(nearestCards(free, [testCard(9, 'Rare', 85)], 'Rare'))).toEqual([3]);
  });

  test('[S15] a captain is of the tier that is asked for, the others as near as there are', () => {
    const deck = [testCard(90, 'Epic', 85), testCard(91, 'Common', 65), testCard(92, 'Rare', 70)];
    const free = [
      testCard(1, 'Legendary', 91),
      testCard(2, 'Epic', 95),
      testCard(3, 'Rare', 64),
      testCard(4, 'Rare', 79),
    ];
    expect(ids(nearestCards(free, deck, 'Epic'))).toEqual([2, 3, 4]);
    expect(nearestCards(free.slice(2), deck, 'Epic')).toBeNull();
    expect(nearestCards(free.slice(1, 3), deck, 'Epic')).toBeNull();
  });
});

describe('an answer without named cards', () => {
  test('brings the nearest free card of the tier, passing over those that may not play', () => {
    const world = newWorld();
    addCard(world, 1, 'Rare', { owner: ALICE, level: 80 });
    addCard(world, 2, 'Rare', { owner: BILLY, level: 80, restsUntil: NOON + 1 });
    addCard(world, 3, 'Rare', { owner: BILLY, level: 79, gamesDay: utcDay(NOON), games: 3 });
    addCard(world, 4, 'Rare', { owner: BILLY, level: 76 });
    addCard(world, 5, 'Rare', { owner: BILLY, level: 72 });
    addCard(world, 6, 'Epic', { owner: BILLY, level: 80 });
    addCard(world, 7, 'Common', { owner: ALICE });
    const { opening } = done(world, open(ALICE, 1, { kind: 'request' }));
    expect(ids(done(world, accept(BILLY, opening)).cards)).toEqual([4]);
  });

  test('[E3] answers a challenge across tiers with the tier that it asks for', () => {
    const world = newWorld();
    addCard(world, 1, 'Common', { owner: ALICE });
    addCard(world, 2, 'Common', { owner: BILLY });
    addCard(world, 3, 'Legendary', { owner: BILLY, level: 95 });
    const { opening } = done(world, open(ALICE, 1, { rarity: 'Legendary' }));
    expect(ids(done(world, accept(BILLY, opening)).cards)).toEqual([3]);
  });

  test('says what is missing when there is no such card, and takes nothing', () => {
    const world = newWorld();
    addCard(world, 1, 'Epic', { owner: ALICE });
    addCard(world, 2, 'Rare', { owner: BILLY });
    addCard(world, 3, 'Rare', { owner: ALICE });
    const { opening } = done(world, open(ALICE, 1, { kind: 'request' }));
    expect(runCommand(world, accept(BILLY, opening))).toMatchObject({
      refusal: { code: 'NO_MATCHING_CARD', details: { rarity: 'Epic', cards: 1 } },
    });
  });
});

describe('a squad', () => {
  const squad = (cardIds?: readonly number[]) =>
    ({ kind: 'request', mode: 'squad', cardIds }) as const;

  function squadWorld() {
    const world = newWorld();
    for (const i of TEN) addCard(world, 10 + i, i === 0 ? 'Epic' : 'Common', { owner: ALICE });
    for (const i of TEN) addCard(world, 30 + i, i === 9 ? 'Epic' : 'Rare', { owner: BILLY });
    const deck = TEN.map((i) => 10 + i);
    return { world, ...done(world, open(ALICE, undefined, squad(deck))) };
  }

  test('[S2] is answered with ten of one’s own, the captain of the same tier first', () => {
    const { world, opening } = squadWorld();
    const { cards, match } = done(world, accept(BILLY, opening));
    expect(cards).toHaveLength(10);
    expect(cards[0]?.id).toBe(39);
    expect(match.state.players[1].announced.map(({ id }) => id)).toEqual(ids(cards));
  });

  test('[S2] is not answered with nine, with one twice, or under a captain of another tier', () => {
    const { world, opening } = squadWorld();
    const deck = [39, ...TEN.slice(0, 9).map((i) => 30 + i)];
    const named = (cardIds: readonly number[]) => accept(BILLY, opening, undefined, { cardIds });
    expect(refusalOf(world, named(deck.slice(1)))).toBe('DECK_INVALID');
    expect(refusalOf(world, named([...deck.slice(0, 9), 39]))).toBe('DECK_INVALID');
    expect(refusalOf(world, named([...deck].reverse()))).toBe('WRONG_TIER');
    expect(refusalOf(world, named(deck))).toBe('done');
  });

  test('[S2] needs ten free cards', () => {
    const { world, opening } = squadWorld();
    done(world, open(BILLY, 30));
    expect(runCommand(world, accept(BILLY, opening))).toMatchObject({
      refusal: { code: 'NO_MATCHING_CARD', details: { rarity: 'Epic', cards: 10 } },
    });
  });
});
