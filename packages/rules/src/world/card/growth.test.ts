import { expect, test } from 'vitest';
import { GROWTH_PER_CARD } from '../../economy/limits.ts';
import {
  ALICE,
  accept,
  BILLY,
  CAROL,
  commitTo,
  letItRun,
  open,
  openUp,
  startDuel,
} from '../match/test-play.ts';
import { addCard, createWorld, NOON, type World } from '../test-facts.ts';
import { done } from '../test-world.ts';

/** Alice has cards 1 and 2, and every match that she plays she wins with the second. */
function worldOfAlice(grown = 0): World {
  const world = createWorld({
    ...{ treasury: 1_000_000, [ALICE]: 100_000, [BILLY]: 100_000, [CAROL]: 100_000 },
  });
  addCard(world, 1, 'Rare', { owner: ALICE, level: 80 });
  addCard(world, 2, 'Rare', { owner: ALICE, level: 80, grown });
  for (let n = 0; n < grown; n++) {
    world.cardEvents.push({
      ...{ type: 'card-event', cardId: 2, kind: 'levelled', reference: `match:${900 + n}` },
      ...{ attribute: 'pace', value: 80 },
    });
  }
  addCard(world, 11, 'Rare', { owner: BILLY, level: 70 });
  addCard(world, 21, 'Rare', { owner: CAROL, level: 70 });
  return world;
}

/** Card 2 is in the hand of the first match, wins the second meanwhile, and is brought to the first. */
function growBetweenTwoMatches(world: World) {
  const first = startDuel(world, [ALICE, 1], [BILLY, 11], { rarity: 'Rare' });
  done(world, commitTo(first, ALICE, [2]));
  done(world, commitTo(first, BILLY, [11]));
  const { opening } = done(world, open(ALICE, 2, { minPool: 0, rarity: 'Rare', at: NOON + 3 }));
  const second = done(world, accept(CAROL, opening, 21, { at: NOON + 4 })).match;
  done(world, commitTo(second, ALICE, [2], NOON + 5));
  done(world, commitTo(second, CAROL, [21], NOON + 6));
  done(world, openUp(second, ALICE, [2], NOON + 7));
  done(world, openUp(second, CAROL, [21], NOON + 8));
  const { finishedAt } = letItRun(world, second);
  done(world, openUp(first, ALICE, [2], finishedAt + 1));
  done(world, openUp(first, BILLY, [11], finishedAt + 2));
  return letItRun(world, first);
}

test('a staked match ends although its card has grown in another one since its hands were written', () => {
  const world = worldOfAlice();
  const end = growBetweenTwoMatches(world);
  expect(end.result.winner).toBe(0);
  const card = world.cards.get(2)!;
  expect(card).toMatchObject({ grown: 2, busyWith: null });
  expect(Object.values(card.attributes).reduce((sum, value) => sum + value, 0)).toBe(802);
  expect([...world.stakes.values()].map(({ state }) => state)).not.toContain('held');
});

test('a card that grew for the last time elsewhere grows no further, and its match ends all the same', () => {
  const world = worldOfAlice(GROWTH_PER_CARD - 1);
  const end = growBetweenTwoMatches(world);
  expect(end.result.winner).toBe(0);
  expect(world.cards.get(2)!.grown).toBe(GROWTH_PER_CARD);
});
