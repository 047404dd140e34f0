import { beforeEach, describe, expect, test } from 'vitest';
import { CUP_MOST_ENTRIES } from '../../economy/cups.ts';
import { PRESETS } from '../../economy/presets.ts';
import { open } from '../match/test-play.ts';
import { commit } from '../test-commit.ts';
import { addCard, balanceOf, NOON, type World } from '../test-facts.ts';
import { happenings } from '../test-strangers.ts';
import { done, refusedWhole, verdictOn } from '../test-world.ts';
import { type CupFacts, cupReference } from './facts.ts';
import { cupNow, cupWorld, enter, openCup, player, START, startOf } from './test-cup-play.ts';

const DAY = 86_400_000;
let world: World;
let cup: Pick<CupFacts, 'id'>;
beforeEach(() => {
  world = cupWorld(10);
  cup = openCup(world);
});
const { starter, withHistory, lockedOf } = happenings(() => world);

const leave = (n: number, at = NOON + 2, wallet = player(n)) =>
  ({ type: 'leave-cup', cupId: cup.id, wallet, at }) as const;

describe('[E38] entering a cup', () => {
  test('takes one to three free cards of its tier; the first entry of a UTC day is free', () => {
    const { entry } = done(world, enter(cup, 1, { cardIds: [12, 11, 13] }));
    expect(entry.hand.map(({ id }) => id)).toEqual([12, 11, 13]);
    expect(entry).toMatchObject({ fee: 0, known: true, state: 'in' });
    expect(world.cards.get(13)!.busyWith).toBe(cupReference(cup));
    expect(balanceOf(world, player(1))).toBe(100_000);
  });

  test('costs the fee from the second of the day on, and nothing again the day after', () => {
    done(world, enter(cup, 1));
    const other = openCup(world, { startsAt: START + 2 * DAY });
    done(world, enter(other, 1, { cardIds: [12] }));
    expect(balanceOf(world, cupReference(other))).toBe(2_000);
    expect(balanceOf(world, player(1))).toBe(98_000);
    const third = openCup(world, { startsAt: START + 2 * DAY });
    done(world, enter(third, 1, { cardIds: [13], at: NOON + DAY }));
    expect(balanceOf(world, player(1))).toBe(98_000);
  });

  test('takes a card off the shelf', () => {
    done(world, { type: 'list', cardId: 11, wallet: player(1), price: 500, at: NOON });
    done(world, enter(cup, 1));
    expect(world.cards.get(11)!.asked).toBeUndefined();
  });

  test('is refused with no card, too many, the same twice, another’s or one that is not there', () => {
    const cards = (cardIds: readonly number[]) => refusedWhole(world, enter(cup, 1, { cardIds }));
    addCard(world, 14, 'Rare', { owner: player(1) });
    expect(cards([])).toBe('INVALID_INPUT');
    expect(cards([11, 12, 13, 14])).toBe('INVALID_INPUT');
    expect(cards([11, 11])).toBe('INVALID_INPUT');
    expect(cards([11, 21])).toBe('CARD_NOT_YOURS');
    expect(cards([77_777])).toBe('NOT_FOUND');
    expect(refusedWhole(world, enter({ id: 77_777 }, 1))).toBe('NOT_FOUND');
  });

  test('is refused twice', () => {
    done(world, enter(cup, 1));
    expect(refusedWhole(world, enter(cup, 1))).toBe('ALREADY_ENTERED');
    expect(refusedWhole(world, enter(cup, 1, { cardIds: [12] }))).toBe('ALREADY_ENTERED');
  });

  test('is refused with a card that rests, plays elsewhere, has played enough or is of another tier', () => {
    const own = { owner: player(1) };
    addCard(world, 1_001, 'Rare', { ...own, restsUntil: NOON + DAY });
    addCard(world, 1_002, 'Rare', { ...own, games: 3, gamesDay: NOON / DAY - 0.5 });
    addCard(world, 1_003, 'Epic', own);
    done(world, open(player(1), 12));
    const codes = [1_001, 1_002, 1_003, 12].map((id) =>
      refusedWhole(world, enter(cup, 1, { cardIds: [11, id] })),
    );
    expect(codes).toEqual(['CARD_RESTING', 'CARD_PLAYED_OUT', 'WRONG_TIER', 'CARD_BUSY']);
    const elsewhere = openCup(world);
    done(world, enter(elsewhere, 1));
    expect(refusedWhole(world, enter(cup, 1))).toBe('CARD_BUSY');
  });

  test('of a cup that costs nobody anything leaves the free entry of the day alone', () => {
    done(world, enter(openCup(world, { fee: 0 }), 1));
    done(world, enter(cup, 1, { cardIds: [12], expectedFee: 0 }));
    expect(balanceOf(world, player(1))).toBe(100_000);
  });

  test('is refused at another fee than was shown: the free entry may be used in another tab', () => {
    expect(refusedWhole(world, enter(cup, 1, { expectedFee: 2_000 }))).toBe('PRICE_CHANGED');
    done(world, enter(openCup(world), 1, { expectedFee: 0 }));
    const again = enter(cup, 1, { cardIds: [12], expectedFee: 0 });
    expect(refusedWhole(world, again)).toBe('PRICE_CHANGED');
    done(world, { ...again, expectedFee: 2_000 });
  });

  test('is refused without the fee, and gifted HOOF does not pay it', () => {
    done(world, enter(openCup(world), 1));
    world.balances.set(player(1), 1_999);
    expect(refusedWhole(world, enter(cup, 1, { cardIds: [12] }))).toBe('INSUFFICIENT_HOOF');
    world.balances.set(player(1), 5_000);
    world.locked.set(player(1), 4_000);
    expect(refusedWhole(world, enter(cup, 1, { cardIds: [12] }))).toBe('NOT_TRADABLE');
  });

  test('is refused before it opens, from its start on, and when it was called off', () => {
    const later = openCup(world, { opensAt: NOON + 1_000 });
    expect(refusedWhole(world, enter(later, 1, { at: NOON + 999 }))).toBe('CUP_CLOSED');
    expect(refusedWhole(world, enter(cup, 1, { at: START }))).toBe('CUP_CLOSED');
    for (const n of [1, 2]) done(world, enter(cup, n));
    done(world, startOf(cup));
    expect(refusedWhole(world, enter(cup, 3, { at: START + 1 }))).toBe('CUP_CLOSED');
    const empty = openCup(world);
    done(world, startOf(empty));
    expect(refusedWhole(world, enter(empty, 3))).toBe('CUP_CLOSED');
  });

  test('two who enter at the same instant are both in; the same wallet is in once', () => {
    const [one, same] = [verdictOn(world, enter(cup, 1)), verdictOn(world, enter(cup, 1))];
    if (!one.ok || !same.ok) throw new Error('refused');
    expect(commit(world, one, NOON)).toBeNull();
    expect(commit(world, same, NOON)).toBe('cup-entry');
    done(world, enter(cup, 2));
    expect(cupNow(world, cup).entries.map(({ wallet }) => wallet)).toEqual([player(1), player(2)]);
  });
});

describe('[E38] in a world for strangers', () => {
  beforeEach(() => {
    world.economy = { ...PRESETS.live, mints: world.economy.mints };
    for (let id = 1; id <= 30; id += 1) addCard(world, 2_000 + id, 'Common', {});
    cup = openCup(world, { rarity: 'Common' });
  });

  test('a lent card enters on the free entry of the day, and not beyond it', () => {
    const [lent, second] = starter(player(1)).cards.map(({ id }) => id);
    const { entry } = done(world, enter(cup, 1, { cardIds: [lent!] }));
    expect(entry.hand[0]).toMatchObject({ bond: 'lent' });
    expect(entry.known).toBe(false);
    const other = openCup(world, { rarity: 'Common' });
    expect(refusedWhole(world, enter(other, 1, { cardIds: [second!] }))).toBe('CARD_LENT');
    expect(lockedOf(player(1))).toBe(50_000);
  });

  test('a thousand free wallets do not shut the cup to those with a history', () => {
    const full = cupNow(world, openCup(world));
    const entries = Array.from({ length: CUP_MOST_ENTRIES }, (_, i) => ({
      ...{ id: -i, wallet: player(1_000 + i), house: false, known: false, club: null, fee: 0 },
      ...{ freeDay: null, hand: [], state: 'in' as const },
    }));
    world.cups.set(full.id, { ...full, entries });
    expect(refusedWhole(world, enter(full, 2))).toBe('CUP_FULL');
    withHistory(player(2));
    expect(refusedWhole(world, enter(full, 2))).toBe('done');
  });
});

describe('[E39] leaving a cup', () => {
  test('gives the cards and the free entry back: the next one is free again', () => {
    done(world, enter(cup, 1, { cardIds: [11, 12] }));
    done(world, leave(1));
    expect(world.cards.get(12)!.busyWith).toBeNull();
    expect(done(world, enter(cup, 1)).entry.fee).toBe(0);
  });

  test('gives a paid fee back, as often as one comes and goes', () => {
    done(world, enter(openCup(world), 1));
    for (const _ of [1, 2]) {
      done(world, enter(cup, 1, { cardIds: [12] }));
      expect(balanceOf(world, player(1))).toBe(98_000);
      done(world, leave(1));
      expect(balanceOf(world, player(1))).toBe(100_000);
      expect(balanceOf(world, cupReference(cup))).toBe(0);
    }
  });

  test('after midnight gives back the free entry of the day it was taken on', () => {
    const long = openCup(world, { startsAt: START + 2 * DAY });
    done(world, enter(long, 1));
    done(world, { ...leave(1, NOON + DAY), cupId: long.id });
    expect([...world.days.values()]).toEqual([0]);
  });

  test('is refused from its start on, and to whoever is not in it', () => {
    done(world, enter(cup, 1));
    expect(refusedWhole(world, leave(2))).toBe('NOT_ENTERED');
    expect(refusedWhole(world, leave(1, START))).toBe('CUP_CLOSED');
    done(world, startOf(cup));
    expect(refusedWhole(world, leave(1, START + 1))).toBe('CUP_CLOSED');
    expect(refusedWhole(world, { ...leave(1), cupId: 77_777 })).toBe('NOT_FOUND');
  });
});
