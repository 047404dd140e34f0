import type { Rarity } from '@goats/rules';
import { type Say, t } from '@goats/words';
import { GOAT_SLUGS, type GoatSlug } from '../goat-slugs.ts';
import { goatSummary } from '../goats/goat-summaries.ts';

/** One place of the album: a goat, a moment of its life, and a tier. */
export interface Sticker<Card> {
  /** Counted through the whole album, as on the back of a packet. */
  readonly number: number;
  readonly rarity: Rarity;
  /** The wallet's own; none when it is only lent. */
  readonly copies: number;
  /** The best of its own. */
  readonly card: Card | null;
  /** Which of several is best parted with. */
  readonly spare: Card | null;
  /** It may be played and not be stuck in: a lent card fills no place. */
  readonly lent: Card | null;
  /** For how much the cheapest can be had, where it is missing and somebody sells one. */
  readonly asked: number | null;
}

export interface AlbumMoment<Card> {
  readonly year: number;
  readonly title: string;
  /** One for each tier, Common to Legendary. */
  readonly stickers: readonly Sticker<Card>[];
}

export interface AlbumPage<Card> {
  readonly goat: GoatSlug;
  readonly moments: readonly AlbumMoment<Card>[];
}

export interface Progress {
  readonly stuck: number;
  readonly of: number;
}

/** `progressOf(page.moments) // { stuck: 9, of: 28 }` */
export function progressOf(moments: readonly AlbumMoment<unknown>[]): Progress {
  const stickers = moments.flatMap((moment) => moment.stickers);
  return { stuck: stickers.filter(({ card }) => card !== null).length, of: stickers.length };
}

/** Of whoever has all of these goats' pages complete: `keeperOf(['the-flea']) // 'Keeper of The Flea'` */
export function keeperOf(complete: readonly GoatSlug[], say: Say = t): string | null {
  const [first, ...more] = complete;
  if (!first) return null;
  if (complete.length === GOAT_SLUGS.length) return say('Keeper of the whole album');
  const { name } = goatSummary(first);
  return more.length === 0
    ? say('Keeper of {name}', { name })
    : say('Keeper of {name} and {more} more', { name, more: more.length });
}

/** A place that holds more than one needs, the deepest pile first. */
export interface Swap<Card> {
  readonly goat: GoatSlug;
  readonly momentTitle: string;
  readonly number: number;
  readonly rarity: Rarity;
  readonly copies: number;
  readonly spare: Card;
}

export function swapsOf<Card>(pages: readonly AlbumPage<Card>[]): Swap<Card>[] {
  return pages
    .flatMap(({ goat, moments }) =>
      moments.flatMap(({ title, stickers }) =>
        stickers.flatMap(({ number, rarity, copies, spare }) =>
          spare === null ? [] : [{ goat, momentTitle: title, number, rarity, copies, spare }],
        ),
      ),
    )
    .sort((a, b) => b.copies - a.copies || a.number - b.number);
}
