import { cardPicture } from '@goats/art';
import { COLLECTION_SIZE, mintedCard } from '@goats/collection';

/** Walks through all goats, rarities and scenes: a stride without a common factor with their number. */
const STRIDE = 7_919;

/** `cardId(0), cardId(1), … // 1, 7920, …`: every card once before any comes again. */
export function cardId(n: number): number {
  return 1 + ((n * STRIDE) % COLLECTION_SIZE);
}

/** `nthCard(3) // '<svg …>'` */
export function nthCard(n: number): string {
  return cardPicture(mintedCard(cardId(n))!);
}
