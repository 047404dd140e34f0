import { beforeEach, describe, expect, test } from 'vitest';
import { PRESETS } from '../../economy/presets.ts';
import { verifyDraw } from '../../economy/verify-cup.ts';
import { firstDayOf, weekOf } from '../../economy/week.ts';
import { sha256Hex } from '../../hash/sha256.ts';
import { commit } from '../test-commit.ts';
import { balanceOf, dayKey, freeTreasury, NOON, type World } from '../test-facts.ts';
import { happenings } from '../test-strangers.ts';
import { done, refusedWhole, verdictOn } from '../test-world.ts';
import { type CupFacts, cupReference } from './facts.ts';
import type { OpenCupCommand } from './open-cup.ts';
import { CUP_BUDGET } from './start-cup.ts';
import {
  cupNow,
  cupOf,
  cupWorld,
  enter,
  liveTies,
  OPERATOR,
  openCup,
  player,
  START,
  startOf,
} from './test-cup-play.ts';

let world: World;
beforeEach(() => {
  world = cupWorld(12);
});
const { withHistory } = happenings(() => world);

const cancel = ({ id: cupId }: Pick<CupFacts, 'id'>, at = NOON + 5) =>
  ({ type: 'cancel-cup', cupId, operator: OPERATOR, at }) as const;
const range = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const statesOf = (cup: CupFacts) => cup.entries.map(({ state }) => state);

describe('[E38] opening a cup', () => {
  const opened = (special: object) => {
    try {
      openCup(world, special);
      return 'done';
    } catch (error) {
      return (error as Error).message.replace(/^open-cup refused: /, '');
    }
  };

  test('is refused, with the field named, for sizes, times and fees that cannot be', () => {
    expect(opened({ size: 6 })).toBe('size must be one of 4, 8, 16, 32, 64');
    expect(opened({ startsAt: NOON })).toBe('startsAt must lie ahead');
    expect(opened({ startsAt: Number.NaN })).toBe('startsAt must lie ahead');
    expect(opened({ opensAt: START })).toBe('opensAt must be before it starts');
    expect(opened({ fee: -1 })).toBe('fee must be an amount of HOOF');
    expect(opened({ kind: 'clubs', size: 8 })).toBe('size must be one of 16');
    expect(opened({ kind: 'clubs', size: 16 })).toMatch(/two clubs/);
    expect(world.cups.size).toBe(0);
  });

  test('of the schedule happens once, whichever instance wakes first', () => {
    const command: OpenCupCommand = {
      ...{ type: 'open-cup', kind: 'knockout', rarity: 'Rare', size: 8, fee: 0, clubs: null },
      ...{ slot: 42, seed: sha256Hex('s'), secret: sha256Hex('t'), operator: null },
      ...{ opensAt: NOON, startsAt: START, at: NOON },
    };
    const late = verdictOn(world, command);
    done(world, command);
    expect(late.ok && commit(world, late, NOON)).toBe('cup-slot');
    expect(refusedWhole(world, command)).toBe('CONFLICT');
  });
});

describe('[E39] a cup that does not take place', () => {
  test.each([
    ['nobody entered', []],
    ['too few entered', [1, 2, 3]],
  ])('because %s gives everything back to everybody', (_, players) => {
    world.economy = { ...world.economy, cups: { ...world.economy.cups, leastPeople: 4 } };
    // The second entry of the day is paid for.
    for (const n of players) done(world, enter(openCup(world), n, { cardIds: [n * 10 + 2] }));
    const cup = cupOf(world, players);
    expect(balanceOf(world, cupReference(cup))).toBe(players.length * 2_000);
    expect(done(world, startOf(cup)).status).toBe('cancelled');
    expect(balanceOf(world, cupReference(cup))).toBe(0);
    for (const n of players) {
      expect(balanceOf(world, player(n))).toBe(100_000);
      expect(world.cards.get(n * 10 + 1)!.busyWith).toBeNull();
    }
    expect(refusedWhole(world, startOf(cup))).toBe('CONFLICT');
  });

  test('because there is nobody to play against: without a match it would never end', () => {
    world.houses.clear();
    const cup = cupOf(world, [1]);
    expect(done(world, startOf(cup)).status).toBe('cancelled');
    expect(done(world, enter(openCup(world), 1)).entry.fee).toBe(0);
  });

  test('because the operator calls it off: also late, but not once it runs', () => {
    const cup = cupOf(world, [1, 2]);
    expect(done(world, cancel(cup, START + 1)).status).toBe('cancelled');
    expect(world.cards.get(11)!.busyWith).toBeNull();
    expect(refusedWhole(world, cancel(cup))).toBe('CUP_CLOSED');
    const runs = cupOf(world, [1, 2]);
    done(world, startOf(runs));
    expect(refusedWhole(world, cancel(runs))).toBe('CUP_CLOSED');
    expect(refusedWhole(world, cancel({ id: 77_777 }))).toBe('NOT_FOUND');
  });
});

describe('[E40] the start of a cup', () => {
  test('waits for its time', () => {
    const cup = cupOf(world, [1, 2]);
    expect(refusedWhole(world, startOf(cup, START - 1))).toBe('CONFLICT');
    expect(refusedWhole(world, startOf({ id: 77_777 }))).toBe('NOT_FOUND');
  });

  test('fills free places with house players, who bring cards that are nobody’s', () => {
    const cup = done(world, startOf(cupOf(world, [1, 2, 3])));
    const houses = cup.entries.filter(({ house }) => house);
    expect(houses).toHaveLength(5);
    for (const { hand } of houses) {
      for (const { id, bond } of hand) {
        expect(bond).toBe('lent');
        expect(world.cards.get(id)).toMatchObject({ owner: null, busyWith: null });
      }
    }
    expect(liveTies(world, cup)).toHaveLength(4);
  });

  test('a house player that is in it already does not come in twice', () => {
    const [house] = [...world.houses];
    world.cards.set(11, { ...world.cards.get(11)!, owner: house! });
    const open = openCup(world);
    done(world, enter(open, 1, { wallet: house! }));
    const { entries } = done(world, startOf(open));
    expect(new Set(entries.map(({ wallet }) => wallet)).size).toBe(8);
  });

  test('leaves byes where there are not enough house players; two byes that meet begin at once', () => {
    world.houses.clear();
    const cup = done(world, startOf(cupOf(world, range(5))));
    expect(cup.ties.filter(({ matchId }) => matchId === null)).toHaveLength(3);
    expect(liveTies(world, cup).map(({ tie }) => tie.round)).toEqual([1, 2]);
  });

  test('when more entered than there are places gives those left out everything back', () => {
    for (const n of range(12)) done(world, enter(openCup(world), n, { cardIds: [n * 10 + 2] }));
    const cup = cupOf(world, range(12));
    expect(balanceOf(world, cupReference(cup))).toBe(24_000);
    done(world, startOf(cup));
    const now = cupNow(world, cup);
    const left = now.entries.filter(({ state }) => state === 'not-drawn');
    expect(left).toHaveLength(4);
    expect(balanceOf(world, cupReference(cup))).toBe(16_000);
    for (const { wallet, hand } of left) {
      expect(balanceOf(world, wallet)).toBe(100_000);
      expect(world.cards.get(hand[0]!.id)!.busyWith).toBeNull();
    }
  });

  test('[E41] anybody can make its draw again from what is shown', () => {
    const cup = cupOf(world, [1, 2, 3]);
    done(world, startOf(cup));
    const { id, kind, size, seed, entries, ties } = cupNow(world, cup);
    const shown = entries.map(({ wallet: address, ...rest }) => ({ address, ...rest }));
    const seedHash = sha256Hex(cup.seed);
    const checks = verifyDraw({ id, kind, size, seed, seedHash, entries: shown, ties });
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  });

  test('happens once, and not on entries that have changed since', () => {
    const cup = cupOf(world, [1, 2]);
    const [early, twice] = [verdictOn(world, startOf(cup)), verdictOn(world, startOf(cup))];
    if (!early.ok || !twice.ok) throw new Error('refused');
    done(world, enter(cup, 3));
    expect(commit(world, early, START)).toBe('cup');
    done(world, startOf(cup));
    expect(commit(world, twice, START)).toBe('cup');
    expect(refusedWhole(world, startOf(cup))).toBe('CONFLICT');
  });
});

describe('[E42] the treasury’s part', () => {
  const partOf = (players: readonly number[]) => done(world, startOf(cupOf(world, players))).pool;
  const week = firstDayOf(weekOf(START));

  test('is kept back while the cup runs', () => {
    const free = freeTreasury(world);
    expect(partOf([1])).toBe(40_000);
    expect(freeTreasury(world)).toBe(free - 40_000);
  });

  test('is raised in a world for strangers only by people with a history', () => {
    world.economy = { ...PRESETS.live, mints: world.economy.mints };
    expect(partOf([1, 2, 3, 4])).toBe(0);
    for (const n of [5, 6, 7]) withHistory(player(n));
    expect(partOf([5, 6, 7, 8])).toBe(3_000);
  });

  test('ends with the week’s budget, and with what the treasury has', () => {
    world.days.set(dayKey(week, CUP_BUDGET), 200_000 * 100 - 70);
    expect(partOf([1])).toBe(70);
    expect(partOf([2])).toBe(0);
    world.days.set(dayKey(week, CUP_BUDGET), 0);
    world.balances.set('treasury', 500);
    // What was promised before is kept back.
    expect(partOf([3])).toBe(430);
  });

  test('two cups that start at once do not share what is left of the budget', () => {
    world.days.set(dayKey(week, CUP_BUDGET), 200_000 * 100 - 70);
    const [one, other] = [cupOf(world, [1]), cupOf(world, [2])];
    const late = verdictOn(world, startOf(other));
    done(world, startOf(one));
    const conflict = late.ok && commit(world, late, START);
    expect(conflict).not.toBeNull();
    expect(done(world, startOf(other)).pool).toBe(0);
    expect(statesOf(cupNow(world, other))).toContain('in');
  });
});
