import type { GoatTraits } from '@goats/collection';
import type { Rarity } from '@goats/rules';
import { serialWords, wholeNumber } from '../card/plate.ts';
import { withPrefix } from '../ink/ids.ts';
import { cardFace } from './card-face.ts';
import { pictureKey, svgDocument } from './document.ts';

/** One of the 20,000. */
export interface GoatCard {
  readonly traits: GoatTraits;
  readonly rarity: Rarity;
  readonly name: string;
  readonly shirtNumber: number;
  readonly position: string;
  readonly origin: string;
  readonly goatScore: number;
  readonly serial: number;
  /** 20,000 unless told. */
  readonly supply?: number;
}

/** A trading card in its rarity's frame. `cardPicture(card) // '<svg …>'` */
export function cardPicture(card: GoatCard): string {
  const key = pictureKey('card', card);
  const face = cardFace(
    {
      traits: card.traits,
      rarity: card.rarity,
      shield: wholeNumber(card.shirtNumber),
      seal: ['GOAT', wholeNumber(card.goatScore), 'SCORE'],
      words: {
        name: card.name,
        line: `${card.position} · ${card.origin}`,
        tab: serialWords(card.rarity, card.serial, card.supply ?? 20_000),
      },
    },
    key,
  );
  return svgDocument(
    { width: 500, height: 700, title: `${card.name}, ${card.rarity} card` },
    withPrefix(face, key),
  );
}
