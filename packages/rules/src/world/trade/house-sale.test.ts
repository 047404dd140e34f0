import { beforeEach, describe, expect, test } from 'vitest';
import { PRESETS } from '../../economy/presets.ts';
import { saleFee } from '../../economy/trading.ts';
import { ALICE, BILLY, CAROL } from '../match/test-play.ts';
import { addCard, balanceOf, createWorld, NOON, type World } from '../test-facts.ts';
import { done, refusalOf } from '../test-world.ts';

/** Alice is of the house; Billy has nothing but what he was given. */
const PRICE = 10_000;
let world: World;

beforeEach(() => {
  world = createWorld({ treasury: 1_000_000, [ALICE]: 0, [BILLY]: 30_000, [CAROL]: 0 });
  world.houses.add(ALICE);
  world.locked.set(BILLY, 25_000);
  for (const id of [1, 2, 3]) addCard(world, id, 'Rare', { owner: ALICE, asked: PRICE });
  addCard(world, 4, 'Rare', { owner: CAROL, asked: PRICE });
});

const buy = (cardId = 1, price = PRICE) =>
  ({ type: 'buy', cardId, wallet: BILLY, price, at: NOON }) as const;

describe('what a house player sells', () => {
  test('gifted HOOF buys, locked first, and what the house gets stays with it', () => {
    expect(done(world, buy()).balance).toBe(20_000);
    expect(world.cards.get(1)).toMatchObject({ owner: BILLY });
    expect([balanceOf(world, BILLY), world.locked.get(BILLY)]).toEqual([20_000, 15_000]);
    const got = PRICE - saleFee(PRICE);
    expect([balanceOf(world, ALICE), world.locked.get(ALICE)]).toEqual([got, got]);
    expect(balanceOf(world, 'treasury')).toBe(1_000_000 + saleFee(PRICE));
  });

  test('what a person sells takes free HOOF only, and so does an offer to the house', () => {
    expect(refusalOf(world, buy(4))).toBe('NOT_TRADABLE');
    const offer = { type: 'offer', cardId: 1, wallet: BILLY, amount: PRICE, at: NOON } as const;
    expect(refusalOf(world, offer)).toBe('NOT_TRADABLE');
  });

  test('is one of the day’s mints', () => {
    world.economy = { ...world.economy, mints: { ...world.economy.mints, perDay: 2 } };
    done(world, buy(1));
    done(world, buy(2));
    expect(refusalOf(world, buy(3))).toBe('MINT_LIMIT');
    addCard(world, 20, 'Common');
    const mint = { type: 'mint', cardId: 20, wallet: BILLY, at: NOON } as const;
    expect(refusalOf(world, mint)).toBe('MINT_LIMIT');
  });

  test('in a world for strangers it is bound like a mint, and counts among the gifts of the day', () => {
    const { live } = PRESETS;
    world.economy = { ...live, mints: { ...live.mints, lockedPerDay: 1 } };
    expect(done(world, buy(1)).card.bond).toBe('bound');
    const list = { type: 'list', cardId: 1, wallet: BILLY, price: PRICE, at: NOON } as const;
    expect(refusalOf(world, list)).toBe('CARD_BOUND');
    expect(refusalOf(world, buy(2))).toBe('MINT_LIMIT');
  });
});
