import type { CardType, GoatTraits, MomentVisualTraits } from '@goats/collection';
import type { Rarity } from '@goats/rules';
import { liveryFor } from '../card/frame-color.ts';
import { serialNumber, wholeNumber } from '../card/plate.ts';
import { withPrefix } from '../ink/ids.ts';
import { cardStyle, coversScene } from '../scene/card-style.ts';
import { liesInFront, momentEffect } from '../scene/moment-effect.ts';
import { momentMotif } from '../scene/moment-motif.ts';
import { cardFace } from './card-face.ts';
import { sheets } from './card-picture.ts';
import { pictureKey, svgDocument } from './document.ts';
import { goatName } from './goat-name.ts';

/** A card about one afternoon in a career. */
export interface MomentCard {
  readonly traits: GoatTraits;
  readonly rarity: Rarity;
  readonly cardType: CardType;
  readonly momentTitle: string;
  readonly year: number;
  readonly competition: string;
  readonly momentScore: number;
  readonly cardNumber: number;
  /** How it is printed; plain when left out. */
  readonly visualTraits?: MomentVisualTraits;
  /** 25,000 unless told. */
  readonly supply?: number;
}

/** Five attributes of at most a hundred each. */
const MOST_POINTS = 500;

/** A moment card: the year on the shield, the moment on the plate. `momentPicture(card)` */
export function momentPicture(card: MomentCard): string {
  const key = pictureKey('moment', card);
  const look = card.visualTraits;
  const covers = look !== undefined && coversScene(look.cardStyle);
  const effect = look?.effect ?? 'None';
  const inFront = liesInFront(effect);
  const face = cardFace(
    {
      traits: look?.holographic ? { ...card.traits, special: 'Holographic Foil' } : card.traits,
      rarity: card.rarity,
      livery: liveryFor(card.rarity, look?.frameColor),
      shield: `'${wholeNumber(card.year).slice(-2)}`,
      score: { label: 'MOMENT SCORE', points: card.momentScore, most: MOST_POINTS },
      words: {
        serial: serialNumber(card.cardNumber),
        head: card.momentTitle,
        headLines: 2,
        line: card.competition,
        year: wholeNumber(card.year),
        tab: `${card.rarity} ${card.cardType} · ${goatName(card.traits.goat)} · ${wholeNumber(card.cardNumber).padStart(5, '0')} / ${wholeNumber(card.supply ?? 25_000)}`,
      },
      ...(covers && { scene: (tint) => cardStyle(look.cardStyle, tint) }),
      motif: (tint) =>
        (look && !covers ? cardStyle(look.cardStyle, tint) : '') +
        momentMotif(card.cardType, tint, card.year) +
        (inFront ? '' : momentEffect(effect, tint)),
      effect: (tint) => (inFront ? momentEffect(effect, tint) : ''),
    },
    key,
  );
  const title = `${card.momentTitle}, ${goatName(card.traits.goat)}, ${card.rarity} moment card`;
  return svgDocument({ width: 500, height: 700, title }, withPrefix(sheets(face), key));
}
