import {
  CARD_STYLE_WORDS,
  CARD_TYPE_WORDS,
  EDITION_WORDS,
  EFFECT_WORDS,
  FRAME_WORDS,
  TRAIT_KIND_WORDS,
  TRAIT_WORDS,
} from '@goats/collection';
import { worded } from './labels.ts';

/** A trait by its key in the collection: `traitKindLabel('background')` */
export function traitKindLabel(trait: string): string {
  return worded(TRAIT_KIND_WORDS, trait);
}

/** A value of a trait: `traitLabel('special', 'None')`, `traitLabel('pose', 'Chip')` */
export function traitLabel(trait: string, value: string): string {
  return worded(Object.hasOwn(TRAIT_WORDS, trait) ? TRAIT_WORDS[trait]! : {}, value);
}

/** `cardTypeLabel('Goal')` */
export function cardTypeLabel(cardType: string): string {
  return worded(CARD_TYPE_WORDS, cardType);
}

/** `cardStyleLabel('Floodlit')` */
export function cardStyleLabel(style: string): string {
  return worded(CARD_STYLE_WORDS, style);
}

/** `frameLabel('Rose Gold')` */
export function frameLabel(frame: string): string {
  return worded(FRAME_WORDS, frame);
}

/** `effectLabel('Mud Splash')` */
export function effectLabel(effect: string): string {
  return worded(EFFECT_WORDS, effect);
}

/** `editionLabel('Match Worn')` */
export function editionLabel(edition: string): string {
  return worded(EDITION_WORDS, edition);
}
