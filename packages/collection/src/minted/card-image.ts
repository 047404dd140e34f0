import { versioned } from '../picture-version.ts';

/**
 * `cardImageUrl(17) // '/api/images/card-17.5f1d3c2a.webp'`. The face of a card shows it as it was
 * minted, so the address changes with the drawings and not with what the card has won since. Apart
 * from the cards themselves: whoever shows one must not carry all ten goats' stories along.
 */
export function cardImageUrl(id: number): string {
  return versioned(cardImagePath(id));
}

export function cardImagePath(id: number): string {
  return `/api/images/card-${id}.webp`;
}
