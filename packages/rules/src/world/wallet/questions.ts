import type { Asked } from '../kernel/registry.ts';

export interface WalletQuestions {
  /** Whether an operator keeps the wallet from writing. */
  frozen: Asked<{ readonly wallet: string }, boolean>;
}
