import { type Model, must } from '../kernel/test-model.ts';
import type { GiftEffects } from './effects.ts';
import type { GiftQuestions } from './questions.ts';

/** The slice in the world that tests play in. */
export const giftModel: Model<GiftQuestions, GiftEffects> = {
  answers: {
    'next-in-line': (world) => world.waiting[0] ?? null,
    'starter-claimed': (world, { wallet }) => {
      const lent = world.starters.get(wallet);
      return lent === undefined ? null : lent ? 'lent' : 'own';
    },
    'house-joined': (world, { address }) => world.houses.has(address),
  },
  writes: {
    'own-cards-due': (world, { wallet }) => {
      if (!world.waiting.includes(wallet)) world.waiting.push(wallet);
    },
    'own-cards-granted': (world, { wallet }) => {
      world.waiting = world.waiting.filter((each) => each !== wallet);
    },
    'starter-claimed': (world, effect) => {
      must(!world.starters.has(effect.wallet), effect);
      world.starters.set(effect.wallet, effect.lent);
    },
    'house-joined': (world, effect) => {
      must(!world.houses.has(effect.address), effect);
      world.houses.add(effect.address);
    },
  },
};
