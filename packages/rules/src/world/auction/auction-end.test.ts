import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  BID_BAN_MS,
  type Bidder,
  DESK_MS,
  nextBuyer,
  PURCHASE_MS,
  SELF_CONFIRM_MS,
  WALLETS_ASKED,
} from '../../economy/auctions.ts';
import { HISTORY, NO_HISTORY } from '../../economy/history.ts';
import { NEWCOMER } from '../../rating/glicko.ts';
import { NO_SEASON } from '../../rating/seasons.ts';
import type { Command } from '../kernel/registry.ts';
import { commit } from '../test-commit.ts';
import { addCard, createWorld, NOON, type World, walletNamed } from '../test-facts.ts';
import { done, refusalOf, runCommand, verdictOn } from '../test-world.ts';
import { testAuction } from './test-auctions.ts';

const [ALICE, BILLY, CARLA, DORA] = ['a', 'b', 'c', 'd'].map(walletNamed) as [
  string,
  string,
  string,
  string,
];
const CARD = 1;
const END = NOON + 3_600_000;
const DUE = END + PURCHASE_MS;
let world: World;

beforeEach(() => {
  world = createWorld({});
  world.economy = { ...world.economy, auctionsConfirmThemselves: false };
  addCard(world, CARD, 'Epic');
  addCard(world, 2, 'Epic');
  world.auctions.set(CARD, testAuction({ id: 7, endsAt: END }));
  world.auctions.set(2, testAuction({ id: 8, endsAt: DUE + 2 * BID_BAN_MS }));
});

const bid = (bidder: string, amount: number, special: object = {}) =>
  done(world, {
    ...({ type: 'bid', cardId: CARD, verified: true, at: NOON } as const),
    ...{ bidder, amount, ...special },
  });
const advance = (at: number, auctionId = 7) =>
  ({ type: 'advance-auction', auctionId, at }) as const;
const complete = (wallet: string, at: number) =>
  ({ type: 'complete-auction', auctionId: 7, wallet, at }) as const;
const settle = (type: 'confirm-auction' | 'pass-auction', wallet: string, at = END) =>
  ({
    ...{ type, auctionId: 7, wallet, reason: 'no money came', at },
    operator: { username: 'admin', address: '127.0.0.1' },
  }) as const;

/** Who hears what when a command is carried out. */
function news(command: Command): Record<string, string> {
  const verdict = verdictOn(world, command);
  if (!verdict.ok) throw new Error(verdict.refusal.sentence);
  done(world, command);
  const told = verdict.effects.flatMap((each) => (each.type === 'message' ? [each] : []));
  return Object.fromEntries(told.map(({ wallet, text }) => [wallet, text]));
}

describe('[E16c] an auction that ends', () => {
  test('asks the highest verified bidder; what was only typed wins nothing', () => {
    bid(ALICE, 40);
    bid(BILLY, 50);
    bid(CARLA, 90, { verified: false, at: END - 1 });
    expect(refusalOf(world, advance(END - 1))).toBe('CONFLICT');
    expect(news(advance(END))).toEqual({
      [BILLY]: 'You won Card 1 for 50.00 SOL. Complete the purchase within 24 hours.',
    });
    expect(world.asked.get(7)).toMatchObject([{ wallet: BILLY, amount: 50, until: DUE }]);
    // The clock of another instance comes a moment later.
    expect(refusalOf(world, advance(END))).toBe('CONFLICT');
    expect(refusalOf(world, { type: 'mint', cardId: CARD, wallet: ALICE, at: END })).toBe(
      'ON_AUCTION',
    );
  });

  test('in a world of strangers asks those with a history first', () => {
    world.economy = { ...world.economy, historyAsked: true };
    const history = { ...NO_HISTORY, ...HISTORY, has: true };
    world.battlers.set(ALICE, {
      ...{ ...NEWCOMER, games: 10, lastMatchAt: NOON, history },
      ...NO_SEASON,
    });
    bid(ALICE, 40);
    bid(BILLY, 50);
    expect(done(world, advance(END))).toEqual({ state: 'waiting', buyer: ALICE });
    expect(done(world, advance(DUE))).toEqual({ state: 'waiting', buyer: BILLY });
  });

  test('without a bid that can win gives the card back at once', () => {
    bid(CARLA, 30, { verified: false, at: END - 1 });
    expect(done(world, advance(END))).toEqual({ state: 'returned', buyer: null });
    expect(refusalOf(world, advance(END))).toBe('CONFLICT');
    expect(world.cards.get(CARD)?.owner).toBeNull();
  });

  test('an operator may end one before its time', () => {
    bid(ALICE, 40);
    world.auctions.set(CARD, { ...world.auctions.get(CARD)!, endedEarly: true });
    expect(done(world, advance(NOON))).toEqual({ state: 'waiting', buyer: ALICE });
  });
});

describe('[E16d] whoever is asked', () => {
  beforeEach(() => {
    for (const [i, wallet] of [DORA, CARLA, BILLY, ALICE].entries()) bid(wallet, 40 + i);
    done(world, advance(END));
  });

  test('and stays silent makes way for the next, three at most, and then for the pool', () => {
    expect(refusalOf(world, advance(DUE - 1))).toBe('CONFLICT');
    expect(news(advance(DUE))).toEqual({
      [ALICE]:
        'Your 24 hours for Card 1 are over. Your bids are taken back; you may bid again in 30 days.',
      [BILLY]:
        'Your turn: Card 1 can be yours for your 42.00 SOL after all. Complete the purchase within 24 hours.',
    });
    done(world, advance(DUE + PURCHASE_MS));
    expect(world.asked.get(7)!.map(({ wallet }) => wallet)).toEqual([ALICE, BILLY, CARLA]);
    const last = news(advance(DUE + 2 * PURCHASE_MS));
    expect(last[DORA]).toBe('Nobody bought Card 1 after all. It is back in the pool.');
    expect(world.auctions.get(CARD)?.state).toBe('returned');
  });

  test('and lets the time pass loses all bids and bids nowhere for thirty days', () => {
    bid(ALICE, 35, { cardId: 2 });
    bid(ALICE, 36, { cardId: 2, verified: false, at: DUE - 1 });
    done(world, advance(DUE));
    expect([...world.bids.values()].filter((each) => each.auctionId === 8)).toMatchObject([
      ...[{ voided: true }, { voided: true }],
    ]);
    const again = (verified: boolean, at: number): Command => ({
      ...{ type: 'bid', cardId: 2, bidder: ALICE, amount: 37, verified, at },
    });
    for (const verified of [true, false]) {
      expect(runCommand(world, again(verified, DUE + BID_BAN_MS - 1))).toMatchObject({
        refusal: { code: 'BIDDING_BANNED', details: { nextAt: DUE + BID_BAN_MS } },
      });
    }
    expect(refusalOf(world, again(true, DUE + BID_BAN_MS))).toBe('done');
  });

  test('says paid in time, once or twice, and then an operator decides, not the clock', () => {
    expect(refusalOf(world, complete(BILLY, END))).toBe('FORBIDDEN');
    expect(done(world, complete(ALICE, DUE - 1))).toMatchObject({ paidAt: DUE - 1 });
    expect(done(world, complete(ALICE, DUE + 1))).toMatchObject({ paidAt: DUE - 1 });
    expect(refusalOf(world, advance(DUE + BID_BAN_MS))).toBe('CONFLICT');
    expect(refusalOf(world, settle('confirm-auction', ALICE, DUE + BID_BAN_MS))).toBe('done');
  });

  test('comes too late at the very millisecond', () => {
    expect(refusalOf(world, complete(ALICE, DUE))).toBe('DEADLINE_PASSED');
    done(world, advance(DUE));
    expect(refusalOf(world, complete(ALICE, DUE))).toBe('DEADLINE_PASSED');
    expect(refusalOf(world, complete(BILLY, DUE))).toBe('done');
  });

  test('gets the card when an operator confirms, and everybody who bid hears of it', () => {
    expect(news(settle('confirm-auction', ALICE))).toMatchObject({
      [ALICE]: 'Card 1 is yours for 43.00 SOL. Well bid.',
      [DORA]: 'Card 1 went to 0xaaaa...aaaa for 43.00 SOL.',
    });
    expect(world.cards.get(CARD)?.owner).toBe(ALICE);
    expect(world.sales).toMatchObject([
      { kind: 'auction', amount: 43, currency: 'SOL', worth: 2.15, seller: null, buyer: ALICE },
    ]);
    expect(world.sales[0]?.leftOut).toBeNull();
    expect(refusalOf(world, settle('confirm-auction', ALICE))).toBe('CONFLICT');
    expect(refusalOf(world, complete(ALICE, END))).toBe('CONFLICT');
  });

  test('is passed over with a reason, keeps its other bids and may bid on', () => {
    bid(ALICE, 35, { cardId: 2 });
    expect(news(settle('pass-auction', ALICE))[ALICE]).toBe(
      'Card 1 goes to somebody else. The operator says: no money came',
    );
    // The desk still shows Alice.
    expect(refusalOf(world, settle('confirm-auction', ALICE))).toBe('CONFLICT');
    expect(refusalOf(world, settle('confirm-auction', BILLY))).toBe('done');
    bid(ALICE, 36, { cardId: 2, at: END });
  });

  test('and says paid when it has not is banned as for silence', () => {
    bid(ALICE, 35, { cardId: 2 });
    done(world, complete(ALICE, END));
    expect(news(settle('pass-auction', ALICE))[ALICE]).toBe(
      'Card 1 goes to somebody else. The operator says: no money came. Your bids are taken back; you may bid again in 30 days.',
    );
    expect([...world.bids.values()].find((each) => each.auctionId === 8)).toMatchObject({
      voided: true,
    });
    expect(
      refusalOf(world, {
        ...{ type: 'bid', cardId: 2, bidder: ALICE, amount: 40, verified: true, at: END },
      }),
    ).toBe('BIDDING_BANNED');
  });

  test('and passed over uses none of the three up: the honest fourth gets its turn', () => {
    for (const wallet of [ALICE, BILLY, CARLA]) {
      done(world, complete(wallet, END));
      done(world, settle('pass-auction', wallet));
    }
    expect(world.asked.get(7)!.at(-1)).toMatchObject({ wallet: DORA, outcome: null });
    done(world, settle('confirm-auction', DORA));
    expect(world.cards.get(CARD)?.owner).toBe(DORA);
  });

  test('and says paid to a desk where nobody ever sits waits two months, and not for ever', () => {
    done(world, complete(ALICE, END));
    expect(refusalOf(world, advance(END + DESK_MS - 1))).toBe('CONFLICT');
    expect(news(advance(END + DESK_MS))[ALICE]).toBe(
      'Card 1 goes to somebody else. Nobody at the desk looked at it in two months.',
    );
    expect(world.bans.has(ALICE)).toBe(false);
    expect(world.asked.get(7)!.at(-1)).toMatchObject({ wallet: BILLY, outcome: null });
  });

  test('is never frozen', () => {
    world.frozen.add(BILLY);
    done(world, advance(DUE));
    expect(world.asked.get(7)!.at(-1)).toMatchObject({ wallet: CARLA, outcome: null });
  });

  test('is never confirmed and passed over at once', () => {
    const passed = verdictOn(world, advance(DUE));
    done(world, settle('confirm-auction', ALICE, DUE));
    if (!passed.ok) throw new Error(passed.refusal.sentence);
    expect(commit(world, passed, DUE)).toBe('ending-auction');
    expect(refusalOf(world, advance(DUE))).toBe('CONFLICT');
  });
});

describe('where nobody sits at the desk', () => {
  beforeEach(() => {
    world.economy = { ...world.economy, auctionsConfirmThemselves: true };
    bid(ALICE, 40);
    done(world, advance(END));
  });

  test('the sale is confirmed after a minute and stays off the leaderboard', () => {
    expect(refusalOf(world, advance(END + SELF_CONFIRM_MS - 1))).toBe('CONFLICT');
    expect(done(world, advance(END + SELF_CONFIRM_MS))).toEqual({ state: 'settled', buyer: ALICE });
    expect(world.sales[0]?.leftOut).toBe('The demo world confirmed this sale by itself.');
  });

  test('nothing is handed to a frozen wallet', () => {
    world.frozen.add(ALICE);
    expect(refusalOf(world, advance(END + SELF_CONFIRM_MS))).toBe('CONFLICT');
  });
});

test('a bid that came in while the end was decided is not forgotten', () => {
  bid(ALICE, 40);
  const decided = verdictOn(world, advance(END));
  bid(BILLY, 45, { at: END - 1 });
  if (!decided.ok) throw new Error(decided.refusal.sentence);
  expect(commit(world, decided, END)).toBe('ending-auction');
});

test('a verified bid tells whoever led before, and nobody about themselves', () => {
  bid(ALICE, 40);
  const raise = (bidder: string, amount: number): Command => ({
    ...{ type: 'bid', cardId: CARD, bidder, amount, verified: true, at: NOON },
  });
  expect(news(raise(ALICE, 41))).toEqual({});
  expect(news(raise(BILLY, 42))).toEqual({
    [ALICE]: 'You have been outbid on Card 1: 42.00 SOL leads. There is still time to disagree.',
  });
  const { id } = bid(CARLA, 50, { verified: false });
  expect(news({ type: 'confirm-bid', bidId: id, wallet: CARLA, at: NOON })).toHaveProperty([BILLY]);
});

test('the order of asking: nobody twice, histories first, then the higher bid, three at most', () => {
  const bidder: fc.Arbitrary<Bidder> = fc.record({
    wallet: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f').map(walletNamed),
    ...{ bidId: fc.nat(), amount: fc.integer({ min: 1, max: 50 }), history: fc.boolean() },
  });
  const bidders = fc.uniqueArray(bidder, { selector: ({ wallet }) => wallet });
  fc.assert(
    fc.property(bidders, fc.boolean(), (list, historyAsked) => {
      const asked: Bidder[] = [];
      for (;;) {
        const wallets = asked.map(({ wallet }) => wallet);
        const next = nextBuyer(list, { asked: wallets, historyAsked });
        if (next === null) break;
        asked.push(next);
      }
      expect(asked).toHaveLength(Math.min(list.length, WALLETS_ASKED));
      const rank = (each: Bidder) => Number(historyAsked && each.history) * 1000 + each.amount;
      const ranks = list.map(rank).sort((a, b) => b - a);
      expect(asked.map(rank)).toEqual(ranks.slice(0, asked.length));
    }),
  );
});
