import { time } from '../../../kernel/dates.ts';
import type { Placed } from '../../../kernel/placed.ts';

export function starterRow({ place, wallet, hoof, cardIds, lent, at }: Placed<'starter-claimed'>) {
  return { place, wallet, hoof, cards: cardIds, lent, at: time(at) };
}
