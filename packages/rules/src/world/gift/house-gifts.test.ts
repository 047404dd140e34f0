import { beforeEach, describe, expect, test } from 'vitest';
import { ALICE, BILLY } from '../match/test-play.ts';
import { addCard, balanceOf, createWorld, NOON, type World } from '../test-facts.ts';
import { done, refusalOf } from '../test-world.ts';
import type { MoveInCommand } from './house-gifts.ts';

let world: World;

beforeEach(() => {
  world = createWorld({ treasury: 1_000_000, [ALICE]: 50_000 });
});

describe('a house player', () => {
  const moveIn = (cardIds: readonly number[]): MoveInCommand => ({
    ...{ type: 'move-in', address: BILLY, name: 'Billy', reference: 'house:billy', cardIds },
    ...{ hoof: 1000, at: NOON },
  });

  test('moves in once, with what nobody holds of its hand', () => {
    addCard(world, 1, 'Rare');
    addCard(world, 2, 'Rare', { owner: ALICE });
    done(world, moveIn([1, 2, 99]));
    expect([1, 2].map((id) => world.cards.get(id)?.owner)).toEqual([BILLY, ALICE]);
    expect(balanceOf(world, BILLY)).toBe(100_000);
    expect(refusalOf(world, moveIn([1]))).toBe('CONFLICT');
  });

  test('a treasury that cannot pay it says so', () => {
    world.balances.set('treasury', 99_999);
    expect(refusalOf(world, moveIn([]))).toBe('TREASURY_EMPTY');
    expect(world.houses.size).toBe(0);
  });

  test('[H4] is filled up when it is short, and not before', () => {
    const purse = { type: 'purse', address: BILLY, reference: 'house:billy-1', at: NOON } as const;
    const short = { ...purse, least: 5_000, full: 100_000 };
    world.balances.set(BILLY, 5_000);
    expect(refusalOf(world, short)).toBe('CONFLICT');
    world.balances.set(BILLY, 4_999);
    done(world, short);
    expect(balanceOf(world, BILLY)).toBe(100_000);
    expect(balanceOf(world, 'treasury')).toBe(1_000_000 - 95_001);
    world.balances.set(BILLY, 0);
    world.balances.set('treasury', 99_999);
    expect(refusalOf(world, { ...short, reference: 'house:billy-2' })).toBe('TREASURY_EMPTY');
  });
});
