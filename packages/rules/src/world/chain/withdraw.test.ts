import { beforeEach, describe, expect, test } from 'vitest';
import { CARDS_ON_CHAIN, VOUCHER_MS, WITHDRAWALS_PER_WALLET } from '../../economy/chain.ts';
import { testAuction } from '../auction/test-auctions.ts';
import type { Command } from '../kernel/registry.ts';
import { ALICE, accept, BILLY, open } from '../match/test-play.ts';
import { addCard, balanceOf, createWorld, NOON, type World } from '../test-facts.ts';
import { done, refusalOf, refusedWhole, runCommand } from '../test-world.ts';
import type { WithdrawCardCommand, WithdrawHoofCommand } from './commands.ts';
import { CHAIN, type WithdrawalFacts } from './facts.ts';

let world: World;
let logs = 0;

beforeEach(() => {
  world = createWorld({ treasury: 1_000_000, [ALICE]: 50_000, [BILLY]: 50_000 });
  for (const id of [1, 2, 3]) addCard(world, id, 'Rare', { owner: ALICE });
  addCard(world, 4, 'Rare', { owner: BILLY });
  logs = 0;
});

const deadline = NOON + VOUCHER_MS;
const nextLog = () => {
  logs += 1;
  return { block: logs, index: 0 };
};
const hoof = (amount: number, special: Partial<WithdrawHoofCommand> = {}): WithdrawHoofCommand => ({
  ...{ type: 'withdraw-hoof', wallet: ALICE, amount, exits: 0, deadline },
  ...{ dayLimit: 1_000_000, leftToday: 100_000, ownLeft: 0, float: 1_000_000 },
  ...{ at: NOON, ...special },
});
const card = (cardId: number): WithdrawCardCommand => ({
  ...{ type: 'withdraw-card', wallet: ALICE, cardId, deadline, at: NOON },
});
const paid = ({ id, wallet, hoof, cardId }: WithdrawalFacts): Command => ({
  ...{ type: 'chain-withdrawn', id, wallet, hoof, cardId, log: nextLog(), at: NOON },
});
const sentenceOf = (command: Command) => {
  const outcome = runCommand(world, command);
  return outcome.ok ? 'done' : outcome.refusal.sentence;
};

describe('HOOF that leaves', () => {
  test('waits in a vault of its own until the chain has paid it, and is outside then', () => {
    const voucher = done(world, hoof(12_345));
    expect(voucher).toMatchObject({ wallet: ALICE, hoof: 12_345, cardId: null, state: 'signed' });
    expect(balanceOf(world, ALICE)).toBe(37_655);
    expect(balanceOf(world, CHAIN)).toBe(0);
    done(world, paid(voucher));
    expect(balanceOf(world, CHAIN)).toBe(12_345);
    expect(world.withdrawals.get(voucher.id)!.state).toBe('final');
  });

  test('comes back when nobody redeemed it in time, once', () => {
    const { id } = done(world, hoof(12_345));
    done(world, { type: 'expire-withdrawal', id, at: deadline + 1 });
    expect(balanceOf(world, ALICE)).toBe(50_000);
    expect(refusedWhole(world, { type: 'expire-withdrawal', id, at: deadline + 1 })).toBe(
      'CONFLICT',
    );
  });

  test('is free HOOF only, one HOOF at least, and no more than the day allows over all wallets', () => {
    world.locked.set(ALICE, 40_000);
    expect(refusedWhole(world, hoof(10_001))).toBe('NOT_TRADABLE');
    expect(refusedWhole(world, hoof(50_001))).toBe('INSUFFICIENT_HOOF');
    expect(refusedWhole(world, hoof(99))).toBe('INVALID_INPUT');
    done(world, hoof(6_000, { leftToday: 10_000 }));
    const more = hoof(4_001, { wallet: BILLY, leftToday: 10_000 });
    expect(refusedWhole(world, more)).toBe('DAY_LIMIT');
    expect(sentenceOf(more)).toContain('40 HOOF more today');
    expect(refusalOf(world, { ...more, amount: 4_000 })).toBe('done');
  });

  test('is a share of the day at most, whether it is redeemed or not, and paid ones count until midnight', () => {
    const limited = (amount: number, special: Partial<WithdrawHoofCommand> = {}) =>
      hoof(amount, { dayLimit: 100_000, leftToday: 100_000, ...special });
    // Nobody ever redeems these: they hold up a tenth of the day, and the day of nobody else.
    const reserved = done(world, limited(9_000));
    expect(refusedWhole(world, limited(1_001))).toBe('DAY_LIMIT');
    expect(sentenceOf(limited(1_001))).toContain('share of the day has 10 HOOF left');
    expect(refusalOf(world, limited(10_000, { wallet: BILLY }))).toBe('done');
    done(world, { type: 'expire-withdrawal', id: reserved.id, at: deadline + 1 });
    const taken = done(world, limited(10_000));
    done(world, paid(taken));
    expect(sentenceOf(limited(100))).toContain('has taken its share');
    expect(refusalOf(world, limited(100, { at: NOON + 12 * 3_600_000 }))).toBe('done');
  });

  test('comes back beside the share and the day where the wallet has brought it itself', () => {
    const limited = (amount: number, special: Partial<WithdrawHoofCommand> = {}) =>
      hoof(amount, { dayLimit: 100_000, leftToday: 5_000, ownLeft: 20_000, ...special });
    expect(done(world, limited(20_000))).toMatchObject({ ofDay: 0 });
    // What is open of it is not there a second time.
    expect(refusedWhole(world, limited(5_001))).toBe('DAY_LIMIT');
    // And it takes nothing of what is left for others.
    expect(done(world, limited(5_000, { wallet: BILLY, ownLeft: 0 }))).toMatchObject({
      ofDay: 5_000,
    });
    // Going in and out again does not use up what the wallet has won.
    world = createWorld({ treasury: 1_000_000, [ALICE]: 50_000 });
    done(world, paid(done(world, limited(20_000))));
    expect(done(world, limited(5_000, { ownLeft: 0 }))).toMatchObject({ ofDay: 5_000 });
  });

  test('is never more than no root promises, own or not', () => {
    done(world, hoof(6_000, { float: 10_000, ownLeft: 50_000 }));
    expect(
      refusedWhole(world, hoof(4_001, { wallet: BILLY, float: 10_000, ownLeft: 50_000 })),
    ).toBe('DAY_LIMIT');
  });

  test('goes to no wallet that is frozen or leaving, and to none that has five on their way', () => {
    for (let i = 0; i < WITHDRAWALS_PER_WALLET; i += 1) done(world, hoof(100));
    expect(refusedWhole(world, hoof(100))).toBe('TOO_MANY_OPEN');
    world.frozen.add(BILLY);
    expect(refusedWhole(world, hoof(100, { wallet: BILLY }))).toBe('WALLET_FROZEN');
    world.frozen.clear();
    world.leaving.set(BILLY, NOON);
    expect(refusedWhole(world, hoof(100, { wallet: BILLY }))).toBe('WALLET_LEAVING');
  });
});

describe('a card that leaves', () => {
  test('is on its way out, then outside, and says so wherever somebody wants to play or buy it', () => {
    const voucher = done(world, card(1));
    expect(sentenceOf(open(ALICE, 1))).toBe('Card 1 is on its way out of the Stadium.');
    done(world, paid(voucher));
    expect(world.cards.get(1)).toMatchObject({ owner: ALICE, busyWith: 'chain:1000001' });
    expect(sentenceOf(open(ALICE, 1))).toBe('Card 1 is on the chain: deposit it to play it again.');
    const offer = { type: 'offer', cardId: 1, wallet: BILLY, amount: 500, at: NOON } as const;
    expect(refusedWhole(world, offer)).toBe('CARD_ON_CHAIN');
    const list = { type: 'list', cardId: 1, wallet: ALICE, price: 500, at: NOON } as const;
    expect(refusedWhole(world, list)).toBe('CARD_ON_CHAIN');
    expect(refusedWhole(world, card(1))).toBe('CARD_ON_CHAIN');
  });

  test('gives every offer for it back, and is free again when its voucher runs out', () => {
    done(world, { type: 'offer', cardId: 1, wallet: BILLY, amount: 5_000, at: NOON });
    const { id } = done(world, card(1));
    expect(balanceOf(world, BILLY)).toBe(50_000);
    done(world, { type: 'expire-withdrawal', id, at: deadline + 1 });
    expect(world.cards.get(1)).toMatchObject({ owner: ALICE, busyWith: null });
  });

  test('is one’s own, whole and at rest: nothing bound, lent, engaged, listed, auctioned or of a later series', () => {
    expect(refusedWhole(world, card(4))).toBe('CARD_NOT_YOURS');
    expect(refusedWhole(world, card(77))).toBe('NOT_FOUND');
    addCard(world, 5, 'Rare', { owner: ALICE, bond: 'bound' });
    expect(refusedWhole(world, card(5))).toBe('CARD_BOUND');
    world.loans.set(`${ALICE} 6`, addCard(world, 6, 'Rare', { owner: ALICE, bond: 'lent' }));
    world.cards.set(6, { ...world.cards.get(6)!, owner: null });
    expect(refusedWhole(world, card(6))).toBe('CARD_LENT');
    addCard(world, CARDS_ON_CHAIN + 1, 'Rare', { owner: ALICE });
    expect(refusedWhole(world, card(CARDS_ON_CHAIN + 1))).toBe('CARD_NOT_MINTED_ON_CHAIN');
    done(world, open(ALICE, 1));
    expect(refusedWhole(world, card(1))).toBe('CARD_BUSY');
    done(world, { type: 'list', cardId: 2, wallet: ALICE, price: 500, at: NOON });
    expect(refusedWhole(world, card(2))).toBe('CARD_LISTED');
    world.auctions.set(3, testAuction({ id: 1, endsAt: NOON + 3_600_000, startPrice: 5 }));
    expect(refusedWhole(world, card(3))).toBe('ON_AUCTION');
  });

  test('does not count as one that stays while others are put at stake', () => {
    for (const id of [1, 2]) done(world, paid(done(world, card(id))));
    expect(refusedWhole(world, open(ALICE, 3, { kind: 'request' }))).toBe('LAST_CARD');
  });
});

describe('a wallet that asked to be let go', () => {
  test('begins nothing until it stays after all, and nobody begins anything with it', () => {
    const theirs = done(world, open(BILLY, 4)).opening;
    done(world, { type: 'chain-asked', wallet: BILLY, askedAt: NOON, log: null, at: NOON });
    expect(refusedWhole(world, accept(ALICE, theirs, 1))).toBe('ALREADY_CANCELLED');
    addCard(world, 9, 'Rare', { price: 1_000 });
    const begins: Command[] = [
      open(BILLY, 4),
      { type: 'mint', cardId: 9, wallet: BILLY, at: NOON },
      { type: 'offer', cardId: 1, wallet: BILLY, amount: 500, at: NOON },
      hoof(100, { wallet: BILLY }),
    ];
    done(world, { type: 'cancel', kind: 'challenge', id: theirs.id, wallet: BILLY, at: NOON });
    begins.push({ type: 'list', cardId: 4, wallet: BILLY, price: 500, at: NOON });
    for (const command of begins) expect(refusedWhole(world, command)).toBe('WALLET_LEAVING');
    done(world, { type: 'chain-stayed', wallet: BILLY, log: nextLog(), at: NOON });
    for (const command of begins.slice(1)) expect(refusalOf(world, command)).toBe('done');
  });
});
