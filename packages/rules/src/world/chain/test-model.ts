import type { Model } from '../kernel/test-model.ts';
import type { ChainEffects } from './effects.ts';
import { logReference } from './facts.ts';
import type { ChainQuestions } from './questions.ts';
import {
  endWithdrawal,
  isApplied,
  isWithinPromise,
  openWithdrawals,
  promisedHoof,
  setLeaving,
  takenOfDay,
} from './test-chain.ts';

/** The slice in the world that tests play in. */
export const chainModel: Model<ChainQuestions, ChainEffects> = {
  answers: {
    withdrawal: (world, { id }) => world.withdrawals.get(id) ?? null,
    'open-withdrawals': openWithdrawals,
    'promised-hoof': promisedHoof,
    'taken-of-day': takenOfDay,
    'free-stakes': (world, { wallet }) =>
      [...world.stakes].reduce((sum, [key, { amount, state }]) => {
        const held = state === 'held' && key.endsWith(` ${wallet}`);
        return held ? sum + amount - (world.locked.get(key) ?? 0) : sum;
      }, 0),
    leaving: (world, { wallet }) => (world.leaving.has(wallet) ? 'asked' : null),
    'roots-late': (world) => world.rootsLate,
    'log-applied': isApplied,
  },
  writes: {
    'withdrawal-signed': (world, { withdrawal }) => {
      world.withdrawals.set(withdrawal.id, withdrawal);
      world.lastId = withdrawal.id;
    },
    'withdrawal-ended': endWithdrawal,
    'chain-log-applied': (world, { log }) => {
      world.appliedLogs.add(logReference(log));
    },
    'wallet-leaving': setLeaving,
  },
  bounds: {
    'withdrawal-signed': (world, effect) =>
      effect.withdrawal.id > world.lastId && isWithinPromise(world, effect),
  },
};
