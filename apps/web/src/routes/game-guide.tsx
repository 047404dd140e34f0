import { getRouteApi, Link } from '@tanstack/react-router';
import { GUIDE_TABS } from '../app/search-params.ts';
import { GuideBattleSystem } from '../features/guide/guide-battle-system.tsx';
import { GuideCollection } from '../features/guide/guide-collection.tsx';
import { GuideOverview } from '../features/guide/guide-overview.tsx';
import { GuideRewards } from '../features/guide/guide-rewards.tsx';
import { GuideStrategy } from '../features/guide/guide-strategy.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs.tsx';

const route = getRouteApi('/game-guide');

type GuideTab = (typeof GUIDE_TABS)[number];

const TABS = {
  overview: ['Overview', GuideOverview],
  'battle-system': ['Battle System', GuideBattleSystem],
  rewards: ['Rewards', GuideRewards],
  strategy: ['Strategy', GuideStrategy],
  'nft-collection': ['NFT Collection', GuideCollection],
} as const satisfies Record<GuideTab, readonly [string, () => React.ReactNode]>;

export function GameGuidePage() {
  const { tab = 'overview' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Tabs
      value={tab}
      onValueChange={(next) =>
        void navigate({ search: { tab: next as GuideTab }, replace: true, resetScroll: false })
      }
    >
      <PageHeader
        variant="line"
        title="Battle guide"
        lead="Rounds, rewards and the noble art of picking the right attribute."
        aside={
          <div className="flex flex-wrap gap-3">
            <Button asChild>
              <Link to="/battle-lobby">Battle Lobby</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to="/marketplace">Marketplace</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to="/leaderboard">Leaderboard</Link>
            </Button>
          </div>
        }
        tabs={
          <TabList label="Battle guide" ruled={false}>
            {GUIDE_TABS.map((value) => (
              <Tab key={value} value={value}>
                {TABS[value][0]}
              </Tab>
            ))}
          </TabList>
        }
      />
      <div className="wrap pt-10 sm:pt-14">
        {GUIDE_TABS.map((value) => {
          const Content = TABS[value][1];
          return (
            <TabPanel key={value} value={value}>
              <Content />
            </TabPanel>
          );
        })}
      </div>
    </Tabs>
  );
}
