import type { GoatTraits } from '@goats/collection';
import type { Rarity } from '@goats/rules';
import { type PlateWords, serialWords, wholeNumber } from '../card/plate.ts';
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

/** What is written on a card. */
export interface CardWords {
  readonly shield: string;
  readonly seal: readonly [over: string, figure: string, under: string];
  readonly plate: PlateWords;
}

/** `cardWords(card).plate.tab // 'Rare · 02277 / 20000'` */
export function cardWords(card: GoatCard): CardWords {
  return {
    shield: wholeNumber(card.shirtNumber),
    seal: ['GOAT', wholeNumber(card.goatScore), 'SCORE'],
    plate: {
      name: card.name,
      line: `${card.position} · ${card.origin}`,
      tab: serialWords(card.rarity, card.serial, card.supply ?? 20_000),
    },
  };
}

/** A trading card in its rarity's frame. `cardPicture(card) // '<svg …>'` */
export function cardPicture(card: GoatCard): string {
  const key = pictureKey('card', card);
  const { traits, rarity } = card;
  const { shield, seal, plate } = cardWords(card);
  const face = cardFace({ traits, rarity, shield, seal, words: plate }, key);
  return svgDocument(
    { width: 500, height: 700, title: `${card.name}, ${card.rarity} card` },
    withPrefix(face, key),
  );
}
