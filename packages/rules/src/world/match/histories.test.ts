import { beforeEach, describe, expect, test } from 'vitest';
import { NO_HISTORY } from '../../economy/history.ts';
import { utcDay } from '../../economy/limits.ts';
import { NEWCOMER } from '../../rating/glicko.ts';
import { addCard, NOON, type World, walletNamed } from '../test-facts.ts';
import { happenings, strangersWorld } from '../test-strangers.ts';
import { done, refusalOf } from '../test-world.ts';
import {
  ALICE,
  accept,
  BILLY,
  bring,
  CAROL,
  concede,
  letItRun,
  open,
  playOut,
  startDuel,
} from './test-play.ts';

const DAY = 86_400_000;
let world: World;
beforeEach(() => {
  world = strangersWorld();
});
const { starter, own, withHistory } = happenings(() => world);

describe('[E29] a history', () => {
  const rivals = ['1', '2', '3', '4', '5', '6'].map(walletNamed);
  /** A match at a time at which every card has slept. */
  function beat(rival: string, n: number, house = false): void {
    const at = NOON + n * DAY;
    const [mine, theirs] = [100 + 2 * n, 101 + 2 * n];
    addCard(world, mine, 'Common', { owner: ALICE, level: 70 });
    addCard(world, theirs, 'Common', { owner: rival, level: 50 });
    for (const wallet of [ALICE, rival]) {
      world.balances.set(wallet, 5_000);
      world.locked.set(wallet, 0);
    }
    const { opening } = done(world, open(ALICE, mine, { at, minPool: 0 }));
    playOut(world, done(world, accept(rival, opening, theirs, { at, house })).match);
  }

  test('is ten matches against five wallets, and brings three cards of one’s own in turn', () => {
    starter(ALICE);
    for (let n = 0; n < 9; n += 1) beat(rivals[n % 4]!, n);
    expect(world.battlers.get(ALICE)!.history).toMatchObject({ matches: 9, wallets: 4 });
    beat(rivals[3]!, 9);
    expect(world.waiting).toEqual([]);
    beat(rivals[4]!, 10);
    expect(world.waiting).toEqual([ALICE]);
    const give = { type: 'own-cards', rolls: [0, 1, 2], at: NOON } as const;
    const { wallet, cards } = done(world, give);
    expect([wallet, cards.map(({ owner }) => owner)]).toEqual([ALICE, [ALICE, ALICE, ALICE]]);
    expect(refusalOf(world, give)).toBe('CONFLICT');
  });

  test('takes three different days: seven wallets that play all night have none in the morning', () => {
    const seven = ['1', '2', '3', '4', '5', '6', '7'].map(walletNamed);
    let id = 100;
    const meet = (one: string, other: string, at: number) => {
      for (const [owner, level] of [
        [one, 70],
        [other, 50],
      ] as const) {
        id += 1;
        addCard(world, id, 'Common', { owner, level });
        world.balances.set(owner, 5_000);
      }
      const { opening } = done(world, open(one, id - 1, { at, minPool: 0 }));
      playOut(world, done(world, accept(other, opening, id, { at })).match);
    };
    const neighbours = (at: number) => {
      for (const [n, one] of seven.entries()) meet(one, seven[(n + 1) % 7]!, at);
    };
    const known = () => seven.filter((wallet) => world.battlers.get(wallet)!.history.has).length;
    for (const _leg of [1, 2]) {
      for (const [n, one] of seven.entries()) {
        for (const other of seven.slice(n + 1)) meet(one, other, NOON);
      }
    }
    neighbours(NOON + DAY);
    expect([known(), world.weekPoints.size]).toEqual([0, 0]);
    expect(world.battlers.get(seven[0]!)!.history).toMatchObject({
      ...{ matches: 14, wallets: 6, days: 2 },
    });
    neighbours(NOON + 2 * DAY);
    expect(known()).toBe(7);
  });

  test('that was there once stays, whatever is asked for later', () => {
    withHistory(ALICE);
    world.economy = { ...world.economy, historyDays: 30 };
    beat(rivals[0]!, 0);
    expect(world.battlers.get(ALICE)!.history.has).toBe(true);
  });

  test('counts house players for five of the ten and two of the five', () => {
    starter(ALICE);
    for (let n = 0; n < 12; n += 1) beat(rivals[n % 6]!, n, true);
    expect(world.waiting).toEqual([]);
    for (let n = 0; n < 5; n += 1) beat(walletNamed(['7', '8', '9'][n % 3]!), 20 + n);
    expect(world.waiting).toEqual([ALICE]);
  });

  test('is no match that somebody gave up', () => {
    for (const wallet of [ALICE, BILLY]) starter(wallet);
    own(41, ALICE);
    own(42, BILLY);
    const match = startDuel(world, [ALICE, 41], [BILLY, 42]);
    bring(world, match, [[41], [42]]);
    done(world, concede(match, BILLY));
    expect(world.battlers.get(ALICE)!.history).toEqual(NO_HISTORY);
    expect(world.encounters.size).toBe(0);
  });

  test('gives out no more cards a day than there are, to whom has waited longest', () => {
    world.waiting.push(BILLY, ALICE);
    world.economy = { ...world.economy, ownCards: { perWallet: 3, perDay: 3 } };
    const give = { type: 'own-cards', rolls: [0, 1, 2], at: NOON } as const;
    expect(done(world, give).wallet).toBe(BILLY);
    expect(refusalOf(world, give)).toBe('CONFLICT');
    expect(done(world, { ...give, at: NOON + DAY }).wallet).toBe(ALICE);
  });

  test('a win against a wallet without one moves a rating by a fiftieth', () => {
    for (const wallet of [ALICE, BILLY, CAROL]) world.balances.set(wallet, 5_000);
    own(41, ALICE);
    own(48, BILLY);
    letItRun(world, startDuel(world, [ALICE, 41], [BILLY, 48]));
    const little = world.battlers.get(BILLY)!.rating - NEWCOMER.rating;
    own(42, CAROL);
    own(49, BILLY);
    withHistory(CAROL);
    letItRun(world, startDuel(world, [CAROL, 42], [BILLY, 49], { at: NOON + 1_000_000 }));
    expect(little).toBeGreaterThan(0);
    expect(world.battlers.get(BILLY)!.rating - NEWCOMER.rating).toBeGreaterThan(5 * little);
  });
});

describe('[E25] the day’s purse', () => {
  const play = (one: string, other: string, at = NOON) =>
    startDuel(world, [one, one === ALICE ? 41 : 43], [other, 42], { kind: 'request', at });

  beforeEach(() => {
    for (const wallet of [ALICE, BILLY, CAROL]) {
      world.balances.set(wallet, 100_000);
      withHistory(wallet);
    }
    for (const [id, owner] of [
      [41, ALICE],
      [42, BILLY],
      [43, CAROL],
      [51, ALICE],
      [52, BILLY],
      [53, CAROL],
      [54, ALICE],
    ] as const) {
      own(id, owner);
    }
    world.economy = { ...world.economy, purse: { perDay: 50, perWallet: 30 } };
  });

  test('pays a bonus while there is something in it, and shows pools without one afterwards', () => {
    const match = play(ALICE, BILLY);
    expect(match.state.terms).toMatchObject({ bonusGranted: true });
    bring(world, match, [[41], [42]]);
    letItRun(world, match);
    const { opening } = done(world, open(CAROL, 43, { kind: 'request', minPool: 0 }));
    const next = done(world, accept(ALICE, opening, 51)).match;
    expect(next.state.terms).toMatchObject({ bonusGranted: false });
    const used = (what: string) => world.days.get(`${utcDay(NOON)} ${what}`) ?? 0;
    expect([used('bonus'), used(`bonus:${BILLY}`), used(`bonus:${ALICE}`)]).toEqual([
      3_000, 3_000, 0,
    ]);
  });

  test('gets back what nobody won', () => {
    const match = play(ALICE, BILLY);
    done(world, concede(match, BILLY));
    expect([...world.days.values()]).toEqual([0, 0, 0]);
  });

  test('is for wallets with a history', () => {
    world.battlers.delete(BILLY);
    expect(play(ALICE, BILLY).state.terms).toMatchObject({ bonusGranted: false });
  });
});
