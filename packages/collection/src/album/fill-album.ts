import { RARITIES } from '@goats/rules';
import { GOAT_SLUGS, type GoatSlug } from '../goat-slugs.ts';
import { goatStory } from '../goats/goat-stories.ts';
import type { AlbumPage, Sticker } from './album-progress.ts';

/** What a wallet has of one goat, moment and tier. */
export interface HeldSticker<Card> extends Omit<Sticker<Card>, 'number'> {
  readonly goat: GoatSlug;
  readonly momentTitle: string;
}

/**
 * A page for every goat, a row for each of its moments, a place for each tier, numbered through from
 * the first page to the last. A card of another moment has no place in it. `fillAlbum([]).length // 10`
 */
export function fillAlbum<Card>(held: readonly HeldSticker<Card>[]): AlbumPage<Card>[] {
  const byPlace = new Map(held.map((sticker) => [keyOf(sticker), sticker]));
  let number = 0;
  return GOAT_SLUGS.map((goat) => ({
    goat,
    moments: goatStory(goat).iconicMoments.map(({ year, title }) => ({
      year,
      title,
      stickers: RARITIES.map((rarity) => {
        const key = keyOf({ goat, momentTitle: title, rarity });
        const { copies, card, spare, lent, asked } = byPlace.get(key) ?? NOTHING;
        number += 1;
        return { number, rarity, copies, card, spare: copies > 1 ? spare : null, lent, asked };
      }),
    })),
  }));
}

const NOTHING = { copies: 0, card: null, spare: null, lent: null, asked: null } as const;

function keyOf(sticker: Pick<HeldSticker<unknown>, 'goat' | 'momentTitle' | 'rarity'>): string {
  return `${sticker.goat}|${sticker.rarity}|${sticker.momentTitle}`;
}
