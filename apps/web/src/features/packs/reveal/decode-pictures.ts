import { cardSources } from '../../catalogue/card-picture.tsx';
import type { RevealedCard } from './revealed-card.ts';

/** How wide a revealed card stands, as an img's sizes. */
export const REVEALED_SIZES = '(min-width: 40rem) 220px, 42vw';
/** A pack does not shake for ever because of one picture. */
const LONGEST_MS = 5000;

/**
 * Settles when the pictures are decoded, in the very size they will be shown in: a card that turns
 * over and is then painted is seen empty. A picture that does not come holds up nobody.
 */
export async function decodePictures(cards: readonly RevealedCard[]): Promise<void> {
  const pictures = cards.map(({ imageUrl }) => {
    const { src, srcSet } = cardSources(imageUrl);
    return Object.assign(new Image(), { sizes: REVEALED_SIZES, srcset: srcSet, src });
  });
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_MS));
  await Promise.race([Promise.allSettled(pictures.map((picture) => picture.decode())), late]);
}
