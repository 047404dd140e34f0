import { beforeEach, expect, test } from 'vitest';
import { TIMING, UNHURRIED } from '../../economy/deadlines.ts';
import { NO_HISTORY } from '../../economy/history.ts';
import { NEWCOMER } from '../../rating/glicko.ts';
import { NO_SEASON } from '../../rating/seasons.ts';
import { ALICE, accept, BILLY, open } from '../match/test-play.ts';
import { addCard, createWorld, NOON, type World } from '../test-facts.ts';
import { done } from '../test-world.ts';

let world: World;

beforeEach(() => {
  world = createWorld({ treasury: 1_000_000, [ALICE]: 100_000, [BILLY]: 100_000 });
  addCard(world, 1, 'Common', { owner: ALICE });
  addCard(world, 2, 'Common', { owner: BILLY });
});

/** Alice asks, Billy of the house takes it. */
function timingWith(taking: object) {
  const { opening } = done(world, open(ALICE, 1, { rarity: 'Common' }));
  return done(world, accept(BILLY, opening, 2, taking)).match.state.timing;
}

test('[D3] a first match against somebody friendly of the house has practice’s clock', () => {
  expect(timingWith({ house: true, gentle: true })).toEqual(UNHURRIED);
});

test('[D3] nobody else’s clock changes: another house player, a person, a second match', () => {
  const game = {
    ...{ ...NEWCOMER, games: 1, lastMatchAt: NOON, history: NO_HISTORY },
    ...NO_SEASON,
  };
  for (const [taking, battler] of [
    [{ house: true, gentle: false }, null],
    [{ house: false, gentle: true }, null],
    [{ house: true, gentle: true }, game],
  ] as const) {
    world = createWorld({ treasury: 1_000_000, [ALICE]: 100_000, [BILLY]: 100_000 });
    addCard(world, 1, 'Common', { owner: ALICE });
    addCard(world, 2, 'Common', { owner: BILLY });
    if (battler) world.battlers.set(ALICE, battler);
    expect(timingWith(taking)).toEqual(TIMING);
  }
});
