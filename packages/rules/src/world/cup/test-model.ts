import { type Model, must } from '../kernel/test-model.ts';
import { feesOf } from './cup-end.ts';
import type { CupEffects } from './effects.ts';
import type { CupQuestions } from './questions.ts';
import {
  cupState,
  enterCup,
  housePlayers,
  leaveCup,
  moveCup,
  openCup,
  slotKey,
} from './test-cups.ts';

/** The slice in the world that tests play in. */
export const cupModel: Model<CupQuestions, CupEffects> = {
  answers: {
    cup: (world, { id }) => world.cups.get(id) ?? null,
    'cup-slot': (world, slot) => world.cupSlots.has(slotKey(slot)),
    'house-players': housePlayers,
    'cup-state': cupState,
    'cup-ties': (world, { id }) => world.cups.get(id)?.ties ?? [],
    'cup-entry': (world, { id, wallet }) =>
      world.cups.get(id)?.entries.find((entry) => entry.wallet === wallet) ?? null,
    'cup-fees': (world, { id }) => feesOf(world.cups.get(id)!),
  },
  writes: {
    'cup-opened': openCup,
    'cup-entered': enterCup,
    'cup-left': leaveCup,
    'cup-moved': (world, effect) => must(moveCup(world, effect), effect),
  },
  bounds: {
    'cup-opened': (world, { cup }) => cup.id > world.lastId,
    'cup-entered': (world, { entry }) => entry.id > world.lastId,
  },
};
