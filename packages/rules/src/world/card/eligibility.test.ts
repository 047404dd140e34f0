import { describe, expect, test } from 'vitest';
import { LOSS_REST_MS, utcDay } from '../../economy/limits.ts';
import { ALICE, accept, BILLY, commitTo, open, openUp, startDuel } from '../match/test-play.ts';
import { addCard, createWorld, NOON, type World } from '../test-facts.ts';
import { done, refusalOf, runCommand } from '../test-world.ts';
import type { HeldCard } from './facts.ts';

const MIDNIGHT = (utcDay(NOON) + 1) * 86_400_000;

/** Alice's card 1 as it is described, her card 2, and Billy's challenge for either. */
function worldWith(card: Partial<HeldCard>) {
  const world = createWorld({ treasury: 1_000_000, [ALICE]: 10_000, [BILLY]: 10_000 });
  addCard(world, 1, 'Rare', { owner: ALICE, ...card });
  addCard(world, 2, 'Rare', { owner: ALICE });
  addCard(world, 3, 'Rare', { owner: BILLY });
  const { opening } = done(world, open(BILLY, 3, { rarity: 'Rare' }));
  return { world, opening };
}

/** Every way to bring card 1 into a game: open with it, take a challenge with it, swap to it. */
function everyWayIn(card: Partial<HeldCard>, at = NOON): string[] {
  const opened = worldWith(card);
  const accepted = worldWith(card);
  return [
    refusalOf(opened.world, open(ALICE, 1, { at })),
    refusalOf(accepted.world, accept(ALICE, accepted.opening, 1, { at })),
    swapTo(worldWith(card).world, 1, at),
  ];
}

function swapTo(world: World, cardId: number, at: number): string {
  addCard(world, 4, 'Rare', { owner: BILLY });
  const match = startDuel(world, [BILLY, 4], [ALICE, 2], { rarity: 'Rare', at });
  done(world, commitTo(match, ALICE, [cardId]));
  done(world, commitTo(match, BILLY, [4]));
  return refusalOf(world, openUp(match, ALICE, [cardId]));
}

describe('which card may play', () => {
  const three = (code: string) => [code, code, code];

  test('[D5] one’s own free card may, whichever way it comes in', () => {
    expect(everyWayIn({})).toEqual(three('done'));
  });

  test('[E9] somebody else’s or nobody’s card may not', () => {
    expect(everyWayIn({ owner: BILLY })).toEqual(three('CARD_NOT_YOURS'));
    expect(everyWayIn({ owner: null })).toEqual(three('CARD_NOT_YOURS'));
  });

  test('[E9] a card that is in a game already may not', () => {
    const { world, opening } = worldWith({});
    done(world, open(ALICE, 1));
    expect(refusalOf(world, open(ALICE, 1))).toBe('CARD_BUSY');
    expect(refusalOf(world, accept(ALICE, opening, 1))).toBe('CARD_BUSY');
    expect(swapTo(world, 1, NOON)).toBe('CARD_BUSY');
  });

  test('[E10] three games a UTC day, and at midnight three more', () => {
    const gamesDay = utcDay(NOON);
    expect(everyWayIn({ gamesDay, games: 2 })).toEqual(three('done'));
    expect(everyWayIn({ gamesDay, games: 3 })).toEqual(three('CARD_PLAYED_OUT'));
    const spent = { gamesDay, games: 3 };
    const late = worldWith(spent);
    expect(refusalOf(late.world, open(ALICE, 1, { at: MIDNIGHT - 1 }))).toBe('CARD_PLAYED_OUT');
    expect(refusalOf(late.world, open(ALICE, 1, { at: MIDNIGHT }))).toBe('done');
  });

  test('[E11] a card that lost rests to the very millisecond, and says until when', () => {
    const restsUntil = NOON + LOSS_REST_MS;
    expect(everyWayIn({ restsUntil })).toEqual(three('CARD_RESTING'));
    const { world } = worldWith({ restsUntil });
    expect(runCommand(world, open(ALICE, 1, { at: restsUntil - 1 }))).toMatchObject({
      refusal: { code: 'CARD_RESTING', details: { restsUntil } },
    });
    expect(refusalOf(world, open(ALICE, 1, { at: restsUntil }))).toBe('done');
  });

  test('a number that no card has is answered as such', () => {
    const { world, opening } = worldWith({});
    expect(refusalOf(world, open(ALICE, 99))).toBe('NOT_FOUND');
    expect(refusalOf(world, accept(ALICE, opening, 99))).toBe('NOT_FOUND');
    expect(swapTo(world, 99, NOON)).toBe('NOT_FOUND');
  });

  test('[E2] whoever cannot cover the stake is told both figures and loses nothing', () => {
    const { world, opening } = worldWith({});
    world.balances.set(ALICE, 999);
    const broke = {
      ok: false,
      refusal: { code: 'INSUFFICIENT_HOOF', details: { required: 10, available: 9.99 } },
    };
    expect(runCommand(world, open(ALICE, 1))).toMatchObject(broke);
    expect(runCommand(world, accept(ALICE, opening, 1))).toMatchObject(broke);
    world.balances.set(ALICE, 1000);
    expect(refusalOf(world, accept(ALICE, opening, 1))).toBe('done');
  });
});
