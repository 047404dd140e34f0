import { ATTRIBUTES, attributeLabel, groupedCount } from '@goats/rules';
import { useCallback, useMemo, useRef } from 'react';
import { CARD_SORTS, type MarketplaceSearch } from '../../app/search-params.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FlatSelect } from '../../ui/flat-field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useNearby } from '../../ui/use-nearby.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { CardGridSkeleton } from '../cards/card-grid-skeleton.tsx';
import { type NftSummary, useCards, useOpenAuctions } from '../cards/card-queries.ts';
import { MoreCards } from '../cards/more-cards.tsx';
import { OwnBidList } from '../cards/own-bid-list.tsx';
import { cardTotal, filterAuctions } from './marketplace-filter.ts';
import type { SearchChange } from './use-market-search.ts';

/** The foot of the page stays within reach until a visitor asks for everything. */
const FIRST_CARDS = 36;

/** On a phone the ten goats come first by many screens, and whoever looks for one of them waits for no card. */
const REACH = '1600px';

const SORT_LABELS = {
  score: 'Highest score',
  price: 'Lowest price',
  newest: 'Newest',
  number: 'Number',
} as const satisfies Record<(typeof CARD_SORTS)[number], string>;

interface ExplorerProps {
  search: MarketplaceSearch;
  change: (next: SearchChange, options?: { replace?: boolean }) => unknown;
  clear: () => unknown;
}

/** All 20,000 cards under the filters of the page. */
export function CardExplorer({ search, change, clear }: ExplorerProps) {
  const onAuction = search.auction === 'open';
  const section = useRef<HTMLElement>(null);
  const nearby = useNearby('cards', section, REACH);
  return (
    <section
      ref={section}
      id="cards"
      aria-labelledby="cards-title"
      className="scroll-mt-6 pt-16 sm:pt-24"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b-[1.5px] border-line-2 pb-4">
        <h2 id="cards-title" className="text-part sm:text-section">
          Every card
        </h2>
        <div className="flex items-end gap-4 max-sm:w-full max-sm:flex-col max-sm:items-stretch">
          <Segmented
            label="Which cards"
            hideLabel
            options={['All cards', 'On auction'] as const}
            value={onAuction ? 'On auction' : 'All cards'}
            onChange={(which) => change({ auction: which === 'On auction' ? 'open' : undefined })}
            columns="grid-cols-2"
            segmentClass="px-4 text-xl font-bold! uppercase tracking-[.03em] whitespace-nowrap"
          />
          <div className="flex gap-4 max-sm:*:flex-1">
            <FlatSelect
              label="Strong in"
              value={search.strong ?? ''}
              onChange={(event) =>
                change({ strong: ATTRIBUTES.find((one) => one === event.target.value) })
              }
              className="w-44 max-sm:w-auto"
            >
              <option value="">Anything</option>
              {ATTRIBUTES.map((attribute) => (
                <option key={attribute} value={attribute}>
                  {attributeLabel(attribute)}
                </option>
              ))}
            </FlatSelect>
            {!onAuction && (
              <FlatSelect
                label="Sort by"
                value={search.sort ?? 'score'}
                onChange={(event) => {
                  const sort = CARD_SORTS.find((one) => one === event.target.value);
                  change({ sort: sort === 'score' ? undefined : sort });
                }}
                className="w-40 max-sm:w-auto"
              >
                {CARD_SORTS.map((sort) => (
                  <option key={sort} value={sort}>
                    {SORT_LABELS[sort]}
                  </option>
                ))}
              </FlatSelect>
            )}
          </div>
        </div>
      </div>
      {!nearby ? (
        <CardGridSkeleton />
      ) : onAuction ? (
        <>
          <OwnBidList />
          <Auctions search={search} clear={clear} />
        </>
      ) : (
        <Cards search={search} change={change} clear={clear} />
      )}
    </section>
  );
}

function Cards({ search, change, clear }: ExplorerProps) {
  const query = useCards({
    rarity: search.rarity,
    origin: search.origin,
    priceRange: search.price,
    strong: search.strong,
    search: search.search,
    sort: search.sort ?? 'score',
  });
  const loaded = useMemo(() => query.data?.pages.flatMap((page) => page.nfts) ?? [], [query.data]);
  const open = search.cards === 'all';
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const more = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [isFetchingNextPage, fetchNextPage]);
  const total = cardTotal(search) ?? (hasNextPage ? undefined : loaded.length);
  if (query.isPending) return <CardGridSkeleton />;
  if (query.isError && loaded.length === 0) return <Failed onRetry={() => void query.refetch()} />;
  if (loaded.length === 0) return <NoCards onClear={clear} />;
  const shown = open ? loaded : loaded.slice(0, FIRST_CARDS);
  const closed = !open && loaded.length > FIRST_CARDS;
  return (
    <>
      <Count
        words={
          (total === undefined
            ? `More than ${groupedCount(loaded.length)} cards`
            : `${groupedCount(total)} ${total === 1 ? 'card' : 'cards'}`) + strongWords(search)
        }
        busy={query.isPlaceholderData}
      />
      <Faded when={query.isPlaceholderData}>
        <CardGrid
          label="Cards"
          cards={shown}
          total={total}
          hasMore={open && hasNextPage}
          onNearEnd={more}
        />
      </Faded>
      {closed && (
        <MoreCards
          left={total === undefined ? undefined : total - shown.length}
          onOpen={() => change({ cards: 'all' }, { replace: true })}
        />
      )}
    </>
  );
}

function Auctions({ search, clear }: Pick<ExplorerProps, 'search' | 'clear'>) {
  const query = useOpenAuctions(true);
  const cards: readonly NftSummary[] = useMemo(
    () => filterAuctions(query.data ?? [], search),
    [query.data, search],
  );
  if (query.isPending) return <CardGridSkeleton />;
  if (query.isError) return <Failed onRetry={() => void query.refetch()} />;
  if (cards.length === 0) return <NoCards onClear={clear} />;
  return (
    <>
      <Count words={`${cards.length} on auction, the soonest to end first${strongWords(search)}`} />
      <CardGrid
        label="Cards on auction"
        cards={cards}
        total={cards.length}
        hasMore={false}
        onNearEnd={() => {}}
      />
    </>
  );
}

/** The rule behind the filter, where its result stands. */
function strongWords({ strong }: MarketplaceSearch): string {
  if (!strong) return '';
  return `. Each was printed further above its tier’s average in ${attributeLabel(strong)} than in anything else.`;
}

function Count({ words, busy = false }: { words: string; busy?: boolean }) {
  return (
    <p role="status" className="py-5 text-chalk-2">
      {busy ? 'Looking…' : words}
    </p>
  );
}

function Faded({ when, children }: { when: boolean; children: React.ReactNode }) {
  return (
    <div aria-busy={when} className={when ? 'opacity-40 transition-opacity duration-240' : ''}>
      {children}
    </div>
  );
}

function NoCards({ onClear }: { onClear: () => unknown }) {
  return (
    <EmptyState
      title="No cards match your current filters"
      text="Twenty thousand, and none of them."
    >
      <Button variant="outline" onClick={() => void onClear()}>
        Clear All Filters
      </Button>
    </EmptyState>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState title="The cards did not come" text="Nothing of yours was touched. Ask again.">
      <Button onClick={onRetry}>Try Again</Button>
    </ErrorState>
  );
}
