import { beforeEach, describe, expect, test } from 'vitest';
import { ALICE, BILLY, open } from '../match/test-play.ts';
import { commit } from '../test-commit.ts';
import { addCard, balanceOf, createWorld, NOON, type World } from '../test-facts.ts';
import { done, refusalOf, runCommand, verdictOn } from '../test-world.ts';
import type { ReturnCardsCommand } from './return-cards.ts';

const HOUR = 3_600_000;
let world: World;

beforeEach(() => {
  world = createWorld({ treasury: 1_000_000, [ALICE]: 90_000, [BILLY]: 90_000 });
  for (const id of [1, 2, 3]) addCard(world, id, 'Legendary', { price: 20_000 });
  addCard(world, 4, 'Legendary', { owner: ALICE });
});

const mint = (cardId: number, at = NOON, wallet = ALICE) =>
  done(world, { type: 'mint', cardId, wallet, at });
const taken = (cardIds: readonly number[]): ReturnCardsCommand => ({
  ...{ type: 'return-cards', wallet: ALICE, cardIds, since: NOON, reason: 'a farm' },
  operator: { username: 'admin', address: '127.0.0.1', details: { since: 'noon' } },
  at: NOON + HOUR,
});
const ownerOf = (id: number) => world.cards.get(id)?.owner;

describe('undoing a capture', () => {
  test('cards go back to the pool and their price to whoever paid, both on record', () => {
    mint(1);
    mint(2);
    world.frozen.add(ALICE);
    const answer = done(world, taken([1, 2, 4]));
    expect(answer).toMatchObject({ hoof: 40_000, engaged: [] });
    expect(answer.returned.map(({ id }) => id)).toEqual([1, 2]);
    // What was never minted by this wallet stays with it.
    expect([ownerOf(1), ownerOf(2), ownerOf(4)]).toEqual([null, null, ALICE]);
    expect([balanceOf(world, ALICE), balanceOf(world, 'treasury')]).toEqual([90_000, 1_000_000]);
    expect(world.cardEvents.filter(({ cardId }) => cardId === 1)).toMatchObject([
      { kind: 'minted', to: ALICE },
      { kind: 'returned', from: ALICE, price: 20_000 },
    ]);
    const verdict = verdictOn(world, taken([1, 2]));
    expect(verdict).toMatchObject({ ok: true, effects: [] });
  });

  test('what was done is in the operators’ log, in the same stroke', () => {
    mint(1);
    world.frozen.add(ALICE);
    expect(verdictOn(world, taken([1]))).toMatchObject({
      effects: expect.arrayContaining([
        expect.objectContaining({
          ...{ type: 'operator-acted', username: 'admin', action: 'cards returned' },
          details: {
            wallet: ALICE,
            reason: 'a farm',
            since: 'noon',
            cards: [1],
            engaged: [],
            hoof: 200,
          },
        }),
      ]),
    });
  });

  test('a wallet that may write is left alone, and so is what it minted before', () => {
    mint(1, NOON - HOUR);
    mint(2);
    expect(refusalOf(world, taken([1, 2]))).toBe('CONFLICT');
    world.frozen.add(ALICE);
    expect(done(world, taken([1, 2])).returned.map(({ id }) => id)).toEqual([2]);
    expect(ownerOf(1)).toBe(ALICE);
  });

  test('a card in a game is skipped and named: the opponent is owed the game', () => {
    mint(1);
    mint(2);
    done(world, open(ALICE, 1));
    world.frozen.add(ALICE);
    expect(done(world, taken([1, 2]))).toMatchObject({ hoof: 20_000, engaged: [1] });
    expect(ownerOf(1)).toBe(ALICE);
  });

  test('a card that somebody else holds by now is theirs', () => {
    mint(1);
    world.cards.set(1, { ...world.cards.get(1)!, owner: BILLY });
    world.frozen.add(ALICE);
    expect(done(world, taken([1]))).toMatchObject({ returned: [], hoof: 0 });
    expect(ownerOf(1)).toBe(BILLY);
  });

  test('a card that came back can be minted again, also by the same wallet, and come back again', () => {
    mint(1);
    world.frozen.add(ALICE);
    done(world, taken([1]));
    mint(1, NOON + 2 * HOUR, BILLY);
    world.frozen.add(BILLY);
    expect(done(world, taken([1]))).toMatchObject({ returned: [] });
    done(world, { ...taken([1]), wallet: BILLY });
    mint(1, NOON + 3 * HOUR);
    expect(done(world, taken([1])).hoof).toBe(20_000);
    expect(balanceOf(world, ALICE)).toBe(90_000);
  });

  test('decided twice at one instant, it happens once', () => {
    mint(1);
    world.frozen.add(ALICE);
    const late = verdictOn(world, taken([1]));
    done(world, taken([1]));
    if (!late.ok) throw new Error(late.refusal.sentence);
    expect(commit(world, late, NOON)).toBe('card');
  });

  test('more than a hundred at once, or a treasury that cannot pay, changes nothing', () => {
    mint(1);
    world.frozen.add(ALICE);
    const many = Array.from({ length: 101 }, (_, i) => i + 1);
    expect(refusalOf(world, taken(many))).toBe('INVALID_INPUT');
    world.balances.set('treasury', 100);
    expect(runCommand(world, taken([1]))).toMatchObject({ refusal: { code: 'TREASURY_EMPTY' } });
    expect(ownerOf(1)).toBe(ALICE);
  });
});
