import { refuse } from '../kernel/verdict.ts';

/**
 * Null unless the chain has waited too long for a root: what one loses now the other could still take
 * along with the last one.
 */
export function whyRootsLate(late: boolean) {
  return late ? refuse('roots-late') : null;
}

/** Null unless the wallet asked the chain to let it go: what it holds must come to rest. */
export function whyLeaving(leaving: boolean) {
  if (!leaving) return null;
  return refuse('wallet-leaving');
}
