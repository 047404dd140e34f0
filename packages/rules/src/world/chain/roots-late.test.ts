import { beforeEach, expect, test } from 'vitest';
import type { Command } from '../kernel/registry.ts';
import { ALICE, accept, BILLY, open } from '../match/test-play.ts';
import { addCard, createWorld, NOON, type World } from '../test-facts.ts';
import { done, refusalOf, refusedWhole } from '../test-world.ts';

let world: World;

beforeEach(() => {
  world = createWorld({ treasury: 1_000_000, [ALICE]: 50_000, [BILLY]: 50_000 });
  for (const id of [1, 2]) addCard(world, id, 'Rare', { owner: ALICE });
  for (const id of [4, 5]) addCard(world, id, 'Rare', { owner: BILLY });
});

test('without roots nothing is staked or sold between players, until one comes', () => {
  const { opening } = done(world, open(BILLY, 4));
  done(world, { type: 'list', cardId: 5, wallet: BILLY, price: 500, at: NOON });
  const offer = { type: 'offer', cardId: 2, wallet: BILLY, amount: 500, at: NOON } as const;
  const { id: offerId } = done(world, offer);
  const begins: Command[] = [
    accept(ALICE, opening, 1),
    open(ALICE, 2),
    { type: 'buy', cardId: 5, wallet: ALICE, price: 500, at: NOON },
    { type: 'accept-offer', offerId, wallet: ALICE, at: NOON },
  ];
  world.rootsLate = true;
  for (const command of begins) expect(refusedWhole(world, command)).toBe('ROOTS_LATE');
  // What is open can be taken back, and whoever has something may still go.
  expect(
    refusalOf(world, {
      type: 'cancel',
      kind: 'challenge',
      id: opening.id,
      wallet: BILLY,
      at: NOON,
    }),
  ).toBe('done');
  world.rootsLate = false;
  for (const command of begins.slice(1, 3)) expect(refusalOf(world, command)).toBe('done');
});
