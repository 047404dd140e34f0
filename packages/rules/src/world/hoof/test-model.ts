import type { Model } from '../kernel/test-model.ts';
import { balanceOf, dayKey, freeTreasury } from '../test-facts.ts';
import type { HoofEffects } from './effects.ts';
import type { HoofQuestions } from './questions.ts';
import { post } from './test-ledger.ts';

/** The slice in the world that tests play in. */
export const hoofModel: Model<HoofQuestions, HoofEffects> = {
  answers: {
    balance: (world, { account }) => balanceOf(world, account),
    locked: (world, { wallet }) => world.locked.get(wallet) ?? 0,
    'day-used': (world, { what, day }) => world.days.get(dayKey(day, what)) ?? 0,
    'free-treasury': freeTreasury,
  },
  writes: {
    post,
    'day-counted': (world, { day, what, amount }) => {
      const key = dayKey(day, what);
      world.days.set(key, Math.max(0, (world.days.get(key) ?? 0) + amount));
    },
  },
  bounds: {
    'day-counted': (world, { day, what, amount, most }) =>
      amount <= 0 || (world.days.get(dayKey(day, what)) ?? 0) + amount <= most,
  },
};
