import { goatSummary } from '@goats/collection';
import { Button } from '@goats/ui/button.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { MomentTitle } from '@goats/ui/moment-title.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { T } from '@goats/ui/t.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { CardPicture } from '../catalogue/card-picture.tsx';
import { whyNotSwap } from '../swaps/swap-words.ts';
import { SellButton } from '../trading/sell-button.tsx';
import { useWallet } from '../wallet/wallet-store.ts';
import { type Album, useAlbum } from './album-queries.ts';
import { type Double, doublesFor } from './doubles.ts';

const AT_FIRST = 6;
const SwapButton = lazyPart(() => import('../swaps/swap-button.tsx'));

/**
 * What lies double, the deepest pile first; in somebody else's album what one misses oneself comes
 * before it. One's own can be sold right here, theirs swapped for.
 */
export function Swaps({ album, own }: { album: Album; own: boolean }) {
  const [all, setAll] = useState(false);
  const viewer = useWallet().address;
  const { data: mine } = useAlbum(viewer, !own);
  const swaps = doublesFor(album, own ? undefined : mine);
  const missed = swaps.filter(({ missing }) => missing);
  // Of one's own piles those that would fill a place here.
  const fits = own || !mine ? [] : doublesFor(mine, album).filter(({ missing }) => missing);
  if (swaps.length === 0) return null;
  const spare = swaps.reduce((sum, { copies }) => sum + copies - 1, 0);
  return (
    <section aria-labelledby="swaps">
      <h2 id="swaps" className="text-panel">
        {t('Swap fodder')}
      </h2>
      <p className="mt-3 mb-5 max-w-150 text-small text-chalk-2">
        {t(
          '{count, plural, =1 {One card} other {# cards}} more than the album needs: same goat, same moment, same tier. The weakest of each pile is the one to part with.',
          { count: spare },
        )}
      </p>
      {missed.length > 0 && (
        <p className="mb-5 max-w-150 font-semibold">{missedWords(missed.length, fits.length)}</p>
      )}
      <ul className="grid gap-x-10 border-t border-line lg:grid-cols-2">
        {(all ? swaps : swaps.slice(0, AT_FIRST)).map((swap) => (
          <li key={swap.number} className="border-b border-line py-3">
            <SwapRow swap={swap} own={own} of={album.address} fits={fits} />
          </li>
        ))}
      </ul>
      {!all && swaps.length > AT_FIRST && (
        <Button variant="outline" className="mt-5" onClick={() => setAll(true)}>
          {t('Show all {count} piles', { count: swaps.length })}
        </Button>
      )}
    </section>
  );
}

/** `missedWords(2, 1) // 'You miss 2 of these, and they have them twice. …'` */
function missedWords(missed: number, fits: number): string {
  const miss = t(
    '{count, plural, =1 {You miss one of these, and they have it twice.} other {You miss # of these, and they have them twice.}}',
    { count: missed },
  );
  if (fits === 0) return miss;
  const fill = t(
    '{count, plural, =1 {One of your doubles} other {# of your doubles}} would fill a place here.',
    { count: fits },
  );
  return `${miss} ${fill}`;
}

function SwapRow({
  swap,
  own,
  of,
  fits,
}: {
  swap: Double;
  own: boolean;
  of: string;
  fits: readonly Double[];
}) {
  const { spare, goat, rarity, momentTitle, copies, missing } = swap;
  // A fair one first: theirs of a tier for one's own of the same.
  const [give] = [...fits].sort(
    (a, b) => Number(b.rarity === rarity) - Number(a.rarity === rarity),
  );
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
          <MomentTitle of={momentTitle} /> ·{' '}
          {t('{count} of them@@copies of a card', { count: copies })}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-2.5">
          <RarityBadge rarity={rarity} />
          {missing && <Tag tone="gold">{t('You miss this')}</Tag>}
        </p>
      </div>
      {spare.bond === 'bound' ? (
        <span className="text-fine text-chalk-3">
          {own ? t('Bound to you') : t('Bound to them@@a card')}
        </span>
      ) : own ? (
        <SellButton size="sm" card={{ ...spare, rarity, goatName: goatSummary(goat).name }} />
      ) : whyNotSwap(spare) !== null ? (
        <Button asChild variant="outline" size="sm">
          <Link to="/nft/$id" params={{ id: String(spare.id) }}>
            <T
              m="See it<what>: {name}</what>"
              what={<span className="sr-only" />}
              name={spare.name}
            />
          </Link>
        </Button>
      ) : (
        <Suspense fallback={<span className="h-10" />}>
          <SwapButton
            address={of}
            take={[spare.id]}
            give={missing && give ? [give.spare.id] : []}
            size="sm"
            label={
              <T
                m="Swap<what> for {name}</what>"
                what={<span className="sr-only" />}
                name={spare.name}
              />
            }
          />
        </Suspense>
      )}
    </div>
  );
}
