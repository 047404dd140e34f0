import { beforeEach, describe, expect, test } from 'vitest';
import type { Command } from '../kernel/registry.ts';
import { commit } from '../test-commit.ts';
import { addCard, createWorld, NOON, type World, walletNamed } from '../test-facts.ts';
import { done, refusalOf, runCommand, verdictOn } from '../test-world.ts';

const ALICE = walletNamed('a');
const HOUR = 3_600_000;
const operator = { username: 'admin', address: '127.0.0.1' };
let world: World;

beforeEach(() => {
  world = createWorld({ [ALICE]: 100_000 });
  addCard(world, 1, 'Epic', { price: 1_000 });
  addCard(world, 2, 'Epic', { owner: ALICE });
});

const start = (cardId: number) =>
  ({ type: 'start-auction', cardId, startPrice: 10, minutes: 60, operator, at: NOON }) as const;
const end = (auctionId: number, at = NOON) =>
  ({ type: 'end-auction', auctionId, operator, at }) as const;
const bid = (amount: number, at = NOON): Command => ({
  ...{ type: 'bid', cardId: 1, bidder: ALICE, amount, verified: true, at },
});

/** What the operators' log says of a command. */
function recorded(command: Command): unknown {
  const verdict = verdictOn(world, command);
  if (!verdict.ok) throw new Error(verdict.refusal.sentence);
  return verdict.effects.find(({ type }) => type === 'operator-acted');
}

describe('the desk', () => {
  test('puts a card up that nobody owns, once, and writes down who did', () => {
    expect(recorded(start(1))).toMatchObject({
      ...{ username: 'admin', action: 'auction started', details: { cardId: 1, startPrice: 10 } },
    });
    const { id, endsAt } = done(world, start(1));
    expect(endsAt).toBe(NOON + HOUR);
    expect(runCommand(world, start(1))).toMatchObject({
      refusal: { code: 'ALREADY_ON_AUCTION', details: { auctionId: id } },
    });
    expect(refusalOf(world, start(2))).toBe('CARD_TAKEN');
    expect(refusalOf(world, start(99))).toBe('INVALID_INPUT');
  });

  test('lets one of two operators put the same card up, and never one that was minted meanwhile', () => {
    const late = verdictOn(world, start(1));
    const minted = structuredClone(world);
    done(world, start(1));
    if (!late.ok) throw new Error(late.refusal.sentence);
    expect(commit(world, late, NOON)).not.toBeNull();
    world = minted;
    done(world, { type: 'mint', cardId: 1, wallet: ALICE, at: NOON });
    expect(commit(world, late, NOON)).not.toBeNull();
  });

  test('ends an auction before its time, and a bid of that instant is decided again', () => {
    const { id } = done(world, start(1));
    const late = verdictOn(world, bid(10));
    expect(recorded(end(id))).toMatchObject({ action: 'auction ended' });
    expect(done(world, end(id))).toEqual({ endsAt: NOON });
    if (!late.ok) throw new Error(late.refusal.sentence);
    expect(commit(world, late, NOON)).toBe('auction');
    expect(refusalOf(world, bid(10))).toBe('AUCTION_ENDED');
    expect(refusalOf(world, end(id))).toBe('AUCTION_ENDED');
    expect(refusalOf(world, end(77))).toBe('NOT_FOUND');
    const extend = {
      type: 'extend-auction',
      auctionId: id,
      minutes: 5,
      operator,
      at: NOON,
    } as const;
    expect(refusalOf(world, extend)).toBe('AUCTION_ENDED');
  });

  test('gives an auction more time, and a late bid of that instant loses none of it', () => {
    const { id, endsAt } = done(world, start(1));
    const late = verdictOn(world, bid(10, endsAt - 1));
    done(world, { type: 'extend-auction', auctionId: id, minutes: 30, operator, at: NOON });
    if (!late.ok) throw new Error(late.refusal.sentence);
    expect(commit(world, late, endsAt - 1)).toBe('auction');
    expect(world.auctions.get(1)?.endsAt).toBe(endsAt + HOUR / 2);
  });

  test('voids a bid once, and not one that is being bought', () => {
    const { id } = done(world, start(1));
    const placed = done(world, bid(10) as never) as { id: number };
    const undo = {
      type: 'void-bid',
      bidId: placed.id,
      reason: 'a slip',
      operator,
      at: NOON,
    } as const;
    expect(recorded(undo)).toMatchObject({ action: 'void bid', details: { bidAmount: 10 } });
    expect(done(world, undo)).toMatchObject({ bid: { voided: true }, currentBid: null });
    expect(refusalOf(world, undo)).toBe('CONFLICT');
    const again = done(world, bid(10) as never) as { id: number };
    done(world, { type: 'advance-auction', auctionId: id, at: NOON + HOUR });
    expect(refusalOf(world, { ...undo, bidId: again.id })).toBe('CONFLICT');
    expect(refusalOf(world, { ...undo, bidId: 9_999 })).toBe('NOT_FOUND');
  });
});
