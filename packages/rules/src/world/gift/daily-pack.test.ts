import { beforeEach, describe, expect, test } from 'vitest';
import { nextDay, utcDay } from '../../economy/limits.ts';
import { RARITIES, type Rarity } from '../../rarity.ts';
import { testAuction } from '../auction/test-auctions.ts';
import {
  ALICE,
  accept,
  BILLY,
  bring,
  CAROL,
  concede,
  open,
  playOut,
  startDuel,
} from '../match/test-play.ts';
import { commit } from '../test-commit.ts';
import { addCard, createWorld, dayKey, NOON, type World } from '../test-facts.ts';
import { happenings, strangersWorld } from '../test-strangers.ts';
import { done, refusalOf, refusedWhole, runCommand, verdictOn } from '../test-world.ts';
import type { DailyPackCommand } from './daily-pack.ts';

const DAY = 86_400_000;
let world: World;
const stock = (rarity: Rarity, ...ids: number[]) => {
  for (const id of ids) addCard(world, id, rarity);
};
const pack = (special: Partial<DailyPackCommand> = {}) =>
  ({
    ...{ type: 'daily-pack', wallet: ALICE, rolls: [0, 0, 0, 0, 0], own: 2, at: NOON },
    ...special,
  }) as const satisfies DailyPackCommand;
const solve = (wallet = ALICE, at = NOON) => world.solved.add(dayKey(utcDay(at), wallet));
const whyNot = (command: DailyPackCommand) => {
  const outcome = runCommand(world, command);
  return outcome.ok ? null : outcome.refusal.details;
};

describe('[E19b] the day’s pack', () => {
  beforeEach(() => {
    world = createWorld({ treasury: 1_000_000, [ALICE]: 50_000, [BILLY]: 50_000 });
    stock('Common', 1, 2, 3, 4, 5, 6, 7, 8, 9);
    addCard(world, 41, 'Rare', { owner: ALICE });
    addCard(world, 42, 'Rare', { owner: BILLY });
    for (const [i, owner] of [ALICE, BILLY].entries()) addCard(world, 900 + i, 'Rare', { owner });
  });

  test('holds five cards, of which one becomes the wallet’s own and four stay nobody’s', () => {
    solve();
    const { cards, yours } = done(world, pack());
    expect(new Set(cards.map(({ id }) => id)).size).toBe(5);
    expect(cards.map(({ owner }) => owner)).toEqual([null, null, ALICE, null, null]);
    expect(cards[2]!.id).toBe(yours);
    const owned = [...world.cards.values()].filter(({ id, owner }) => id < 10 && owner === ALICE);
    expect(owned.map(({ id, bond }) => [id, bond])).toEqual([[yours, undefined]]);
  });

  test('is due for nothing before a match is played out or the puzzle solved', () => {
    expect(refusedWhole(world, pack())).toBe('NOT_DUE');
    expect(whyNot(pack())).toEqual({ because: 'nothing-yet', nextAt: null });
  });

  test('is due for a match that was played out, to both, whoever won it', () => {
    playOut(world, startDuel(world, [ALICE, 41], [BILLY, 42]));
    expect(refusalOf(world, pack())).toBe('done');
    expect(refusalOf(world, pack({ wallet: BILLY }))).toBe('done');
    expect(refusalOf(world, pack({ wallet: CAROL }))).toBe('NOT_DUE');
  });

  test('is due for a match against the house', () => {
    world.houses.add(BILLY);
    const { opening } = done(world, open(ALICE, 41));
    playOut(world, done(world, accept(BILLY, opening, 42, { house: true })).match);
    expect(refusalOf(world, pack())).toBe('done');
  });

  test('is due for a friendly that was played to its end, and not for one that was given up', () => {
    const friendly = (code: string) => {
      const { opening } = done(world, open(ALICE, 41, { kind: 'friendly', stake: 0, code }));
      return done(world, accept(BILLY, opening, 42, { code })).match;
    };
    done(world, concede(friendly('a'.repeat(32)), BILLY));
    expect(refusalOf(world, pack())).toBe('NOT_DUE');
    playOut(world, friendly('b'.repeat(32)));
    expect(refusalOf(world, pack())).toBe('done');
    expect(refusalOf(world, pack({ wallet: BILLY }))).toBe('done');
    expect(refusalOf(world, pack({ at: NOON + DAY }))).toBe('NOT_DUE');
  });

  test('is not due for a match that somebody gave up', () => {
    const match = startDuel(world, [ALICE, 41], [BILLY, 42]);
    bring(world, match, [[41], [42]]);
    done(world, concede(match, BILLY));
    expect(refusalOf(world, pack())).toBe('NOT_DUE');
    expect(refusalOf(world, pack({ wallet: BILLY }))).toBe('NOT_DUE');
  });

  test('comes once a day, also when two tabs ask at one instant, and again on the next', () => {
    solve();
    const twice = verdictOn(world, pack({ own: 0 }));
    done(world, pack());
    if (!twice.ok) throw new Error(twice.refusal.sentence);
    expect(commit(world, twice, NOON)).toBe('day-card');
    expect(refusedWhole(world, pack())).toBe('NOT_DUE');
    expect(whyNot(pack())).toEqual({ because: 'had', nextAt: nextDay(NOON) });
    // Yesterday's deed is not today's.
    expect(whyNot(pack({ at: NOON + DAY }))).toEqual({ because: 'nothing-yet', nextAt: null });
    solve(ALICE, NOON + DAY);
    expect(refusalOf(world, pack({ at: NOON + DAY }))).toBe('done');
    expect(world.dayCards.size).toBe(2);
  });

  test('draws every card by the pack’s odds', () => {
    for (const [i, rarity] of RARITIES.entries())
      stock(rarity, ...[50, 51, 52].map((n) => n + 10 * i));
    solve();
    const { cards, yours } = done(world, pack({ rolls: [0, 60, 90, 98, 59], own: 3 }));
    expect(cards.map(({ rarity }) => rarity).sort()).toEqual(
      ['Common', 'Common', 'Rare', 'Epic', 'Legendary'].sort(),
    );
    expect(cards.find(({ id }) => id === yours)!.rarity).toBe('Legendary');
  });

  test('gives a card of the next tier below where only the reserve is left, and none out of it', () => {
    stock('Legendary', 61, 62);
    stock('Rare', 63, 64);
    solve();
    const { mints } = world.economy;
    const reserve = (Legendary: number, Rare: number, Common: number) => {
      const reserved = { Common, Rare, Epic: 0, Legendary };
      world.economy = { ...world.economy, mints: { ...mints, reserved } };
    };
    const legendary = pack({ rolls: [98, 98, 98, 98, 98] });
    reserve(2, 2, 9);
    expect(refusedWhole(world, legendary)).toBe('POOL_RESERVED');
    reserve(2, 1, 9);
    const { cards, yours } = done(world, legendary);
    expect(cards.find(({ id }) => id === yours)!.rarity).toBe('Rare');
    // To look at, what is reserved will do.
    expect(cards).toHaveLength(5);
  });

  test('two who want the last card beyond the reserve: one gets it', () => {
    const reserved = { ...world.economy.mints.reserved, Common: 8 };
    world.economy = { ...world.economy, mints: { ...world.economy.mints, reserved } };
    for (const wallet of [ALICE, BILLY]) solve(wallet);
    const late = verdictOn(world, pack({ wallet: BILLY }));
    done(world, pack());
    if (!late.ok) throw new Error(late.refusal.sentence);
    expect(commit(world, late, NOON)).not.toBeNull();
    expect(refusedWhole(world, pack({ wallet: BILLY }))).toBe('POOL_RESERVED');
  });

  test('never gives away what is under auction', () => {
    for (let id = 1; id <= 9; id += 1) {
      world.auctions.set(id, testAuction({ id, endsAt: NOON + DAY }));
    }
    solve();
    expect(refusedWhole(world, pack())).toBe('POOL_RESERVED');
  });

  test('gives nothing to a wallet that asked the chain to let it go', () => {
    solve();
    world.leaving.set(ALICE, NOON);
    expect(refusedWhole(world, pack())).toBe('WALLET_LEAVING');
  });

  test('in the demo counts against nobody else: seventy wallets get theirs', () => {
    for (let id = 100; id < 200; id += 1) addCard(world, id, 'Common');
    for (let n = 0; n < 70; n += 1) {
      const wallet = `0x${String(n).padStart(40, '0')}`;
      solve(wallet);
      done(world, pack({ wallet }));
    }
    expect(world.days.size).toBe(0);
  });
});

describe('[E19b] the day’s pack among strangers', () => {
  beforeEach(() => {
    world = strangersWorld();
  });
  const { withHistory } = happenings(() => world);

  test('is for wallets with a history: a thousand free ones get nothing, whatever they solve', () => {
    solve();
    expect(refusedWhole(world, pack())).toBe('NOT_DUE');
    expect(whyNot(pack())).toEqual({ because: 'no-history', nextAt: null });
    withHistory(ALICE);
    expect(refusalOf(world, pack())).toBe('done');
  });

  test('takes from the same cards of a day as those who wait for their own', () => {
    world.economy = { ...world.economy, ownCards: { perWallet: 3, perDay: 4 } };
    for (const wallet of [ALICE, BILLY]) {
      withHistory(wallet);
      solve(wallet);
    }
    world.waiting.push(CAROL);
    const line = { type: 'own-cards', rolls: [0, 1, 2], at: NOON } as const;
    done(world, line);
    done(world, pack());
    expect(whyNot(pack({ wallet: BILLY }))).toEqual({
      ...{ because: 'given-out', nextAt: nextDay(NOON) },
    });
    world.waiting.push(CAROL);
    solve(BILLY, NOON + DAY);
    expect(refusalOf(world, pack({ wallet: BILLY, at: NOON + DAY }))).toBe('done');
    expect(refusalOf(world, { ...line, at: NOON + DAY })).toBe('done');
  });

  test('two who want the last card of the day: one gets it, the other hears that it is gone', () => {
    world.economy = { ...world.economy, ownCards: { perWallet: 3, perDay: 1 } };
    for (const wallet of [ALICE, BILLY]) {
      withHistory(wallet);
      solve(wallet);
    }
    const late = verdictOn(world, pack({ wallet: BILLY }));
    done(world, pack());
    if (!late.ok) throw new Error(late.refusal.sentence);
    expect(commit(world, late, NOON)).not.toBeNull();
    expect(refusedWhole(world, pack({ wallet: BILLY }))).toBe('NOT_DUE');
  });
});
