import { goatSummaries } from '@goats/collection';
import { PageHeader } from '@goats/ui/page-header.tsx';
import { CardExplorer } from '../features/market/card-explorer.tsx';
import { FilterBar } from '../features/market/filter-bar.tsx';
import { FloorShelf } from '../features/market/floor-shelf.tsx';
import { GoatGrid } from '../features/market/goat-grid.tsx';
import { filterGoats, isFiltered } from '../features/market/marketplace-filter.ts';
import { NoMatch } from '../features/market/no-match.tsx';
import { useMarketSearch } from '../features/market/use-market-search.ts';

export function MarketplacePage() {
  const { search, change, clear } = useMarketSearch();
  const goats = filterGoats(goatSummaries, search);
  return (
    <>
      <PageHeader
        ground="shop"
        scene={<FloorShelf />}
        title={<span className="block max-w-[9em]">Legendary GOATs Marketplace</span>}
      />
      <div className="wrap">
        <FilterBar search={search} change={change} />
        <div className="flex items-center justify-between gap-6 py-5.5">
          <p role="status" className="text-chalk-2">
            Showing {goats.length} of {goatSummaries.length}
          </p>
          {/* On a phone ten goats stand between here and the cards. */}
          <a href="#cards" className="link text-small font-semibold sm:hidden">
            Cards for sale and on auction
          </a>
          <p className="text-small text-chalk-3 max-sm:hidden">
            Cards are pre-minted. Buy Now opens the external marketplace.
          </p>
        </div>
        <h2 className="sr-only">The ten goats</h2>
        {goats.length === 0 ? (
          <NoMatch onClear={() => void clear()} />
        ) : (
          <GoatGrid goats={goats} filtered={isFiltered(search)} />
        )}
        <CardExplorer search={search} change={change} clear={clear} />
      </div>
    </>
  );
}
