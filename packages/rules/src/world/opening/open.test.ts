import { beforeEach, describe, expect, test } from 'vitest';
import { RARITIES } from '../../rarity.ts';
import { ALICE, accept, BILLY, open } from '../match/test-play.ts';
import { addCard, balanceOf, createWorld, NOON, type World } from '../test-facts.ts';
import { done, refusalOf, runCommand } from '../test-world.ts';

const HOUR = 3_600_000;
let world: World;

beforeEach(() => {
  world = createWorld({ treasury: 1_000_000, [ALICE]: 100_000, [BILLY]: 100_000 });
  for (const [i, rarity] of RARITIES.entries()) addCard(world, i + 1, rarity, { owner: ALICE });
});

describe('opening a challenge or a request', () => {
  test('[E2] puts the stake into a vault of its own and the card to work', () => {
    const { opening } = done(world, open(ALICE, 2, { stake: 25, rarity: 'Epic' }));
    expect(opening).toMatchObject({ stake: 2500, cardRarity: 'Rare', rarity: 'Epic' });
    expect(balanceOf(world, ALICE)).toBe(97_500);
    expect(balanceOf(world, `challenge:${opening.id}`)).toBe(2500);
    expect(world.cards.get(2)?.busyWith).toBe(`challenge:${opening.id}`);
  });

  test('[E23] one wallet has five of a kind open at a time, whoever else has how many', () => {
    for (let id = 11; id <= 22; id += 1) addCard(world, id, 'Common', { owner: ALICE });
    for (let id = 11; id <= 15; id += 1) done(world, open(ALICE, id));
    expect(runCommand(world, open(ALICE, 16))).toMatchObject({
      refusal: { code: 'TOO_MANY_OPEN', details: { open: 5, most: 5 } },
    });
    for (let id = 16; id <= 20; id += 1) done(world, open(ALICE, id, { kind: 'request' }));
    expect(refusalOf(world, open(ALICE, 21, { kind: 'request' }))).toBe('TOO_MANY_OPEN');
    const [first] = world.openings.values();
    done(world, { ...first!, type: 'cancel', wallet: ALICE, at: NOON });
    expect(refusalOf(world, open(ALICE, 21))).toBe('done');
  });

  test('[E13] waits six hours for a challenge, half an hour for a request', () => {
    expect(done(world, open(ALICE, 1)).opening.expiresAt).toBe(NOON + 6 * HOUR);
    const request = done(world, open(ALICE, 2, { kind: 'request' })).opening;
    expect(request.expiresAt).toBe(NOON + HOUR / 2);
  });

  test('[E6] a request asks for the captain’s own tier', () => {
    const request = done(world, open(ALICE, 3, { kind: 'request' })).opening;
    expect(request).toMatchObject({ cardRarity: 'Epic', rarity: 'Epic' });
  });

  test('[E5] expects the pool as it is shown: stakes and the underdog’s bonus', () => {
    const pools = RARITIES.map((rarity) => {
      const { opening } = done(world, open(ALICE, 1, { rarity }));
      done(world, { ...opening, type: 'cancel', wallet: ALICE, at: NOON });
      return opening.minPool;
    });
    expect(pools).toEqual([2000, 2500, 3500, 5000]);
    expect(done(world, open(ALICE, 4, { rarity: 'Common' })).opening.minPool).toBe(2000);
  });

  test('[E8] expects no bonus of a treasury that is a hundredth short', () => {
    world.balances.set('treasury', 2999);
    expect(done(world, open(ALICE, 1, { kind: 'request' })).opening.minPool).toBe(2000);
    world.balances.set('treasury', 3000);
    expect(done(world, open(ALICE, 2, { kind: 'request' })).opening.minPool).toBe(5000);
  });

  test('a pool that the opener names is kept as it is', () => {
    expect(done(world, open(ALICE, 1, { minPool: 0 })).opening.minPool).toBe(0);
  });

  test('nobody opens what no opponent could ever take: a pool above stakes and bonus', () => {
    expect(runCommand(world, open(ALICE, 1, { kind: 'request', minPool: 5001 }))).toMatchObject({
      refusal: { code: 'INVALID_INPUT', details: { field: 'minPool' } },
    });
    const opened = done(world, open(ALICE, 1, { kind: 'request', minPool: 5000 }));
    expect(opened.opening.minPool).toBe(5000);
  });

  test('a duel without a card and a squad without a deck say which field is missing', () => {
    expect(runCommand(world, open(ALICE))).toMatchObject({
      refusal: { code: 'INVALID_INPUT', details: { field: 'cardId' } },
    });
    const squad = open(ALICE, undefined, { kind: 'request', mode: 'squad' });
    expect(runCommand(world, squad)).toMatchObject({
      refusal: { code: 'INVALID_INPUT', details: { field: 'cardIds' } },
    });
  });

  test('[S2] a squad is ten different cards, all of them at work', () => {
    for (let id = 11; id <= 20; id += 1) addCard(world, id, 'Common', { owner: ALICE });
    const deck = Array.from({ length: 10 }, (_, i) => 11 + i);
    const squad = (cardIds: readonly number[]) =>
      open(ALICE, undefined, { kind: 'request', mode: 'squad', cardIds });
    expect(refusalOf(world, squad(deck.slice(1)))).toBe('DECK_INVALID');
    expect(refusalOf(world, squad([...deck.slice(1), 12]))).toBe('DECK_INVALID');
    expect(refusalOf(world, squad([...deck, 1]))).toBe('DECK_INVALID');
    const { opening } = done(world, squad(deck));
    expect(deck.map((id) => world.cards.get(id)?.busyWith)).toEqual(
      deck.map(() => `request:${opening.id}`),
    );
    expect(refusalOf(world, open(ALICE, 20))).toBe('CARD_BUSY');
  });

  test('[E9] one card of ten that may not play keeps the whole squad out', () => {
    for (let id = 11; id <= 20; id += 1) addCard(world, id, 'Common', { owner: ALICE });
    addCard(world, 15, 'Common', { owner: BILLY });
    const cardIds = Array.from({ length: 10 }, (_, i) => 11 + i);
    const squad = open(ALICE, undefined, { kind: 'request', mode: 'squad', cardIds });
    expect(refusalOf(world, squad)).toBe('CARD_NOT_YOURS');
    expect(world.cards.get(11)?.busyWith).toBeNull();
  });
});

describe('giving up waiting', () => {
  test('[E13] cancelling gives stake and cards back, once, and only to the owner', () => {
    const { opening } = done(world, open(ALICE, 1));
    const cancel = { ...opening, type: 'cancel', wallet: ALICE, at: NOON + 1 } as const;
    expect(refusalOf(world, { ...cancel, wallet: BILLY })).toBe('FORBIDDEN');
    expect(done(world, cancel).status).toBe('cancelled');
    expect(balanceOf(world, ALICE)).toBe(100_000);
    expect(world.cards.get(1)?.busyWith).toBeNull();
    expect(refusalOf(world, cancel)).toBe('ALREADY_CANCELLED');
    expect(refusalOf(world, { ...cancel, type: 'expire', at: opening.expiresAt })).toBe('CONFLICT');
  });

  test('[E13] expiring does the same at its very millisecond, and no sooner', () => {
    const { opening } = done(world, open(ALICE, 1, { kind: 'request' }));
    const { kind, id, expiresAt } = opening;
    const expire = { type: 'expire', kind, id } as const;
    expect(refusalOf(world, { ...expire, at: expiresAt - 1 })).toBe('CONFLICT');
    const cancel = { type: 'cancel', kind, id, wallet: ALICE, at: expiresAt } as const;
    expect(refusalOf(world, cancel)).toBe('ALREADY_EXPIRED');
    expect(done(world, { ...expire, at: expiresAt }).status).toBe('expired');
    expect(balanceOf(world, ALICE)).toBe(100_000);
    expect(world.cards.get(1)?.busyWith).toBeNull();
    expect(refusalOf(world, { ...expire, at: expiresAt })).toBe('CONFLICT');
  });

  test('what was taken cannot be called off any more', () => {
    addCard(world, 9, 'Common', { owner: BILLY });
    const { opening } = done(world, open(ALICE, 1));
    done(world, accept(BILLY, opening, 9));
    const { kind, id } = opening;
    expect(refusalOf(world, { type: 'cancel', kind, id, wallet: ALICE, at: NOON })).toBe(
      'ALREADY_TAKEN',
    );
    expect(refusalOf(world, { type: 'expire', kind, id, at: opening.expiresAt })).toBe('CONFLICT');
    expect(refusalOf(world, { type: 'cancel', kind, id: 99, wallet: ALICE, at: NOON })).toBe(
      'NOT_FOUND',
    );
  });
});
