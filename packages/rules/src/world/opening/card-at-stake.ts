import { refuse } from '../kernel/verdict.ts';
import type { OpeningKind } from './facts.ts';

/** So many cards of a wallet are never at stake: whoever loses everything else can still play. */
export const CARDS_KEPT = 1;

/**
 * A battle request takes one card from whoever loses it: the duel's, whether announced or swapped
 * in, or the squad's captain. So a wallet keeps what it owns less one for each request it is in,
 * whichever card that will be, and a swap changes nothing about it. Nothing is asked for a
 * challenge: its cards stay with their owners.
 */
export function keptQuestion(kind: OpeningKind, wallet: string) {
  return kind === 'request' ? [{ ask: 'cards-kept', wallet } as const] : [];
}

/** Why one more card may not be put at stake, or null. */
export function whyNotStake([kept]: readonly number[]) {
  if (kept === undefined || kept - 1 >= CARDS_KEPT) return null;
  return refuse('last-card', {}, { kept });
}
