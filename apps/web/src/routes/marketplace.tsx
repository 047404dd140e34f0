// In work by the market engineer (features/market): do not write this page, take another one.
import { goatSummaries } from '@goats/collection';
import { groupedCount, PRICE_BANDS, type PriceBand, RARITIES } from '@goats/rules';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ExternalLink, Search } from 'lucide-react';
import { type MarketplaceSearch, ORIGINS } from '../app/search-params.ts';
import { SITE } from '../app/site-config.ts';
import { DEFAULT_GOAT, portrait } from '../features/goats/goat-pictures.ts';
import { filterGoats } from '../features/market/marketplace-filter.ts';
import { ArtImage } from '../ui/art-image.tsx';
import { Button } from '../ui/button.tsx';
import { Field, Input, Select } from '../ui/field.tsx';
import { FilterChips } from '../ui/filter-chips.tsx';
import { GoatCard } from '../ui/goat-card.tsx';
import { PageHeader } from '../ui/page-header.tsx';

const route = getRouteApi('/marketplace');

const PRICE_LABELS = {
  all: 'All prices',
  under35k: 'Under 35K',
  '35k-40k': '35K-40K',
  over40k: 'Over 40K',
} as const satisfies Record<PriceBand, string>;

export function MarketplacePage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: Partial<Record<keyof MarketplaceSearch, string | undefined>>) =>
    void navigate({
      search: (before) => ({ ...before, ...next }) as MarketplaceSearch,
      replace: true,
      resetScroll: false,
    });
  const goats = filterGoats(goatSummaries, search);
  return (
    <>
      <PageHeader title={<>Legendary GOATs Marketplace</>} />
      <div className="wrap">
        <search className="grid items-center border-b border-line max-lg:gap-y-3 max-lg:py-3 sm:grid-cols-2 lg:min-h-18 lg:grid-cols-[300px_1fr_180px_180px]">
          <Field
            label="Search goats or footballers"
            hideLabel
            className="max-lg:col-span-full lg:pr-5"
          >
            <Input
              type="search"
              leading={<Search />}
              placeholder="Search goats or footballers"
              value={search.search ?? ''}
              onChange={(event) => change({ search: event.target.value || undefined })}
            />
          </Field>
          <div className="min-w-0 max-lg:col-span-full lg:border-l lg:border-line lg:px-4">
            <FilterChips
              label="Rarity"
              options={['All', ...RARITIES] as const}
              value={search.rarity ?? 'All'}
              onChange={(rarity) => change({ rarity: rarity === 'All' ? undefined : rarity })}
            />
          </div>
          <Field
            label="GOAT / origin"
            hideLabel
            className="sm:pr-2 lg:border-l lg:border-line lg:px-4"
          >
            <Select
              aria-label="GOAT / origin"
              value={search.origin ?? 'All'}
              onChange={(event) =>
                change({ origin: event.target.value === 'All' ? undefined : event.target.value })
              }
            >
              {['All', ...ORIGINS].map((origin) => (
                <option key={origin} value={origin}>
                  {origin === 'All' ? 'All origins' : origin}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label="Price range"
            hideLabel
            className="sm:pl-2 lg:border-l lg:border-line lg:pl-4"
          >
            <Select
              aria-label="Price range"
              value={search.price ?? 'all'}
              onChange={(event) =>
                change({ price: event.target.value === 'all' ? undefined : event.target.value })
              }
            >
              {PRICE_BANDS.map((band) => (
                <option key={band} value={band}>
                  {PRICE_LABELS[band]}
                </option>
              ))}
            </Select>
          </Field>
        </search>
        <div className="flex items-center justify-between gap-6 py-5.5">
          <p role="status" className="text-chalk-2">
            Showing {goats.length} of {goatSummaries.length}
          </p>
          <p className="text-small text-chalk-3 max-sm:hidden">
            Cards are pre-minted. Buy Now opens the external marketplace.
          </p>
        </div>
        {goats.length === 0 ? (
          <NoMatch
            onClear={() => void navigate({ search: {}, replace: true, resetScroll: false })}
          />
        ) : (
          <ul className="grid grid-cols-2 gap-3.5 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-7 lg:grid-cols-4">
            {goats.map((goat, index) => (
              <li key={goat.slug} className="grid">
                <GoatCard
                  name={goat.name}
                  rarity={goat.rarity}
                  score={goat.overall}
                  lines={
                    <>
                      Inspired by {goat.inspiredBy}
                      <span className="block text-chalk-3 max-sm:hidden">
                        {goat.team} · {goat.era}
                      </span>
                    </>
                  }
                  art={
                    <ArtImage
                      {...portrait(goat.slug)}
                      sizes="(min-width: 68.75rem) 306px, (min-width: 40rem) 31vw, 46vw"
                      fallbacks={[DEFAULT_GOAT]}
                      alt={`${goat.name}, a goat in the shirt of ${goat.team}`}
                      eager={index < 4}
                    />
                  }
                >
                  <p className="mt-auto flex items-end justify-between gap-2 pt-4 max-sm:flex-col max-sm:items-start max-sm:gap-0.5">
                    <span className="text-small text-chalk-3">Price</span>
                    <span className="numeral text-[2rem] sm:text-[2.375rem]">
                      Ξ {groupedCount(goat.price)}
                    </span>
                  </p>
                  <div className="mt-3 grid gap-2 border-t border-dashed border-line-2 pt-3 sm:mt-4 sm:grid-cols-2 sm:gap-2.5 sm:pt-4">
                    <Button asChild variant="outline" size="sm">
                      <Link to="/goat/$id" params={{ id: goat.slug }} className="px-1!">
                        View Profile
                      </Link>
                    </Button>
                    <Button asChild size="sm">
                      <a
                        href={SITE.marketplaceCollection}
                        target="_blank"
                        rel="noopener noreferrer"
                        className="px-1!"
                      >
                        Buy Now
                      </a>
                    </Button>
                  </div>
                </GoatCard>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-10">
          <Button asChild variant="ghost">
            <Link to="/pricing">See tier pricing</Link>
          </Button>
          <Button asChild variant="ghost">
            <a href={SITE.marketplaceCollection} target="_blank" rel="noopener noreferrer">
              Whole collection <ExternalLink aria-hidden="true" className="size-4" />
            </a>
          </Button>
        </p>
      </div>
    </>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <div className="relative flex min-h-100 flex-col justify-end overflow-hidden border-[1.5px] border-line-2 bg-[repeating-linear-gradient(115deg,#0c2318_0_64px,#0a1d14_64px_128px)] p-6 max-sm:justify-start max-sm:pt-14 sm:p-10">
      <svg
        aria-hidden="true"
        viewBox="0 0 320 320"
        fill="none"
        className="absolute -right-px -bottom-px size-32 sm:size-80"
      >
        <path
          d="M320 90A230 230 0 0 0 90 320"
          stroke="#f4f1e4"
          strokeOpacity=".5"
          strokeWidth="4"
        />
        <path d="M0 318H320M318 0V320" stroke="#f4f1e4" strokeOpacity=".7" strokeWidth="5" />
        <path d="M300 300V110" stroke="#f4f1e4" strokeWidth="6" />
        <path d="M297 112L210 138L297 172Z" fill="#f4f1e4" />
      </svg>
      <h2 className="relative max-w-105 text-part">No GOATs match your current filters</h2>
      <p className="relative mt-3.5 mb-5.5 max-w-80 text-chalk-2">
        Nobody in the pasture fits all of that at once. Loosen one.
      </p>
      <Button className="relative self-start" onClick={onClear}>
        Clear All Filters
      </Button>
    </div>
  );
}
