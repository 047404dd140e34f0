import { patiently } from '@goats/ui/patiently.ts';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '@goats/ui/tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { adminApi } from './admin-session.ts';
import {
  DESK_TABS,
  type DeskSection,
  type DeskTab,
  MARKET_SECTIONS,
  MASTER_SECTIONS,
} from './desk-address.ts';
import { useAdoptSaved } from './masters/master-queries.ts';
import { DeskHead } from './overview/desk-head.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import { RunPanel } from './overview/run-panel.tsx';
import { StatStrip } from './overview/stat-strip.tsx';

const MastersTab = lazy(() =>
  patiently(() => import('./masters/masters-tab.tsx')).then((module) => ({
    default: module.MastersTab,
  })),
);
const MarketplaceTab = lazy(() =>
  patiently(() => import('./marketplace/marketplace-tab.tsx')).then((module) => ({
    default: module.MarketplaceTab,
  })),
);
const NftGenerationTab = lazy(() =>
  patiently(() => import('./generation/nft-generation-tab.tsx')).then((module) => ({
    default: module.NftGenerationTab,
  })),
);
const MomentGenerationTab = lazy(() =>
  patiently(() => import('./generation/moment-generation-tab.tsx')).then((module) => ({
    default: module.MomentGenerationTab,
  })),
);
const AnalyticsTab = lazy(() =>
  patiently(() => import('./analytics/analytics-tab.tsx')).then((module) => ({
    default: module.AnalyticsTab,
  })),
);
const ChainTab = lazy(() =>
  patiently(() => import('./chain/chain-tab.tsx')).then((module) => ({ default: module.ChainTab })),
);

const WORDS: Readonly<Record<DeskTab, string>> = {
  overview: 'Overview',
  masters: 'Masters',
  marketplace: 'Marketplace',
  'nft-generation': 'NFT generation',
  'moment-generation': 'Moment generation',
  analytics: 'Analytics',
  chain: 'Chain',
};

/** The mega collection dashboard: seven tabs over one desk. */
export function Dashboard({
  tab,
  section,
  onGo,
}: {
  tab: DeskTab;
  /** The part of the tab that is open; undefined is its first. */
  section: DeskSection | undefined;
  onGo: (tab: DeskTab, section?: DeskSection) => void;
}) {
  useAdoptSaved();
  // The flag in this browser may be older than the session on the server.
  useQuery({
    queryKey: ['admin', 'session'],
    queryFn: () => adminApi('GET /api/admin/session', {}),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  return (
    <>
      <DeskHead />
      <Tabs value={tab} onValueChange={(next) => onGo(next as DeskTab)} className="mt-6">
        <TabList label="Admin">
          {DESK_TABS.map((each) => (
            <Tab key={each} value={each}>
              {WORDS[each]}
            </Tab>
          ))}
        </TabList>
        {tab === 'overview' && <StatStrip />}
        <RunPanel />
        <Suspense fallback={<Skeleton className="mt-8 h-120" />}>
          <TabPanel value="overview">
            <OverviewTab />
          </TabPanel>
          <TabPanel value="masters">
            <MastersTab
              tab={MASTER_SECTIONS.find((each) => each === section) ?? 'overview'}
              onTab={(next) => onGo('masters', next)}
            />
          </TabPanel>
          <TabPanel value="marketplace">
            <MarketplaceTab
              section={MARKET_SECTIONS.find((each) => each === section) ?? 'auctions'}
              onSection={(next) => onGo('marketplace', next)}
            />
          </TabPanel>
          <TabPanel value="nft-generation">
            <NftGenerationTab />
          </TabPanel>
          <TabPanel value="moment-generation">
            <MomentGenerationTab />
          </TabPanel>
          <TabPanel value="analytics">
            <AnalyticsTab />
          </TabPanel>
          <TabPanel value="chain">
            <ChainTab />
          </TabPanel>
        </Suspense>
      </Tabs>
    </>
  );
}
