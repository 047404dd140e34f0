import type { Slice } from '../kernel/slice.ts';
import type { WalletEffects } from './effects.ts';
import type { WalletQuestions } from './questions.ts';

export type { WalletEffects } from './effects.ts';
export { type Leaving, whyLeaving, whyRootsLate } from './leaving.ts';
export type { Operator } from './operator.ts';
export { type WalletPair, walletPair } from './pair.ts';
export type { WalletQuestions } from './questions.ts';

declare module '../kernel/registry.ts' {
  interface Questions extends WalletQuestions {}
  interface Effects extends WalletEffects {}
}

export const wallet: Slice<object, WalletQuestions> = {
  decisions: {},
  unchecked: {},
};
