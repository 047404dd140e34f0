import { attributeLabel } from '@goats/rules';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { nextPage } from '@goats/ui/api/next-page.ts';
import { Button } from '@goats/ui/button.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { lazyTab } from '@goats/ui/lazy-tab.tsx';
import { t } from '@goats/words';
import { useDeferredValue, useMemo } from 'react';
import { cardSortOf, type MarketplaceSearch } from '../../site/search-params.ts';
import { CardGridSkeleton } from '../card-grid/card-grid-skeleton.tsx';
import { MoreCards } from '../card-grid/more-cards.tsx';
import { OwnBidList } from '../card-page/own-bid-list.tsx';
import { useCards } from '../catalogue/card-queries.ts';
import { ExplorerBar } from './explorer-bar.tsx';
import { cardTotal } from './marketplace-filter.ts';
import type { SearchChange } from './use-market-search.ts';

/** It counts rows far out of sight, and brings what does. */
const CardGrid = lazyTab(
  () => import('../card-grid/card-grid.tsx'),
  (module) => module.CardGrid,
  <CardGridSkeleton />,
);

/** The foot of the page stays within reach until a visitor asks for everything. */
const FIRST_CARDS = 24;

interface ExplorerProps {
  search: MarketplaceSearch;
  change: (next: SearchChange, options?: { replace?: boolean }) => unknown;
  clear: () => unknown;
}

/** All 20,000 cards under the filters of the page. */
export function CardExplorer({ search, change, clear }: ExplorerProps) {
  return (
    <section id="cards" aria-labelledby="cards-title" className="scroll-mt-6 pt-8 sm:pt-11">
      <ExplorerBar search={search} change={change} />
      {search.auction === 'open' && <OwnBidList />}
      <Cards search={search} change={change} clear={clear} />
    </section>
  );
}

function Cards({ search, change, clear }: ExplorerProps) {
  const { rarity, origin, price, strong, trait, owner, listed, auction } = search;
  const query = useCards({
    ...{ rarity, origin, priceRange: price, strong, trait, owner, listed, auction },
    search: search.search,
    sort: cardSortOf(search),
  });
  const loaded = useMemo(() => query.data?.pages.flatMap((page) => page.nfts) ?? [], [query.data]);
  const open = search.cards === 'all';
  const total = cardTotal(search) ?? (query.hasNextPage ? undefined : loaded.length);
  // The first ones are put up in slices; what a store tells is drawn in one go otherwise.
  const ready = useDeferredValue(!query.isPending);
  if (query.isPending || !ready) return <CardGridSkeleton />;
  if (query.isError && loaded.length === 0) {
    return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (loaded.length === 0) return <NoCards search={search} onClear={clear} />;
  const shown = open ? loaded : loaded.slice(0, FIRST_CARDS);
  const closed = !open && loaded.length > FIRST_CARDS;
  return (
    <>
      <Count words={countWords(search, loaded.length, total)} busy={query.isPlaceholderData} />
      <Faded when={query.isPlaceholderData}>
        <CardGrid
          label={auction ? t('Cards on auction') : listed ? t('Cards for sale') : t('Cards')}
          cards={shown}
          total={total}
          next={open ? nextPage(query) : null}
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

/** `countWords({ listed: 'true' }, 96, undefined) // 'More than 96 cards for sale, priced in HOOF by …'` */
function countWords(search: MarketplaceSearch, loaded: number, total: number | undefined): string {
  const words = search.auction
    ? t('{count} on auction, the soonest to end first@@cards', { count: loaded })
    : cardsWords(search.listed !== undefined, loaded, total);
  // The rule behind the filter, where its result stands.
  return search.strong
    ? `${words}. ${t('Each was printed further above its tier’s average in {attribute} than in anything else.', { attribute: attributeLabel(search.strong) })}`
    : words;
}

function cardsWords(listed: boolean, loaded: number, total: number | undefined): string {
  if (total === undefined) {
    return listed
      ? t('More than {count, number} cards for sale, priced in HOOF by their owners', {
          count: loaded,
        })
      : t('More than {count, number} cards', { count: loaded });
  }
  return listed
    ? t(
        '{count, plural, one {# card for sale, priced in HOOF by its owner} other {# cards for sale, priced in HOOF by their owners}}',
        { count: total },
      )
    : t('{count, plural, one {# card} other {# cards}}', { count: total });
}

function Count({ words, busy = false }: { words: string; busy?: boolean }) {
  return (
    <p role="status" className="py-5 text-chalk-2">
      {busy ? t('Looking…') : words}
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

function NoCards({ search, onClear }: { search: MarketplaceSearch; onClear: () => unknown }) {
  return (
    <EmptyState
      title={t('No cards match your current filters')}
      text={
        search.listed
          ? t('Nobody sells such a card right now. Some people do not know what they have.')
          : t('Twenty thousand, and none of them.')
      }
    >
      <Button variant="outline" onClick={() => void onClear()}>
        {t('Clear All Filters')}
      </Button>
    </EmptyState>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <ErrorState title={t('The cards did not come')} text={failureWords(error)} onRetry={onRetry} />
  );
}
