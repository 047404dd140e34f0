import { beforeEach, describe, expect, test } from 'vitest';
import { LATE_BID_MS, TYPED_BID_MS } from '../../economy/prices.ts';
import { ALICE, BILLY } from '../match/test-play.ts';
import { commit } from '../test-commit.ts';
import { addCard, createWorld, NOON, type World } from '../test-facts.ts';
import { done, refusalOf, runCommand, verdictOn } from '../test-world.ts';
import type { AuctionFacts } from './facts.ts';
import { auctionAt, testAuction } from './test-auctions.ts';

const CARD = 1;
const HOUR = 3_600_000;
let world: World;

beforeEach(() => {
  world = createWorld({});
  addCard(world, CARD, 'Epic');
  addCard(world, 2, 'Epic');
});

function auction(special: Partial<AuctionFacts> = {}): void {
  world.auctions.set(CARD, testAuction({ endsAt: NOON + HOUR, ...special }));
}

const bid = (amount: number, at = NOON, bidder = ALICE) =>
  ({ type: 'bid', cardId: CARD, bidder, amount, verified: true, at }) as const;

describe('a bid', () => {
  test('[E16] the first is the listed price at least', () => {
    auction();
    expect(runCommand(world, bid(29.99))).toMatchObject({
      refusal: { code: 'BID_TOO_LOW', details: { currentBid: null, listedPrice: 30 } },
    });
    expect(refusalOf(world, bid(30))).toBe('done');
    expect(auctionAt(world, { cardId: CARD, at: NOON })?.currentBid).toBe(30);
  });

  test('[E16] every other is a tenth higher than the highest at least', () => {
    auction({ currentBid: 41.75, verifiedBid: 41.75 });
    expect(runCommand(world, bid(41.75))).toMatchObject({
      refusal: { code: 'BID_TOO_LOW', details: { currentBid: 41.75 } },
    });
    expect(refusalOf(world, bid(41.74))).toBe('BID_TOO_LOW');
    expect(runCommand(world, bid(41.84))).toMatchObject({
      refusal: {
        sentence: 'A bid goes 0.1 above the current one at least: 41.85 SOL or more.',
        ...{ code: 'BID_TOO_LOW', details: { currentBid: 41.75, least: 41.85 } },
      },
    });
    expect(refusalOf(world, bid(41.85))).toBe('done');
  });

  test('[E16] within a step of the ceiling is the last, and whoever tries more is told so', () => {
    auction();
    done(world, bid(299.95));
    expect(runCommand(world, bid(300, NOON, BILLY))).toMatchObject({
      refusal: { code: 'BID_TOO_HIGH', details: { most: 300 } },
    });
    expect(refusalOf(world, bid(299.95, NOON, BILLY))).toBe('BID_TOO_LOW');
  });

  test('[E16] of two equal ones at one instant the first leads', () => {
    auction();
    const late = verdictOn(world, bid(31, NOON, BILLY));
    done(world, bid(31));
    if (!late.ok) throw new Error(late.refusal.sentence);
    expect(commit(world, late, NOON)).toBe('auction');
    expect(refusalOf(world, bid(31, NOON, BILLY))).toBe('BID_TOO_LOW');
  });

  test('[E16] in the last ten minutes gives everybody ten more, each time', () => {
    const endsAt = NOON + HOUR;
    auction({ endsAt });
    expect(done(world, bid(30, endsAt - LATE_BID_MS - 1))).toMatchObject({
      ...{ extended: false, endsAt },
    });
    expect(done(world, bid(31, endsAt - LATE_BID_MS, BILLY))).toMatchObject({
      ...{ extended: true, endsAt: endsAt + LATE_BID_MS },
    });
    expect(done(world, bid(32, endsAt + LATE_BID_MS - 1))).toMatchObject({
      ...{ extended: true, endsAt: endsAt + 2 * LATE_BID_MS },
    });
  });

  test('[E16] of whoever leads already gives nobody more time: nobody keeps an auction open alone', () => {
    const endsAt = NOON + HOUR;
    auction({ endsAt });
    done(world, bid(30, NOON));
    expect(done(world, bid(31, endsAt - 1))).toMatchObject({ extended: false, endsAt });
    expect(done(world, bid(32, endsAt - 1, BILLY))).toMatchObject({ extended: true });
  });

  test('[E16] comes too late at the end’s very millisecond, and after an early end', () => {
    auction();
    expect(refusalOf(world, bid(30, NOON + HOUR))).toBe('AUCTION_ENDED');
    expect(refusalOf(world, bid(30, NOON + HOUR - 1))).toBe('done');
    auction({ endedEarly: true });
    expect(refusalOf(world, bid(50))).toBe('AUCTION_ENDED');
  });

  test('needs a card and an auction of it', () => {
    auction();
    expect(refusalOf(world, { ...bid(50), cardId: 2 })).toBe('NOT_ON_AUCTION');
    expect(refusalOf(world, { ...bid(50), cardId: 99 })).toBe('NOT_FOUND');
  });

  test('a typed address reaches double the highest verified bid, and gives nobody more time', () => {
    auction({});
    const typed = (amount: number, at = NOON) => ({ ...bid(amount, at), verified: false });
    expect(runCommand(world, typed(60.01))).toMatchObject({
      refusal: { code: 'BID_TOO_HIGH', details: { most: 60 } },
    });
    expect(done(world, typed(60))).toMatchObject({ extended: false });
    // Whoever signs in goes on where the typed ones stop, up to ten times the listed price.
    expect(refusalOf(world, bid(300.01))).toBe('BID_TOO_HIGH');
    done(world, bid(70));
    expect(refusalOf(world, typed(140.01))).toBe('BID_TOO_HIGH');
    const { endsAt } = world.auctions.get(CARD)!;
    expect(done(world, typed(140, endsAt - 1))).toMatchObject({ extended: false, endsAt });
    expect(done(world, bid(300, endsAt - 1, BILLY))).toMatchObject({ extended: true });
  });
});

describe('a typed bid', () => {
  const typed = (amount: number, at = NOON, bidder = ALICE) => ({
    ...bid(amount, at, bidder),
    verified: false,
  });
  const confirm = (bidId: number, at: number, wallet = ALICE) =>
    ({ type: 'confirm-bid', bidId, wallet, at }) as const;
  const LAPSE = NOON + TYPED_BID_MS;
  beforeEach(() => auction({}));

  test('stands for half an hour, and then as if nobody had ever typed it', () => {
    expect(done(world, typed(60))).toMatchObject({ lapsesAt: LAPSE });
    expect(refusalOf(world, typed(60, LAPSE - 1, BILLY))).toBe('BID_TOO_LOW');
    expect(refusalOf(world, bid(29.99, LAPSE, BILLY))).toBe('BID_TOO_LOW');
    expect(done(world, bid(30, LAPSE, BILLY))).toMatchObject({ lapsesAt: null });
    expect(auctionAt(world, { cardId: CARD, at: LAPSE })?.currentBid).toBe(30);
  });

  test('keeps nobody out who signed in: only verified bids stand in the way of those', () => {
    done(world, bid(31, NOON, BILLY));
    done(world, typed(62));
    expect(refusalOf(world, bid(31, LAPSE - 1))).toBe('BID_TOO_LOW');
    expect(refusalOf(world, bid(31.5, LAPSE - 1))).toBe('done');
  });

  test('leaves the lead to the highest that stands', () => {
    done(world, bid(31, NOON, BILLY));
    done(world, typed(62));
    expect(refusalOf(world, bid(31, LAPSE))).toBe('BID_TOO_LOW');
    expect(refusalOf(world, bid(32, LAPSE))).toBe('done');
  });

  test('is no ladder: only a verified bid raises what others may type', () => {
    done(world, typed(60));
    expect(refusalOf(world, typed(60.1, NOON, BILLY))).toBe('BID_TOO_HIGH');
  });

  test('stays for good when its wallet confirms it, once or twice, and gives nobody more time', () => {
    const { endsAt } = world.auctions.get(CARD)!;
    const late = endsAt - 1;
    const { id } = done(world, typed(60, late));
    expect(done(world, confirm(id, late))).toMatchObject({
      verified: true,
      lapsesAt: null,
      endsAt,
    });
    expect(done(world, confirm(id, late + 86_400_000))).toMatchObject({ verified: true });
    expect(world.auctions.get(CARD)!.endsAt).toBe(endsAt);
    expect(auctionAt(world, { cardId: CARD, at: late + TYPED_BID_MS })).toMatchObject({
      ...{ currentBid: 60, verifiedBid: 60 },
    });
  });

  test('is confirmed by nobody else, not after it lapsed and not after the auction', () => {
    const { id } = done(world, typed(60));
    expect(refusalOf(world, confirm(id, NOON, BILLY))).toBe('FORBIDDEN');
    expect(refusalOf(world, confirm(77, NOON))).toBe('NOT_FOUND');
    expect(refusalOf(world, confirm(id, LAPSE))).toBe('BID_LAPSED');
    expect(refusalOf(world, confirm(id, NOON + HOUR))).toBe('AUCTION_ENDED');
    expect(refusalOf(world, confirm(id, LAPSE - 1))).toBe('done');
  });

  test('above ten times the listed price cannot be confirmed, however it got there', () => {
    done(world, bid(300, NOON, BILLY));
    const { id } = done(world, typed(300.1));
    expect(refusalOf(world, confirm(id, NOON))).toBe('BID_TOO_HIGH');
  });

  test('that a signed one has reached meanwhile is refused with a sentence, and not by the database', () => {
    const { id } = done(world, typed(39.95));
    for (const amount of [39.9, 40, 41]) {
      done(world, bid(amount, NOON, BILLY));
      expect(runCommand(world, confirm(id, NOON))).toMatchObject({
        refusal: {
          sentence: expect.stringMatching(/^A signed bid of .* came in meanwhile/),
          ...{ code: 'BID_TOO_LOW', details: { currentBid: amount } },
        },
      });
    }
    expect(world.bids.get(id)?.lapsesAt).not.toBeNull();
  });

  test('that is confirmed at the instant of an equal signed bid is decided again', () => {
    const { id } = done(world, typed(40));
    const confirmed = verdictOn(world, confirm(id, NOON));
    done(world, bid(40, NOON, BILLY));
    if (!confirmed.ok) throw new Error(confirmed.refusal.sentence);
    expect(commit(world, confirmed, NOON)).not.toBeNull();
    expect(refusalOf(world, confirm(id, NOON))).toBe('BID_TOO_LOW');
  });

  test('that is confirmed at the instant of a late bid does not take its ten minutes back', () => {
    const late = world.auctions.get(CARD)!.endsAt - 1;
    const { id } = done(world, typed(40, late));
    const confirmed = verdictOn(world, confirm(id, late));
    const { endsAt } = done(world, bid(35, late, BILLY));
    if (!confirmed.ok) throw new Error(confirmed.refusal.sentence);
    expect(commit(world, confirmed, late)).not.toBeNull();
    expect(done(world, confirm(id, late))).toMatchObject({ verified: true, endsAt });
    expect(world.auctions.get(CARD)!.endsAt).toBe(late + 1 + LATE_BID_MS);
  });
});
