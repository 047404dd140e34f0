import { refuse } from '../kernel/verdict.ts';

/**
 * Null unless the chain has waited too long for a root: what one loses now the other could still take
 * along with the last one.
 */
export function whyRootsLate(late: boolean) {
  return late ? refuse('roots-late') : null;
}

/** `undone`: it still plays with HOOF of a deposit that its chain has taken back, which waits for what is at stake. */
export type Leaving = 'asked' | 'undone' | null;

/** Null unless what the wallet holds must come to rest. */
export function whyLeaving(leaving: Leaving) {
  if (leaving === null) return null;
  return refuse(leaving === 'asked' ? 'wallet-leaving' : 'deposit-undone');
}
