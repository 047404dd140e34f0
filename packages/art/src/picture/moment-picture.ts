import type { CardType, GoatTraits, MomentVisualTraits } from '@goats/collection';
import type { Rarity } from '@goats/rules';
import { liveryFor } from '../card/frame-color.ts';
import { serialWords, wholeNumber } from '../card/plate.ts';
import { withPrefix } from '../ink/ids.ts';
import { cardStyle, coversScene } from '../scene/card-style.ts';
import { momentEffect } from '../scene/moment-effect.ts';
import { momentMotif } from '../scene/moment-motif.ts';
import { cardFace } from './card-face.ts';
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

/** A moment card: the year on the shield, the moment on the plate. `momentPicture(card)` */
export function momentPicture(card: MomentCard): string {
  const key = pictureKey('moment', card);
  const look = card.visualTraits;
  const face = cardFace(
    {
      traits: look?.holographic ? { ...card.traits, special: 'Holographic Foil' } : card.traits,
      rarity: card.rarity,
      livery: liveryFor(card.rarity, look?.frameColor),
      shield: `'${wholeNumber(card.year).slice(-2)}`,
      seal: ['MOMENT', wholeNumber(card.momentScore), 'SCORE'],
      words: {
        name: card.momentTitle,
        line: `${wholeNumber(card.year)} · ${card.competition}`,
        tab: serialWords(`${card.rarity} ${card.cardType}`, card.cardNumber, card.supply ?? 25_000),
      },
      ...(look &&
        coversScene(look.cardStyle) && { scene: (tint) => cardStyle(look.cardStyle, tint) }),
      motif: (tint) =>
        (look && !coversScene(look.cardStyle) ? cardStyle(look.cardStyle, tint) : '') +
        momentMotif(card.cardType, tint, card.year),
      effect: (tint) => (look ? momentEffect(look.effect, tint) : ''),
    },
    key,
  );
  const title = `${card.momentTitle}, ${goatName(card.traits.goat)}, ${card.rarity} moment card`;
  return svgDocument({ width: 500, height: 700, title }, withPrefix(face, key));
}
