import { RARITIES } from '@goats/rules';
import { api } from '@goats/ui/api/client.ts';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { Button } from '@goats/ui/button.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { FilterChips } from '@goats/ui/filter-chips.tsx';
import { rarityLabel } from '@goats/ui/labels.ts';
import { MoreButton } from '@goats/ui/more-button.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { t } from '@goats/words';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ExternalLink, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { SITE } from '../../site/site-config.ts';
import { WalletPanel } from '../wallet/wallet-panel.tsx';
import {
  refreshWallet,
  starterWaits,
  useWalletFigures,
  walletKey,
} from '../wallet/wallet-queries.ts';
import { openStarterPack, useWallet } from '../wallet/wallet-store.ts';
import { OwnedCardTile } from './owned-card-tile.tsx';
import { TransferWindow } from './transfer-window.tsx';

const FILTERS = ['All', ...RARITIES] as const;
type Filter = (typeof FILTERS)[number];

const GRID = 'grid grid-cols-2 gap-x-3.5 gap-y-7 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-5';
const PAGE = 30;

/** The wallet's cards, and where the next ones come from. Brings its own wallet prompt. */
export function Collection() {
  const { address } = useWallet();
  return (
    <>
      {address ? (
        <OwnCards address={address} />
      ) : (
        <div className="max-w-105">
          <h2 className="mb-6 text-part">{t('View Your NFTs')}</h2>
          <Panel raised>
            <WalletPanel />
          </Panel>
        </div>
      )}
      <TransferWindow />
    </>
  );
}

function OwnCards({ address }: { address: string }) {
  const queryClient = useQueryClient();
  const [filter, setFilter] = useState<Filter>('All');
  const { data: figures } = useWalletFigures(address);
  const pages = useInfiniteQuery({
    queryKey: [...walletKey(address), 'collection', filter],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /api/wallets/:address/cards',
        {
          params: { address },
          query: {
            limit: PAGE,
            ...(filter !== 'All' && { rarity: filter }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    // Cards come, go and tire in battles that this page does not see.
    staleTime: 0,
  });
  const cards = pages.data?.pages.flatMap((page) => page.cards) ?? [];
  return (
    <section aria-labelledby="your-nfts">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="your-nfts" className="text-part">
            {t('View Your NFTs')}
          </h2>
          <p role="status" className="mt-3 text-chalk-2">
            {figures
              ? t(
                  '{cards, plural, one {# card} other {# cards}} in this wallet{lent, plural, =0 {} other {, # lent to it}}',
                  { cards: figures.cardCount, lent: figures.lentCount },
                )
              : t('Counting your cards')}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="outline"
            busy={pages.isFetching && !pages.isFetchingNextPage}
            busyWord={t('Refreshing')}
            onClick={() => void refreshWallet(queryClient, address)}
          >
            <RefreshCw aria-hidden="true" className="size-4.5" />
            {t('Refresh Collection')}
          </Button>
          <Button asChild variant="outline">
            <Link to="/album">{t('Album')}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to="/my-market">{t('My market')}</Link>
          </Button>
          <Button asChild variant="outline">
            <a href={SITE.marketplaceCollection} target="_blank" rel="noopener noreferrer">
              {t('Buy on the marketplace')} <ExternalLink aria-hidden="true" className="size-4.5" />
            </a>
          </Button>
        </div>
      </div>
      <div className="mb-6 border-y border-line py-2">
        <FilterChips label={t('Rarity')} options={FILTERS} value={filter} onChange={setFilter} />
      </div>
      {pages.isPending ? (
        <div className={GRID}>
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <Skeleton key={key} className="aspect-[5/8.6]" />
          ))}
        </div>
      ) : !pages.data ? (
        <ErrorState
          heading="h3"
          title={t('The cards did not arrive')}
          text={`${failureWords(pages.error)} ${t('They are still yours.@@the cards')}`}
          onRetry={() => void pages.refetch()}
        />
      ) : cards.length === 0 ? (
        <Nothing filter={filter} starter={starterWaits(figures)} />
      ) : (
        <ul className={GRID}>
          {cards.map((card) => (
            <li key={card.id}>
              <OwnedCardTile card={card} />
            </li>
          ))}
        </ul>
      )}
      {pages.hasNextPage && (
        <div className="mt-8 text-center">
          <MoreButton pages={pages} busyWord={t('Looking@@button, while it happens')}>
            {t('Show more cards')}
          </MoreButton>
        </div>
      )}
    </section>
  );
}

function Nothing({ filter, starter }: { filter: Filter; starter: boolean }) {
  if (filter !== 'All') {
    return (
      <EmptyState
        compact
        title={t('No {rarity} cards', { rarity: rarityLabel(filter) })}
        text={t('Not in this wallet. Not yet.')}
      />
    );
  }
  return (
    <EmptyState
      title={t('An empty dressing room')}
      text={
        starter
          ? t('Your starter pack has not been opened yet.')
          : t('Mint one below, or win one from somebody else.')
      }
    >
      {starter && <Button onClick={openStarterPack}>{t('Open Starter Pack')}</Button>}
    </EmptyState>
  );
}
