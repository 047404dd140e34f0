import { TRAIT_VALUES } from '@goats/collection';
import { ATTRIBUTES, attributeLabel } from '@goats/rules';
import { FlatSelect } from '@goats/ui/flat-field.tsx';
import { Segmented } from '@goats/ui/segmented.tsx';
import { traitKindLabel, traitLabel } from '@goats/ui/trait-labels.ts';
import { t } from '@goats/words';
import {
  CARD_SORTS,
  type CardSort,
  cardSortOf,
  type MarketplaceSearch,
  SALE_SORTS,
} from '../../site/search-params.ts';
import { OwnerField } from './owner-field.tsx';
import type { SearchChange } from './use-market-search.ts';

const SHELVES = ['all', 'sale', 'auction'] as const;

const SHELF_WORDS = {
  all: t('All cards@@beside those for sale'),
  sale: t('For sale@@cards'),
  auction: t('On auction@@cards'),
} as const;

const SORT_LABELS = {
  score: t('Highest score'),
  price: t('Lowest price'),
  newest: t('Newest@@order of cards'),
  number: t('Number@@order of cards'),
  'listed-price': t('Lowest asked@@price'),
  'just-listed': t('Just listed@@for sale'),
} as const satisfies Record<CardSort, string>;

const NONE_OF = {
  accessories: t('No accessories@@drawn on a card'),
  special: t('No special@@effect on a card'),
} as const;

/** Which of the cards, and in which order; everything it says stands in the address. */
export function ExplorerBar({
  search,
  change,
}: {
  search: MarketplaceSearch;
  change: (next: SearchChange, options?: { replace?: boolean }) => unknown;
}) {
  const shelf = search.auction ? 'auction' : search.listed ? 'sale' : 'all';
  const sorts: readonly CardSort[] = search.listed ? SALE_SORTS : CARD_SORTS;
  const filters = { search, change };
  return (
    <div className="grid border-b-[1.5px] border-line-2 pb-2">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-4">
        <h2 id="cards-title" className="text-part sm:text-section">
          {t('Every card@@title of the list of all cards')}
        </h2>
        <Segmented
          label={t('Which cards')}
          hideLabel
          options={SHELVES}
          render={(each) => SHELF_WORDS[each]}
          value={shelf}
          // Each shelf has its own orders: another one begins with its first.
          onChange={(chosen) =>
            change({
              auction: chosen === 'auction' ? 'open' : undefined,
              listed: chosen === 'sale' ? 'true' : undefined,
              sort: undefined,
            })
          }
          columns="grid-cols-3"
          segmentClass="px-4 text-xl font-bold! uppercase tracking-[.03em] sm:whitespace-nowrap max-sm:px-2 max-sm:translated:px-1 max-sm:translated:tracking-normal"
          className="max-sm:w-full"
        />
      </div>
      <div className="grid grid-cols-2 gap-x-6 border-t border-line sm:grid-cols-[1fr_1fr_1fr_1.6fr]">
        <StrongIn {...filters} />
        <DrawnOnIt {...filters} />
        {!search.auction && (
          <FlatSelect
            label={t('Sort by')}
            value={cardSortOf(search)}
            onChange={(event) => {
              const sort = sorts.find((one) => one === event.target.value);
              change({ sort: sort === sorts[0] ? undefined : sort });
            }}
            className="max-sm:col-span-full"
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {SORT_LABELS[sort]}
              </option>
            ))}
          </FlatSelect>
        )}
        <OwnerField
          owner={search.owner}
          onChange={(owner) => change({ owner })}
          className="max-sm:col-span-full sm:col-start-4"
        />
      </div>
    </div>
  );
}

function StrongIn({ search, change }: Parameters<typeof ExplorerBar>[0]) {
  return (
    <FlatSelect
      label={t('Strong in@@an attribute follows')}
      value={search.strong ?? ''}
      onChange={(event) => change({ strong: ATTRIBUTES.find((one) => one === event.target.value) })}
    >
      <option value="">{t('Anything@@filter of cards')}</option>
      {ATTRIBUTES.map((attribute) => (
        <option key={attribute} value={attribute}>
          {attributeLabel(attribute)}
        </option>
      ))}
    </FlatSelect>
  );
}

function DrawnOnIt({ search, change }: Parameters<typeof ExplorerBar>[0]) {
  return (
    <FlatSelect
      label={t('Drawn on it@@on a card')}
      value={search.trait ?? ''}
      onChange={(event) => change({ trait: event.target.value || undefined })}
    >
      <option value="">{t('Anything@@filter of cards')}</option>
      {Object.entries(TRAIT_VALUES).map(([trait, values]) => (
        <optgroup key={trait} label={traitKindLabel(trait)}>
          {values.map((value) => (
            <option key={value} value={`${trait}:${value}`}>
              {value === 'None' ? NONE_OF[trait as keyof typeof NONE_OF] : traitLabel(trait, value)}
            </option>
          ))}
        </optgroup>
      ))}
    </FlatSelect>
  );
}
