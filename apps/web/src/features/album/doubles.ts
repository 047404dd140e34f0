import { isGoatSlug, swapsOf } from '@goats/collection';
import { whyNotSwap } from '../swaps/swap-words.ts';
import type { Album, Sticker } from './album-queries.ts';

type Spare = NonNullable<Sticker['spare']>;

/** A pile of one album, and whether the other album has that place empty. */
export type Double = ReturnType<typeof swapsOf<Spare>>[number] & { readonly missing: boolean };

/**
 * What lies double in an album. Beside another one: what that one misses first, and only what can
 * change hands counts for it. `doublesFor(theirs, mine)[0]?.missing`
 */
export function doublesFor(album: Album, other?: Album): Double[] {
  const pages = album.pages.flatMap(({ goat, moments }) =>
    isGoatSlug(goat) ? [{ goat, moments }] : [],
  );
  const empty = new Set(
    other?.pages.flatMap(({ moments }) =>
      moments.flatMap(({ stickers }) =>
        stickers.flatMap(({ number, card }) => (card === null ? number : [])),
      ),
    ),
  );
  return swapsOf(pages)
    .map((swap) => ({
      ...swap,
      missing: empty.has(swap.number) && whyNotSwap(swap.spare) === null,
    }))
    .sort((a, b) => Number(b.missing) - Number(a.missing));
}
