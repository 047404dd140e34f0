import { goatSummaries } from '@goats/collection';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { PageHeader } from '@goats/ui/page-header.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { CardExplorer } from '../features/explorer/card-explorer.tsx';
import { FilterBar } from '../features/explorer/filter-bar.tsx';
import { FloorShelf } from '../features/explorer/floor-shelf.tsx';
import { GoatGrid } from '../features/explorer/goat-grid.tsx';
import { filterGoats, isFiltered } from '../features/explorer/marketplace-filter.ts';
import { NoMatch } from '../features/explorer/no-match.tsx';
import { useMarketSearch } from '../features/explorer/use-market-search.ts';
import { useWallet } from '../features/wallet/wallet-store.ts';
import type { MarketplaceSearch } from '../site/search-params.ts';

/** Only for whoever has a purse. */
const MarketPurse = lazyPart(() => import('../features/wallet/market-purse.tsx'));

export function MarketplacePage() {
  const { search, change, clear } = useMarketSearch();
  const { address } = useWallet();
  return (
    <>
      <PageHeader
        ground="shop"
        scene={<FloorShelf />}
        title={
          <span className="block max-w-[11em] max-sm:text-[0.72em] sm:max-w-[9em]">
            {t('Legendary GOATs Marketplace')}
          </span>
        }
      />
      <div className="wrap">
        <FilterBar search={search} change={change} />
        {address !== null && (
          <Suspense fallback={<div className="mt-4 h-16.5" />}>
            <MarketPurse address={address} />
          </Suspense>
        )}
        <p className="pt-5 text-small">
          <Link
            to="/marketplace"
            search={({ cards: _all, ...rest }) => rest}
            hash="goats"
            className="link inline-flex min-h-11 items-center font-semibold sm:min-h-6"
          >
            {t('Straight to the ten goats')}
          </Link>
        </p>
        <CardExplorer search={search} change={change} clear={clear} />
        {/* Below a list without an end nobody gets to them, and a browser that keeps them in sight
            would ask for page after page. */}
        {search.cards !== 'all' && <TenGoats search={search} onClear={() => void clear()} />}
      </div>
    </>
  );
}

function TenGoats({ search, onClear }: { search: MarketplaceSearch; onClear: () => void }) {
  const goats = filterGoats(goatSummaries, search);
  return (
    <section aria-labelledby="goats">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 pt-16 pb-5.5 sm:pt-24">
        <h2 id="goats" className="scroll-mt-6 text-part sm:text-section">
          {t('The ten goats')}
        </h2>
        <p role="status" className="text-chalk-2">
          {t('Showing {shown} of {all}', { shown: goats.length, all: goatSummaries.length })}
        </p>
        <p className="w-full text-small text-chalk-3">
          {t('Cards are pre-minted. Buy Now opens the external marketplace.')}
        </p>
      </div>
      {goats.length === 0 ? (
        <NoMatch onClear={onClear} />
      ) : (
        <GoatGrid goats={goats} filtered={isFiltered(search)} />
      )}
    </section>
  );
}
