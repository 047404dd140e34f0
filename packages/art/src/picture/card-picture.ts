import { COLLECTION_SIZE, GOAT_FACTS, type MintedCard } from '@goats/collection';
import { serialWords, wholeNumber } from '../card/plate.ts';
import { withPrefix } from '../ink/ids.ts';
import { momentScene } from '../scene/moments/all-moments.ts';
import { cardFace } from './card-face.ts';
import { pictureKey, svgDocument } from './document.ts';

/** What is printed of one of the 20,000: as it was minted, so that it never contradicts its seal. */
export type GoatCard = Pick<
  MintedCard,
  'id' | 'variationNumber' | 'rarity' | 'goatScore' | 'momentTitle' | 'momentYear' | 'traits'
>;

/** A trading card in its rarity's frame. `cardPicture(mintedCard(17)) // '<svg …>'` */
export function cardPicture(card: GoatCard): string {
  const { id, variationNumber, rarity, goatScore, momentTitle, momentYear, traits } = card;
  const printed = { id, variationNumber, rarity, goatScore, momentTitle, momentYear, traits };
  const key = pictureKey('card', printed);
  const goat = GOAT_FACTS[traits.goat];
  const scene = momentScene(traits.goat, momentTitle);
  const face = cardFace(
    {
      traits,
      rarity,
      shield: wholeNumber(goat.jerseyNumber),
      seal: ['GOAT', wholeNumber(goatScore), 'SCORE'],
      words: {
        name: goat.name,
        line: `${goat.position} · ${goat.origin}`,
        tab: serialWords(rarity, id, COLLECTION_SIZE),
      },
      motif: (tint) => scene?.behind(tint, momentYear) ?? '',
      effect: (tint) => scene?.front?.(tint, momentYear) ?? '',
    },
    key,
  );
  return svgDocument(
    { width: 500, height: 700, title: `${goat.name}, ${rarity} card` },
    withPrefix(face, key),
  );
}
