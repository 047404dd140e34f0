import { beforeEach, describe, expect, test } from 'vitest';
import type { MintBounds } from '../../economy/presets.ts';
import { testAuction } from '../auction/test-auctions.ts';
import { ALICE, BILLY, open } from '../match/test-play.ts';
import { commit } from '../test-commit.ts';
import { addCard, balanceOf, createWorld, NOON, type World } from '../test-facts.ts';
import { done, refusalOf, runCommand, verdictOn } from '../test-world.ts';
import type { MintCommand } from './mint.ts';

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
    expect(commit(world, late, NOON)).toBe('card');
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
    expect(commit(world, one, NOON)).toBeNull();
    expect(commit(world, other, NOON)).toBe('mints-of-day');
  });

  test('the last cards of a tier stay for starter packs, also when two come at once', () => {
    bounds({ reserved: { Common: 0, Rare: 0, Epic: 0, Legendary: 2 } });
    const late = verdictOn(world, mint(12, { wallet: BILLY }));
    expect(late.ok).toBe(false);
    world.balances.set(BILLY, 1_000);
    const second = verdictOn(world, mint(12, { wallet: BILLY }));
    expect(refusalOf(world, mint(11))).toBe('done');
    if (!second.ok) throw new Error(second.refusal.sentence);
    expect(commit(world, second, NOON)).toBe('pool-drawn');
    expect(refusalOf(world, mint(12, { wallet: BILLY }))).toBe('POOL_RESERVED');
  });

  test('a card that stands in an auction is not sold at the counter', () => {
    const auction = testAuction({ endsAt: NOON + 1 });
    world.auctions.set(1, auction);
    expect(refusalOf(world, mint(1))).toBe('ON_AUCTION');
    // Until it is settled: whoever won it has the first word.
    expect(refusalOf(world, mint(1, { at: NOON + 1 }))).toBe('ON_AUCTION');
    world.auctions.set(1, { ...auction, state: 'returned' });
    expect(refusalOf(world, mint(1, { at: NOON + 1 }))).toBe('done');
  });
});
