import { beforeEach, describe, expect, test } from 'vitest';
import { TREASURY } from '../hoof/effects.ts';
import type { Command } from '../kernel/registry.ts';
import { ALICE, BILLY, CAROL, open } from '../match/test-play.ts';
import { addCard, balanceOf, createWorld, NOON, type World } from '../test-facts.ts';
import { done, refusedWhole, runCommand } from '../test-world.ts';
import { CHAIN, type WithdrawalFacts } from './facts.ts';

let world: World;
let block = 0;

beforeEach(() => {
  world = createWorld({ treasury: 1_000_000, [ALICE]: 50_000, [BILLY]: 50_000, [CHAIN]: 90_000 });
  // What is outside must have gone there.
  world.transfers.push({
    ...{ type: 'post', reason: 'exit', reference: 'chain:0-0', from: TREASURY, to: CHAIN },
    amount: 90_000,
  });
  for (const id of [1, 2]) addCard(world, id, 'Rare', { owner: ALICE });
});

const log = () => {
  block += 1;
  return { log: { block, index: 0 }, at: NOON };
};
const voucher = (amount: number): WithdrawalFacts =>
  done(world, {
    ...{ type: 'withdraw-hoof', wallet: ALICE, amount, exits: 0, deadline: NOON + 1 },
    ...{ dayLimit: 10_000_000, leftToday: 1_000_000, ownLeft: 0, float: 1_000_000, at: NOON },
  });
const takeOut = (cardId: number) => {
  const { id } = done(world, {
    ...{ type: 'withdraw-card', wallet: ALICE, cardId, deadline: NOON + 1, at: NOON },
  });
  done(world, { type: 'chain-withdrawn', id, wallet: ALICE, hoof: null, cardId, ...log() });
};
const balances = () => [TREASURY, ALICE, BILLY, CHAIN].map((each) => balanceOf(world, each));

describe('what a final log says', () => {
  test('happens once, however often it is told', () => {
    const deposit: Command = { type: 'chain-deposit', wallet: BILLY, amount: 700, ...log() };
    for (let told = 0; told < 3; told += 1) done(world, deposit);
    expect(balances()).toEqual([1_000_000, 50_000, 50_700, 89_300]);
  });

  test('never brings in more than is outside', () => {
    const deposit: Command = { type: 'chain-deposit', wallet: BILLY, amount: 90_001, ...log() };
    expect(refusedWhole(world, deposit)).toBe('CONFLICT');
  });

  test('moves a card from hand to hand outside, and back in for whoever has it then', () => {
    takeOut(1);
    done(world, { type: 'chain-card-moved', cardId: 1, from: ALICE, to: CAROL, ...log() });
    expect(world.cards.get(1)).toMatchObject({ owner: CAROL, busyWith: 'chain:1000001' });
    done(world, { type: 'chain-card-deposited', cardId: 1, wallet: CAROL, ...log() });
    expect(world.cards.get(1)).toMatchObject({ owner: CAROL, busyWith: null });
    const again: Command = { type: 'chain-card-deposited', cardId: 1, wallet: CAROL, ...log() };
    expect(refusedWhole(world, again)).toBe('CONFLICT');
  });
});

describe('an exit', () => {
  test('takes what vouchers had set aside as well, and ends them', () => {
    const { id } = voucher(30_000);
    done(world, { type: 'chain-exit', wallet: ALICE, amount: 50_000, ...log() });
    expect(balances()).toEqual([1_000_000, 0, 50_000, 140_000]);
    expect(world.withdrawals.get(id)!.state).toBe('void');
  });

  test('that took more than the wallet has left is the treasury’s loss', () => {
    done(world, { type: 'chain-exit', wallet: ALICE, amount: 60_000, ...log() });
    expect(balances()).toEqual([990_000, 0, 50_000, 150_000]);
  });

  test('waits for what is at stake before anybody loses by it', () => {
    const { opening } = done(world, open(ALICE, 1));
    const exit: Command = { type: 'chain-exit', wallet: ALICE, amount: 50_000, ...log() };
    expect(refusedWhole(world, exit)).toBe('CONFLICT');
    done(world, { type: 'cancel', kind: 'challenge', id: opening.id, wallet: ALICE, at: NOON });
    done(world, exit);
    expect(balances()).toEqual([1_000_000, 0, 50_000, 140_000]);
  });

  test('with a card waits for the game it is in, and takes it from whoever won it meanwhile', () => {
    const exit: Command = { type: 'chain-card-exited', cardId: 1, wallet: CAROL, ...log() };
    const { opening } = done(world, open(ALICE, 1));
    expect(refusedWhole(world, exit)).toBe('CARD_BUSY');
    done(world, { type: 'cancel', kind: 'challenge', id: opening.id, wallet: ALICE, at: NOON });
    done(world, { type: 'offer', cardId: 1, wallet: BILLY, amount: 5_000, at: NOON });
    done(world, exit);
    expect(world.cards.get(1)).toMatchObject({ owner: CAROL, busyWith: 'chain:1000001' });
    expect(balanceOf(world, BILLY)).toBe(50_000);
  });

  test('with a card that nobody has here, and with one that has a voucher', () => {
    addCard(world, 5, 'Rare');
    done(world, { type: 'chain-card-exited', cardId: 5, wallet: CAROL, ...log() });
    expect(world.cards.get(5)!.owner).toBe(CAROL);
    const { id } = done(world, {
      ...{ type: 'withdraw-card', wallet: ALICE, cardId: 2, deadline: NOON + 1, at: NOON },
    });
    done(world, { type: 'chain-card-exited', cardId: 2, wallet: ALICE, ...log() });
    expect(world.withdrawals.get(id)!.state).toBe('void');
    expect(world.cards.get(2)!.busyWith).toBe('chain:1000002');
  });
});

describe('a voucher that this world did not give out', () => {
  test('is the thief’s debt as far as he has anything, and else the treasury’s loss', () => {
    const stolen = { type: 'chain-withdrawn', id: null, cardId: null } as const;
    done(world, { ...stolen, wallet: BILLY, hoof: 20_000, ...log() });
    expect(balances()).toEqual([1_000_000, 50_000, 30_000, 110_000]);
    done(world, { ...stolen, wallet: CAROL, hoof: 20_000, ...log() });
    expect(balances()).toEqual([980_000, 50_000, 30_000, 130_000]);
  });

  test('is not taken for one of ours that says something else', () => {
    const { id } = voucher(10_000);
    const other = { type: 'chain-withdrawn', id, wallet: BILLY, hoof: 500, cardId: null } as const;
    done(world, { ...other, ...log() });
    expect(world.withdrawals.get(id)!.state).toBe('signed');
    expect(balances()).toEqual([1_000_000, 40_000, 49_500, 90_500]);
  });

  test('and one that was over here is paid out of what was given back', () => {
    const { id } = voucher(10_000);
    done(world, { type: 'expire-withdrawal', id, at: NOON + 2 });
    const late = { type: 'chain-withdrawn', id, wallet: ALICE, hoof: 10_000 } as const;
    expect(runCommand(world, { ...late, cardId: null, ...log() }).ok).toBe(true);
    expect(balances()).toEqual([1_000_000, 40_000, 50_000, 100_000]);
  });
});
