import { beforeEach, describe, expect, test } from 'vitest';
import { ALICE, accept, BILLY, bring, letItRun, open, startDuel } from '../match/test-play.ts';
import { balanceOf, NOON, type World, walletNamed } from '../test-facts.ts';
import { happenings, strangersWorld } from '../test-strangers.ts';
import { done, refusalOf } from '../test-world.ts';

const DAY = 86_400_000;
const HOUSE = walletNamed('e');
let world: World;
beforeEach(() => {
  world = strangersWorld();
});
const { lockedOf, freeOf, starter, own } = happenings(() => world);

describe('[E26] locked HOOF', () => {
  test('a starter pack is locked, and locked HOOF is spent first', () => {
    starter(ALICE);
    expect([balanceOf(world, ALICE), lockedOf(ALICE)]).toEqual([50_000, 50_000]);
    world.balances.set(ALICE, 60_000);
    done(world, { type: 'mint', cardId: 20, wallet: ALICE, at: NOON });
    expect([balanceOf(world, ALICE), lockedOf(ALICE)]).toEqual([57_000, 47_000]);
  });

  test('stays locked when it is lost: losing to oneself launders nothing', () => {
    for (const wallet of [ALICE, BILLY]) starter(wallet);
    own(41, ALICE);
    own(42, BILLY);
    const match = startDuel(world, [ALICE, 41], [BILLY, 42]);
    bring(world, match, [[41], [42]]);
    letItRun(world, match);
    expect([balanceOf(world, BILLY), lockedOf(BILLY)]).toEqual([51_000, 51_000]);
    expect([freeOf(ALICE), freeOf(BILLY)]).toEqual([0, 0]);
  });

  test('becomes free when it is lost in the demo world; one’s own stake keeps its colour', () => {
    world.economy = { ...world.economy, lossStaysLocked: false };
    for (const wallet of [ALICE, BILLY]) starter(wallet);
    own(41, ALICE);
    own(42, BILLY);
    letItRun(world, startDuel(world, [ALICE, 41], [BILLY, 42]));
    expect([balanceOf(world, BILLY), freeOf(BILLY)]).toEqual([51_000, 1_000]);
  });

  test('is what the house loses, also when the house had won it from somebody free', () => {
    world.balances.set(ALICE, 5_000);
    world.balances.set(HOUSE, 5_000);
    own(42, ALICE);
    own(41, HOUSE);
    const { opening } = done(world, open(HOUSE, 41, { house: true, minPool: 0 }));
    letItRun(world, done(world, accept(ALICE, opening, 42)).match);
    expect([balanceOf(world, ALICE), freeOf(ALICE)]).toEqual([6_000, 5_000]);
  });

  test('comes back from a vault in the colour in which it went in', () => {
    starter(ALICE);
    world.locked.set(ALICE, 400);
    own(41, ALICE);
    const { opening } = done(world, open(ALICE, 41));
    expect([lockedOf(ALICE), lockedOf(`challenge:${opening.id}`)]).toEqual([0, 400]);
    done(world, { type: 'cancel', kind: 'challenge', id: opening.id, wallet: ALICE, at: NOON });
    expect([balanceOf(world, ALICE), lockedOf(ALICE)]).toEqual([50_000, 400]);
  });
});

describe('[E30] nobody is broke for ever', () => {
  const help = (at = NOON) => ({ type: 'allowance', wallet: ALICE, at }) as const;

  test('ten locked HOOF once a UTC day for whoever can stake nothing', () => {
    starter(ALICE);
    expect(refusalOf(world, help())).toBe('CONFLICT');
    world.balances.set(ALICE, 999);
    world.locked.set(ALICE, 0);
    expect(refusalOf(world, help())).toBe('done');
    expect([balanceOf(world, ALICE), lockedOf(ALICE)]).toEqual([1_999, 1_000]);
    world.balances.set(ALICE, 0);
    world.locked.set(ALICE, 0);
    expect(refusalOf(world, help())).toBe('CONFLICT');
    expect(refusalOf(world, help(NOON + DAY))).toBe('done');
  });

  test('so much a day for all broke wallets together', () => {
    world.economy = { ...world.economy, allowancePerDay: 10 };
    for (const wallet of [ALICE, BILLY]) {
      starter(wallet);
      world.balances.set(wallet, 0);
      world.locked.set(wallet, 0);
    }
    expect(refusalOf(world, help())).toBe('done');
    expect(refusalOf(world, { ...help(), wallet: BILLY })).toBe('CONFLICT');
  });

  test('not while something is at stake, nor for an address that never opened its pack', () => {
    world.balances.set(ALICE, 0);
    expect(refusalOf(world, help())).toBe('CONFLICT');
    starter(ALICE);
    world.balances.set(ALICE, 1_000);
    world.locked.set(ALICE, 1_000);
    own(41, ALICE);
    done(world, open(ALICE, 41));
    expect(refusalOf(world, help())).toBe('CONFLICT');
  });
});
