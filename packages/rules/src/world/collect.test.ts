import { beforeEach, describe, expect, test } from 'vitest';
import { PACK_ODDS } from '../economy/packs.ts';
import type { MintBounds } from '../economy/presets.ts';
import { RARITIES, type Rarity } from '../rarity.ts';
import type { MintCommand, MoveInCommand, StarterCommand } from './collect.ts';
import { commit } from './test-commit.ts';
import { addCard, balanceOf, createWorld, NOON, type World } from './test-facts.ts';
import { ALICE, BILLY, open, startDuel } from './test-play.ts';
import { done, refusalOf, runCommand, verdictOn } from './test-world.ts';

let world: World;

beforeEach(() => {
  world = createWorld({ treasury: 1_000_000, [ALICE]: 50_000 });
});

describe('minting', () => {
  const mint = (cardId: number, wallet = ALICE) =>
    ({ type: 'mint', cardId, wallet, at: NOON }) as const;

  test('the price goes to the treasury and the card to whoever paid', () => {
    addCard(world, 1, 'Rare', { price: 20_000 });
    expect(done(world, mint(1))).toMatchObject({ balance: 30_000, card: { owner: ALICE } });
    expect([balanceOf(world, ALICE), balanceOf(world, 'treasury')]).toEqual([30_000, 1_020_000]);
    expect(refusalOf(world, open(ALICE, 1))).toBe('done');
  });

  test('a card has one owner: it is not sold twice, nor to two at one instant', () => {
    addCard(world, 1, 'Rare', { price: 20_000 });
    world.balances.set(BILLY, 50_000);
    const late = verdictOn(world, mint(1, BILLY));
    done(world, mint(1));
    if (!late.ok) throw new Error(late.refusal.sentence);
    expect(commit(world, late.effects, NOON)).toBe('card-event');
    expect(runCommand(world, mint(1, BILLY))).toMatchObject({
      refusal: { code: 'CARD_TAKEN', sentence: 'This card has an owner.' },
    });
    expect(runCommand(world, mint(1))).toMatchObject({
      refusal: { code: 'CARD_TAKEN', sentence: 'This card is yours already.' },
    });
    expect(balanceOf(world, BILLY)).toBe(50_000);
  });

  test('a hundredth too little, or no such card, buys nothing', () => {
    addCard(world, 1, 'Rare', { price: 50_001 });
    expect(refusalOf(world, mint(1))).toBe('INSUFFICIENT_HOOF');
    expect(refusalOf(world, mint(2))).toBe('NOT_FOUND');
    addCard(world, 3, 'Rare', { price: 50_000 });
    expect(refusalOf(world, mint(3))).toBe('done');
  });
});

describe('what keeps the collection from being bought out', () => {
  const mint = (cardId: number, special: Partial<MintCommand> = {}) =>
    ({ type: 'mint', cardId, wallet: ALICE, at: NOON, ...special }) as const;

  const bounds = (change: Partial<MintBounds>) => {
    const { economy } = world;
    world.economy = { ...economy, mints: { ...economy.mints, ...change } };
  };

  beforeEach(() => {
    bounds({ perDay: 3, legendaryPerDay: 1 });
    for (let id = 1; id <= 6; id += 1) addCard(world, id, 'Common', { price: 100 });
    for (let id = 11; id <= 13; id += 1) addCard(world, id, 'Legendary', { price: 100 });
  });

  test('a wallet mints so many a UTC day, of which so many Legendary, and goes on tomorrow', () => {
    done(world, mint(11));
    expect(runCommand(world, mint(12))).toMatchObject({
      refusal: { code: 'MINT_LIMIT', details: { nextAt: NOON + 43_200_000, legendary: 1 } },
    });
    done(world, mint(1));
    done(world, mint(2));
    expect(refusalOf(world, mint(3))).toBe('MINT_LIMIT');
    const late = { at: NOON + 43_200_000 - 1 };
    expect(refusalOf(world, mint(3, late))).toBe('MINT_LIMIT');
    expect(refusalOf(world, mint(3, { at: NOON + 43_200_000 }))).toBe('done');
    world.balances.set(BILLY, 1_000);
    expect(refusalOf(world, mint(12, { wallet: BILLY }))).toBe('done');
  });

  test('two mints that were decided at one instant are not both the last of the day', () => {
    done(world, mint(1));
    done(world, mint(2));
    const [one, other] = [verdictOn(world, mint(3)), verdictOn(world, mint(4))];
    if (!one.ok || !other.ok) throw new Error('both were decided on a free place');
    expect(commit(world, one.effects, NOON)).toBeNull();
    expect(commit(world, other.effects, NOON)).toBe('mint-counted');
  });

  test('the last cards of a tier stay for starter packs, also when two come at once', () => {
    bounds({ reserved: { Common: 0, Rare: 0, Epic: 0, Legendary: 2 } });
    const late = verdictOn(world, mint(12, { wallet: BILLY }));
    expect(late.ok).toBe(false);
    world.balances.set(BILLY, 1_000);
    const second = verdictOn(world, mint(12, { wallet: BILLY }));
    expect(refusalOf(world, mint(11))).toBe('done');
    if (!second.ok) throw new Error(second.refusal.sentence);
    expect(commit(world, second.effects, NOON)).toBe('pool-drawn');
    expect(refusalOf(world, mint(12, { wallet: BILLY }))).toBe('POOL_RESERVED');
  });

  test('a card that stands in an auction is not sold at the counter', () => {
    const auction = {
      id: 1,
      endedEarly: false,
      startPrice: 1,
      currentBid: null,
      verifiedBid: null,
    };
    world.auctions.set(1, { ...auction, endsAt: NOON + 1 });
    expect(refusalOf(world, mint(1))).toBe('ON_AUCTION');
    expect(refusalOf(world, mint(1, { at: NOON + 1 }))).toBe('done');
  });
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

  test('[E19] what has an owner or stands in a running auction is not given away', () => {
    stock('Common', 1, 2, 3);
    addCard(world, 1, 'Common', { owner: BILLY });
    const auction = { endedEarly: false, startPrice: 1, currentBid: null, verifiedBid: null };
    world.auctions.set(2, { ...auction, id: 1, endsAt: NOON + 1 });
    world.auctions.set(3, { ...auction, id: 2, endsAt: NOON });
    expect(done(world, starter([0])).cards.map(({ id }) => id)).toEqual([3]);
  });

  test('[E19] once a wallet, also when it asks twice at one instant', () => {
    stock('Common', 1, 2);
    const twice = verdictOn(world, starter([0]));
    done(world, starter([0]));
    if (!twice.ok) throw new Error(twice.refusal.sentence);
    expect(commit(world, twice.effects, NOON)).toBe('starter-claimed');
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
