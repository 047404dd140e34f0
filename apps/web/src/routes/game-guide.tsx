import { Button } from '@goats/ui/button.tsx';
import { lazyTab } from '@goats/ui/lazy-tab.tsx';
import { TacticsBoard } from '@goats/ui/scenes/tactics-board.tsx';
import { TabbedPage } from '@goats/ui/tabbed-page.tsx';
import { t } from '@goats/words';
import { getRouteApi, Link } from '@tanstack/react-router';
import { LearnButton } from '../features/battle/learn-button.tsx';
import { GuideBattleSystem } from '../features/guide/guide-battle-system.tsx';
import { GuideCollection } from '../features/guide/guide-collection.tsx';
import { GuideOverview } from '../features/guide/guide-overview.tsx';
import { GuideStrategy } from '../features/guide/guide-strategy.tsx';
import type { GUIDE_TABS } from '../site/search-params.ts';

const GuideRewards = lazyTab(
  () => import('../features/guide/guide-rewards.tsx'),
  (module) => module.GuideRewards,
);

const route = getRouteApi('/game-guide');

type GuideTab = (typeof GUIDE_TABS)[number];

const TABS = {
  overview: [t('Overview'), GuideOverview],
  'battle-system': [t('Battle System'), GuideBattleSystem],
  rewards: [t('Rewards'), () => <GuideRewards />],
  strategy: [t('Strategy'), GuideStrategy],
  'nft-collection': [t('NFT Collection'), GuideCollection],
} as const satisfies Record<GuideTab, unknown>;

export function GameGuidePage() {
  const { tab = 'overview' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <TabbedPage
      ground="board"
      scene={<TacticsBoard move="three" />}
      title={t('Battle guide')}
      lead={t('Rounds, rewards and the noble art of picking the right attribute.')}
      aside={
        <div className="flex flex-wrap gap-3">
          <LearnButton />
          <Button asChild variant="outline">
            <Link to="/battle-lobby">{t('Battle Lobby')}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to="/marketplace">{t('Marketplace')}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to="/leaderboard">{t('Leaderboard')}</Link>
          </Button>
        </div>
      }
      label={t('Battle guide')}
      tabs={TABS}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true, resetScroll: false })}
    />
  );
}
