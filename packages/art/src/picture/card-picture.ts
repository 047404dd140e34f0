import { COLLECTION_SIZE, GOAT_FACTS, type MintedCard } from '@goats/collection';
import { hasHeadroom } from '../card/headroom.ts';
import { serialNumber, wholeNumber } from '../card/plate.ts';
import { withPrefix } from '../ink/ids.ts';
import { momentScene } from '../scene/moments/all-moments.ts';
import { type CardFace, cardFace } from './card-face.ts';
import { pictureKey, svgDocument } from './document.ts';

/** What is printed of one of the 20,000: as it was minted, so that it never contradicts its seal. */
export type GoatCard = Pick<
  MintedCard,
  'id' | 'variationNumber' | 'rarity' | 'goatScore' | 'momentTitle' | 'momentYear' | 'traits'
>;

/**
 * One sheet of a card. Laid over one another they are the whole card, and a page may let a light
 * move between them that never touches the goat.
 */
export type CardPart = 'ground' | 'figure';

const ROUND = ' stroke-linejoin="round"';

/** `sheets(face, 'ground')`: the markup of a card or of one of its two sheets. */
export function sheets(face: CardFace, part?: CardPart): string {
  const markup =
    face.defs + (part === 'figure' ? '' : face.ground) + (part === 'ground' ? '' : face.figure);
  // Said once for all: a card says it fifty times otherwise, which is a kilobyte.
  return `<g${ROUND}>${markup.replaceAll(ROUND, '')}</g>`;
}

/** A trading card in its rarity's frame. `cardPicture(mintedCard(17)) // '<svg …>'` */
export function cardPicture(card: GoatCard, part?: CardPart): string {
  const { id, variationNumber, rarity, goatScore, momentTitle, momentYear, traits } = card;
  const printed = { id, variationNumber, rarity, goatScore, momentTitle, momentYear, traits };
  // A page shows both sheets at once: their ids must differ.
  const key = pictureKey(part ? `card ${part}` : 'card', printed);
  const goat = GOAT_FACTS[traits.goat];
  const scene = momentScene(traits.goat, momentTitle);
  const said = hasHeadroom(traits, rarity) ? scene?.overhead : scene?.aside;
  const face = cardFace(
    {
      traits,
      rarity,
      shield: wholeNumber(goat.jerseyNumber),
      score: { label: 'GOAT SCORE', points: goatScore, most: 100 },
      words: {
        serial: serialNumber(variationNumber),
        head: goat.name,
        line: momentTitle,
        year: wholeNumber(momentYear),
        tab: `${rarity} · ${goat.position} · ${goat.origin} · ${wholeNumber(id).padStart(5, '0')} / ${COLLECTION_SIZE}`,
      },
      place: (tint) => scene?.place?.(tint, momentYear) ?? '',
      motif: (tint) => (scene?.behind(tint, momentYear) ?? '') + (said?.(tint, momentYear) ?? ''),
      effect: (tint) => scene?.front?.(tint, momentYear) ?? '',
    },
    key,
  );
  return svgDocument(
    { width: 500, height: 700, title: `${goat.name}, ${rarity} card` },
    withPrefix(sheets(face, part), key),
  );
}
