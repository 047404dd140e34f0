import { PageHeader } from '@goats/ui/page-header.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { TabbedPage } from '@goats/ui/tabbed-page.tsx';
import { t } from '@goats/words';
import { getRouteApi } from '@tanstack/react-router';
import { OwnSwaps } from '../features/swaps/own-swaps.tsx';
import { Offers } from '../features/trading/my-market/offers.tsx';
import { Shelf } from '../features/trading/my-market/shelf.tsx';
import { Trades } from '../features/trading/my-market/trades.tsx';
import { WalletPanel } from '../features/wallet/wallet-panel.tsx';
import { useWallet } from '../features/wallet/wallet-store.ts';
import type { MyMarketTab } from '../site/search-params.ts';

const route = getRouteApi('/my-market');

const HEADER = {
  variant: 'line',
  ground: 'stall',
  title: t('My market'),
  lead: t('Your shelf, your offers, your swaps, your deals. Haggling is encouraged.'),
} as const;

const TABS = {
  shelf: [t('On the shelf'), Shelf],
  offers: [t('Offers'), Offers],
  swaps: [t('Swaps'), OwnSwaps],
  trades: [t('Sold and bought'), Trades],
} as const satisfies Record<MyMarketTab, unknown>;

export function MyMarketPage() {
  const { tab = 'shelf' } = route.useSearch();
  const navigate = route.useNavigate();
  const { address } = useWallet();
  if (!address) {
    return (
      <>
        <PageHeader {...HEADER} />
        <div className="wrap pt-10 sm:pt-14">
          <Panel raised className="max-w-105">
            <WalletPanel />
          </Panel>
        </div>
      </>
    );
  }
  return (
    <TabbedPage
      {...HEADER}
      label={t('My market')}
      tabs={TABS}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true, resetScroll: false })}
    />
  );
}
