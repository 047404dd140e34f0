import { goatSummary, isGoatSlug, swapsOf } from '@goats/collection';
import { groupedCount } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CardPicture } from '../catalogue/card-picture.tsx';
import { SellButton } from '../trading/sell-button.tsx';
import type { Album } from './album-queries.ts';

const AT_FIRST = 6;
type Swap = ReturnType<
  typeof swapsOf<
    NonNullable<Album['pages'][number]['moments'][number]['stickers'][number]['spare']>
  >
>[number];

/** What lies double, the deepest pile first. One's own can be sold right here. */
export function Swaps({ album, own }: { album: Album; own: boolean }) {
  const [all, setAll] = useState(false);
  const pages = album.pages.flatMap(({ goat, moments }) =>
    isGoatSlug(goat) ? [{ goat, moments }] : [],
  );
  const swaps = swapsOf(pages);
  if (swaps.length === 0) return null;
  const spare = swaps.reduce((sum, { copies }) => sum + copies - 1, 0);
  return (
    <section aria-labelledby="swaps">
      <h2 id="swaps" className="text-panel">
        Swap fodder
      </h2>
      <p className="mt-3 mb-5 max-w-150 text-small text-chalk-2">
        {spare === 1 ? 'One card' : `${groupedCount(spare)} cards`} more than the album needs: same
        goat, same moment, same tier. The weakest of each pile is the one to part with.
      </p>
      <ul className="grid gap-x-10 border-t border-line lg:grid-cols-2">
        {(all ? swaps : swaps.slice(0, AT_FIRST)).map((swap) => (
          <li key={swap.number} className="border-b border-line py-3">
            <SwapRow swap={swap} own={own} />
          </li>
        ))}
      </ul>
      {!all && swaps.length > AT_FIRST && (
        <Button variant="outline" className="mt-5" onClick={() => setAll(true)}>
          Show all {swaps.length} piles
        </Button>
      )}
    </section>
  );
}

function SwapRow({ swap, own }: { swap: Swap; own: boolean }) {
  const { spare, goat, rarity, momentTitle, copies } = swap;
  return (
    <div className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-4">
      <CardPicture imageUrl={spare.imageUrl} rarity={rarity} alt="" sizes="56px" />
      <div className="min-w-0">
        <Link
          to="/nft/$id"
          params={{ id: String(spare.id) }}
          className="display block text-label decoration-2 underline-offset-4 hover:underline"
        >
          {spare.name}
        </Link>
        <p className="mt-1 text-fine leading-5 text-chalk-3">
          {momentTitle} · {copies} of them
        </p>
        <RarityBadge rarity={rarity} className="mt-1.5" />
      </div>
      {own ? (
        spare.bond === 'bound' ? (
          <span className="text-fine text-chalk-3">Bound to you</span>
        ) : (
          <SellButton size="sm" card={{ ...spare, rarity, goatName: goatSummary(goat).name }} />
        )
      ) : (
        <Button asChild variant="outline" size="sm">
          <Link to="/nft/$id" params={{ id: String(spare.id) }}>
            See it
          </Link>
        </Button>
      )}
    </div>
  );
}
