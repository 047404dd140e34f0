import { beforeEach, describe, expect, test } from 'vitest';
import { PACK_ODDS } from '../../economy/packs.ts';
import { RARITIES, type Rarity } from '../../rarity.ts';
import { testAuction } from '../auction/test-auctions.ts';
import { ALICE, BILLY, startDuel } from '../match/test-play.ts';
import { commit } from '../test-commit.ts';
import { addCard, balanceOf, createWorld, NOON, type World } from '../test-facts.ts';
import { done, refusalOf, verdictOn } from '../test-world.ts';
import type { StarterCommand } from './starter.ts';

let world: World;

beforeEach(() => {
  world = createWorld({ treasury: 1_000_000, [ALICE]: 50_000 });
});

describe('the starter pack', () => {
  const starter = (rolls: readonly number[], special: Partial<StarterCommand> = {}) =>
    ({
      ...{ type: 'starter', wallet: ALICE, rolls, at: NOON },
      ...special,
    }) as const satisfies StarterCommand;
  const tiersOf = (rolls: readonly number[]) =>
    done(world, starter(rolls)).cards.map(({ rarity }) => rarity);
  const stock = (rarity: Rarity, ...ids: number[]) => {
    for (const id of ids) addCard(world, id, rarity);
  };

  test('[E14] each roll of a hundred gives the tier of the pack’s odds', () => {
    for (const [i, rarity] of RARITIES.entries()) stock(rarity, i * 2 + 1, i * 2 + 2);
    expect(tiersOf([0, 59, 60, 89, 90, 97, 98, 99])).toEqual(
      RARITIES.flatMap((rarity) => [rarity, rarity]),
    );
    expect(Object.values(PACK_ODDS)).toEqual([60, 30, 8, 2]);
  });

  test('[E19] no card comes twice, and all are the wallet’s own and may play', () => {
    stock('Common', 1, 2, 3);
    const { cards } = done(world, starter([0, 0, 0]));
    expect(new Set(cards.map(({ id }) => id)).size).toBe(3);
    expect([1, 2, 3].map((id) => world.cards.get(id)?.owner)).toEqual([ALICE, ALICE, ALICE]);
    expect(balanceOf(world, ALICE)).toBe(100_000);
    expect(balanceOf(world, 'treasury')).toBe(950_000);
  });

  test('[E19] a tier that has run out gives way to the next below, never to one above', () => {
    stock('Common', 1);
    stock('Rare', 2);
    stock('Legendary', 3);
    // Rolled as two Epics: what is Legendary stays where it is.
    expect(tiersOf([97, 97])).toEqual(['Rare', 'Common']);
    expect(refusalOf(world, starter([0], { wallet: BILLY }))).toBe('NO_CARDS_LEFT');
  });

  test('[E19] what has an owner or is under auction is not given away', () => {
    stock('Common', 1, 2, 3);
    addCard(world, 1, 'Common', { owner: BILLY });
    world.auctions.set(2, testAuction({ id: 1, endsAt: NOON }));
    world.auctions.set(3, testAuction({ id: 2, endsAt: NOON, state: 'returned' }));
    expect(done(world, starter([0])).cards.map(({ id }) => id)).toEqual([3]);
  });

  test('[E19] once a wallet, also when it asks twice at one instant', () => {
    stock('Common', 1, 2);
    const twice = verdictOn(world, starter([0]));
    done(world, starter([0]));
    if (!twice.ok) throw new Error(twice.refusal.sentence);
    expect(commit(world, twice, NOON)).toBe('starter-claimed');
    expect(refusalOf(world, starter([0]))).toBe('STARTER_ALREADY_CLAIMED');
    expect(refusalOf(world, starter([0], { wallet: BILLY }))).toBe('done');
  });

  test('[E19] too few cards or too little HOOF: nothing at all, and it may be tried again', () => {
    stock('Common', 1);
    expect(refusalOf(world, starter([0, 0]))).toBe('NO_CARDS_LEFT');
    world.balances.set('treasury', 49_999);
    expect(refusalOf(world, starter([0]))).toBe('TREASURY_EMPTY');
    expect(world.cards.get(1)?.owner).toBeNull();
    world.balances.set('treasury', 50_000);
    expect(refusalOf(world, starter([0]))).toBe('done');
  });

  test('[E8] what is promised to a live match is not given away', () => {
    world.balances.set(BILLY, 10_000);
    addCard(world, 1, 'Rare', { owner: ALICE });
    addCard(world, 2, 'Rare', { owner: BILLY });
    for (const [i, owner] of [ALICE, BILLY].entries()) addCard(world, 900 + i, 'Rare', { owner });
    stock('Common', 3);
    world.balances.set('treasury', 52_999);
    startDuel(world, [ALICE, 1], [BILLY, 2], { kind: 'request' });
    expect(refusalOf(world, starter([0]))).toBe('TREASURY_EMPTY');
    world.balances.set('treasury', 53_000);
    expect(refusalOf(world, starter([0]))).toBe('done');
  });

  test('a pack without HOOF is only cards', () => {
    stock('Common', 1);
    world.economy = { ...world.economy, starter: { ...world.economy.starter, hoof: 0 } };
    expect(done(world, starter([0]))).toMatchObject({ hoof: 0 });
    expect(world.transfers).toEqual([]);
  });
});
