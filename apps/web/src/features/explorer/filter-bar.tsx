import { PRICE_BANDS, type PriceBand, RARITIES } from '@goats/rules';
import { FilterChips } from '@goats/ui/filter-chips.tsx';
import { FlatSearch, FlatSelect } from '@goats/ui/flat-field.tsx';
import { originLabel } from '@goats/ui/labels.ts';
import { t } from '@goats/words';
import { Search } from 'lucide-react';
import { type MarketplaceSearch, ORIGINS } from '../../site/search-params.ts';
import { type SearchChange, useTypedSearch } from './use-market-search.ts';

const PRICE_LABELS = {
  all: t('All prices'),
  under35k: t('Under 35K'),
  '35k-40k': t('35K-40K@@range of prices'),
  over40k: t('Over 40K'),
} as const satisfies Record<PriceBand, string>;

const CELL = 'lg:border-l lg:border-line lg:px-5';

/** Search, rarity, origin and price: what they choose counts for the goats and for the cards. */
export function FilterBar({
  search,
  change,
}: {
  search: MarketplaceSearch;
  change: (next: SearchChange, options?: { replace?: boolean }) => unknown;
}) {
  const [typed, type] = useTypedSearch(search.search ?? '', (text) =>
    change({ search: text.trim() === '' ? undefined : text }, { replace: true }),
  );
  return (
    <search className="grid items-stretch border-b border-line *:min-w-0 max-lg:grid-cols-2 max-lg:*:border-line lg:min-h-18 lg:grid-cols-[minmax(0,20.5rem)_1fr_12rem_12rem]">
      <FlatSearch
        label={t('Search goats or footballers')}
        icon={<Search />}
        value={typed}
        maxLength={200}
        onChange={(event) => type(event.target.value)}
        className="max-lg:col-span-full max-lg:border-b"
      />
      <div
        className={`grid content-center py-2.5 max-lg:col-span-full max-xs:-mr-4 xs:max-lg:-mr-5 max-lg:border-b ${CELL} lg:px-4`}
      >
        <FilterChips
          label={t('Rarity')}
          options={['All', ...RARITIES] as const}
          value={search.rarity ?? 'All'}
          onChange={(rarity) => change({ rarity: rarity === 'All' ? undefined : rarity })}
        />
      </div>
      <FlatSelect
        label={t('GOAT / origin')}
        value={search.origin ?? 'All'}
        onChange={(event) => change({ origin: ORIGINS.find((one) => one === event.target.value) })}
        className={`max-lg:pr-4 ${CELL}`}
      >
        {['All', ...ORIGINS].map((origin) => (
          <option key={origin} value={origin}>
            {origin === 'All' ? t('All@@origins of goats') : originLabel(origin)}
          </option>
        ))}
      </FlatSelect>
      <FlatSelect
        label={t('Price range')}
        value={search.price ?? 'all'}
        onChange={(event) => {
          const price = PRICE_BANDS.find((band) => band === event.target.value);
          change({ price: price === 'all' ? undefined : price });
        }}
        className={`max-lg:border-l max-lg:pl-4 ${CELL} lg:pr-0`}
      >
        {PRICE_BANDS.map((band) => (
          <option key={band} value={band}>
            {PRICE_LABELS[band]}
          </option>
        ))}
      </FlatSelect>
    </search>
  );
}
