import type { GoatSummary } from '@goats/collection';
import { type MatchMode, RARITY_WORDS } from '@goats/rules';
import { m, t } from '@goats/words';
import type { TierName } from './rarity.ts';

export { attributeLabel } from '@goats/rules';

/**
 * The words for values that travel in English: on the wire, in addresses and in sealed metadata they
 * stay as they are, and only what a person reads is said in the language of the page. What few pages
 * show has a file of its own, so that the others do not load it. A value that is not in its table, of
 * a newer server, comes back as it is.
 */
export function worded(words: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(words, value) ? t(words[value]!) : value;
}

const TIER_WORDS = {
  ...RARITY_WORDS,
  GOATed: m('GOATed@@tier of a card'),
} satisfies Record<TierName, string>;

/** The tier of a card: `rarityLabel('Epic')` */
export function rarityLabel(rarity: string): string {
  return worded(TIER_WORDS, rarity);
}

const POSITION_WORDS = {
  Forward: m('Forward@@position of a footballer'),
  Midfielder: m('Midfielder@@position of a footballer'),
  Defender: m('Defender@@position of a footballer'),
  Goalkeeper: m('Goalkeeper@@position of a footballer'),
} satisfies Record<GoatSummary['position'] | 'Goalkeeper', string>;

/** `positionLabel('Forward')` */
export function positionLabel(position: string): string {
  return worded(POSITION_WORDS, position);
}

const POSITIONS_INSIDE = {
  Forward: m('forward@@position of a footballer, inside a sentence'),
  Midfielder: m('midfielder@@position of a footballer, inside a sentence'),
  Defender: m('defender@@position of a footballer, inside a sentence'),
  Goalkeeper: m('goalkeeper@@position of a footballer, inside a sentence'),
} satisfies Record<GoatSummary['position'] | 'Goalkeeper', string>;

/** Inside a sentence: `positionInside('Forward') // 'forward'` */
export function positionInside(position: string): string {
  return worded(POSITIONS_INSIDE, position);
}

const HOOF_WORDS = {
  Left: m('Left@@the hoof a goat prefers to kick with'),
  Right: m('Right@@the hoof a goat prefers to kick with'),
  Both: m('Both@@the hoof a goat prefers to kick with'),
} satisfies Record<GoatSummary['preferredHoof'], string>;

/** Which hoof a goat prefers: `hoofLabel('Left')` */
export function hoofLabel(hoof: string): string {
  return worded(HOOF_WORDS, hoof);
}

const ORIGIN_WORDS = {
  Brazil: m('Brazil@@country'),
  Argentina: m('Argentina@@country'),
  Portugal: m('Portugal@@country'),
  France: m('France@@country'),
  Netherlands: m('Netherlands@@country'),
  Germany: m('Germany@@country'),
};

/** `originLabel('Brazil')` */
export function originLabel(origin: string): string {
  return worded(ORIGIN_WORDS, origin);
}

const MODE_WORDS = {
  duel: m('Duel@@kind of match: one card each'),
  squad: m('Squad@@kind of match: five cards each'),
} satisfies Record<MatchMode, string>;

/** A kind of match: `modeLabel('duel')` */
export function modeLabel(mode: string): string {
  return worded(MODE_WORDS, mode);
}
