import { refuse } from '../kernel/verdict.ts';

/** Null unless the wallet asked the chain to let it go: what it holds must come to rest. */
export function whyLeaving(leaving: boolean) {
  if (!leaving) return null;
  return refuse('wallet-leaving');
}
