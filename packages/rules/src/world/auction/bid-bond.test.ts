import { beforeEach, describe, expect, test } from 'vitest';
import { PURCHASE_MS } from '../../economy/auctions.ts';
import type { Command } from '../kernel/registry.ts';
import { commit } from '../test-commit.ts';
import { addCard, balanceOf, createWorld, NOON, type World, walletNamed } from '../test-facts.ts';
import { done, refusalOf, runCommand, verdictOn } from '../test-world.ts';
import { testAuction } from './test-auctions.ts';

const [ALICE, BILLY, CARLA] = ['a', 'b', 'c'].map(walletNamed) as [string, string, string];
const CARD = 1;
const END = NOON + 3_600_000;
const DUE = END + PURCHASE_MS;
const BOND = 10_000;
const PURSE = 50_000;
const operator = { username: 'admin', address: '127.0.0.1' };
let world: World;

beforeEach(() => {
  world = createWorld({ [ALICE]: PURSE, [BILLY]: PURSE, [CARLA]: 4_000 });
  world.economy = { ...world.economy, auctionsConfirmThemselves: false, bidBond: 100 };
  // Nine tenths of Alice's purse were a gift.
  world.locked.set(ALICE, 45_000);
  for (const [card, endsAt] of [
    [CARD, END],
    [2, DUE + PURCHASE_MS],
  ] as const) {
    addCard(world, card, 'Epic');
    world.auctions.set(card, testAuction({ id: 6 + card, endsAt }));
  }
});

const bid = (bidder: string, amount: number, special: object = {}): Command => ({
  ...({ type: 'bid', cardId: CARD, verified: true, at: NOON } as const),
  ...{ bidder, amount, ...special },
});
const advance = (at: number): Command => ({ type: 'advance-auction', auctionId: 7, at });
const settle = (type: 'confirm-auction' | 'pass-auction', wallet: string): Command => ({
  ...{ type, auctionId: 7, wallet, reason: 'no money came', operator, at: END },
});
const purses = () => [ALICE, BILLY].map((wallet) => balanceOf(world, wallet));

describe('[E16e] a bond', () => {
  test('is needed for a signed bid, of either colour, and not for a typed one', () => {
    expect(runCommand(world, bid(CARLA, 30))).toMatchObject({
      refusal: { code: 'BOND_NEEDED', details: { bond: 100, available: 40 } },
    });
    done(world, bid(CARLA, 30, { verified: false }));
    done(world, bid(ALICE, 30));
    expect(purses()).toEqual([PURSE - BOND, PURSE]);
    expect(world.locked.get(ALICE)).toBe(35_000);
  });

  test('is put up once by whoever raises its own bid', () => {
    done(world, bid(ALICE, 30));
    done(world, bid(ALICE, 31));
    expect(purses()).toEqual([PURSE - BOND, PURSE]);
  });

  test('comes back in its colour when somebody else leads, and goes in again with the next bid', () => {
    done(world, bid(ALICE, 30));
    done(world, bid(BILLY, 31));
    expect(purses()).toEqual([PURSE, PURSE - BOND]);
    expect(world.locked.get(ALICE)).toBe(45_000);
    done(world, bid(ALICE, 32));
    expect(purses()).toEqual([PURSE - BOND, PURSE]);
  });

  test('is put up by whoever confirms a typed bid', () => {
    const { id } = done(world, bid(BILLY, 40, { verified: false }) as never) as { id: number };
    done(world, bid(ALICE, 30));
    done(world, { type: 'confirm-bid', bidId: id, wallet: BILLY, at: NOON });
    expect(purses()).toEqual([PURSE, PURSE - BOND]);
    const typed = done(world, bid(CARLA, 45, { verified: false }) as never) as { id: number };
    const confirm = { type: 'confirm-bid', bidId: typed.id, wallet: CARLA, at: NOON } as const;
    expect(refusalOf(world, confirm)).toBe('BOND_NEEDED');
  });

  test('comes back with the card', () => {
    done(world, bid(ALICE, 30));
    done(world, advance(END));
    expect(purses()[0]).toBe(PURSE - BOND);
    done(world, settle('confirm-auction', ALICE));
    expect(purses()[0]).toBe(PURSE);
  });

  test('is the treasury’s when the time to buy passes', () => {
    done(world, bid(ALICE, 30));
    done(world, advance(END));
    done(world, advance(DUE));
    expect([...purses(), balanceOf(world, 'treasury')]).toEqual([PURSE - BOND, PURSE, BOND]);
  });

  test('is the treasury’s when a paid was not true, and comes back from an operator’s own choice', () => {
    done(world, bid(ALICE, 30));
    done(world, advance(END));
    const other = structuredClone(world);
    done(world, settle('pass-auction', ALICE));
    expect([...purses(), balanceOf(world, 'treasury')]).toEqual([PURSE, PURSE, 0]);
    world = other;
    done(world, { type: 'complete-auction', auctionId: 7, wallet: ALICE, at: END });
    done(world, settle('pass-auction', ALICE));
    expect(balanceOf(world, 'treasury')).toBe(BOND);
  });

  test('of whoever is banned comes back from the auctions that it kept nobody waiting in', () => {
    done(world, bid(ALICE, 30));
    done(world, bid(ALICE, 30, { cardId: 2 }));
    done(world, advance(END));
    done(world, advance(DUE));
    expect(world.auctions.get(2)?.bond).toBeNull();
    expect(purses()[0]).toBe(PURSE - BOND);
  });

  test('of whoever is banned stays where it is asked to buy too, and is lost there like the first', () => {
    world.auctions.set(2, { ...world.auctions.get(2)!, endsAt: END + 1 });
    done(world, bid(ALICE, 30));
    done(world, bid(ALICE, 30, { cardId: 2 }));
    done(world, advance(END));
    done(world, { type: 'advance-auction', auctionId: 8, at: END + 1 });
    done(world, advance(DUE));
    expect(balanceOf(world, 'treasury')).toBe(BOND);
    done(world, { type: 'advance-auction', auctionId: 8, at: DUE + 1 });
    expect(balanceOf(world, 'treasury')).toBe(2 * BOND);
  });

  test('that was put up while its wallet was being banned is not left behind', () => {
    done(world, bid(ALICE, 30));
    done(world, advance(END));
    const banned = verdictOn(world, advance(DUE));
    done(world, bid(ALICE, 30, { cardId: 2, at: DUE }));
    if (!banned.ok) throw new Error(banned.refusal.sentence);
    expect(commit(world, banned, DUE)).toBe('bonds');
    done(world, advance(DUE));
    expect(world.auctions.get(2)?.bond).toBeNull();
  });

  test('comes back when an operator voids the bid, unless its wallet still leads by another', () => {
    const first = done(world, bid(ALICE, 30) as never) as { id: number };
    const second = done(world, bid(ALICE, 31) as never) as { id: number };
    const undo = (bidId: number) =>
      done(world, { type: 'void-bid', bidId, reason: 'a slip', operator, at: NOON });
    expect(undo(second.id).currentBid).toBe(30);
    expect(purses()[0]).toBe(PURSE - BOND);
    expect(undo(first.id).currentBid).toBeNull();
    expect(purses()[0]).toBe(PURSE);
  });

  test('of whoever leads and is not asked comes back with the auction’s end', () => {
    done(world, bid(BILLY, 30));
    done(world, bid(ALICE, 31));
    world.frozen.add(ALICE);
    done(world, advance(END));
    expect(world.asked.get(7)?.at(-1)?.wallet).toBe(BILLY);
    expect(purses()[0]).toBe(PURSE - BOND);
    done(world, settle('confirm-auction', BILLY));
    expect(purses()[0]).toBe(PURSE);
  });

  test('comes back to whoever leads in a world that asks for none any more', () => {
    done(world, bid(ALICE, 30));
    world.economy = { ...world.economy, bidBond: 0 };
    done(world, bid(BILLY, 31));
    expect(purses()).toEqual([PURSE, PURSE]);
  });
});
