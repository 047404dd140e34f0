import { bareCard, type MatchCard } from '../../engine/cards.ts';
import type { HeldCard } from '../card/index.ts';

/** More free cards of one tier than this are not offered: the first ones are. */
export const MOST_IN_HAND = 100;

/** What may be brought in secret: the announced card, and whatever else could have been announced. */
export function handOf([announced]: readonly HeldCard[], free: readonly HeldCard[]): MatchCard[] {
  const others = free.filter((card) => card.id !== announced!.id);
  return [announced!, ...others].slice(0, MOST_IN_HAND).map(bareCard);
}
