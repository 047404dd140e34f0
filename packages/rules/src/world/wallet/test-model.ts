import type { Model } from '../kernel/test-model.ts';
import type { WalletEffects } from './effects.ts';
import type { WalletQuestions } from './questions.ts';

/** The slice in the world that tests play in. */
export const walletModel: Model<WalletQuestions, WalletEffects> = {
  answers: {
    frozen: (world, { wallet }) => world.frozen.has(wallet),
  },
  writes: {
    message: () => undefined,
    'watchers-told': () => undefined,
    'operator-acted': () => undefined,
  },
};
