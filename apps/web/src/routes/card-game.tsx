import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { lazyTab } from '@goats/ui/lazy-tab.tsx';
import { PageHeader } from '@goats/ui/page-header.tsx';
import { TacticsBoard } from '@goats/ui/scenes/tactics-board.tsx';
import { Tab, TabList, TabPanel, Tabs } from '@goats/ui/tabs.tsx';
import { t } from '@goats/words';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Overview } from '../features/battle/landing/overview.tsx';
import { DuelsForYou } from '../features/duels/duels-for-you.tsx';
import { CARD_GAME_TABS, type CardGameTab, cardGameTab } from '../site/search-params.ts';

const Gameplay = lazyTab(
  () => import('../features/battle/landing/gameplay.tsx'),
  (module) => module.Gameplay,
);
const Mechanics = lazyTab(
  () => import('../features/battle/landing/mechanics.tsx'),
  (module) => module.Mechanics,
);
const CardGameRewards = lazyTab(
  () => import('./card-game-rewards.tsx'),
  (module) => module.CardGameRewards,
);
const AttributeNotes = lazyTab(
  () => import('../features/battle/landing/attributes.tsx'),
  (module) => module.AttributeNotes,
);
const ChallengeLobby = lazyTab(
  () => import('../features/battle/challenge-lobby.tsx'),
  (module) => module.ChallengeLobby,
);
/** Asked for only where a lobby is empty. */
const NextCup = lazyPart(() => import('../features/cups/next-cup.tsx'));

const PlayAFriend = lazyPart(() => import('../features/duels/play-a-friend.tsx'));

const route = getRouteApi('/card-game');

const LABELS = {
  overview: t('Overview'),
  gameplay: t('Gameplay'),
  mechanics: t('Mechanics'),
  rewards: t('Rewards'),
  attributes: t('Attributes'),
  lobby: t('Challenge Lobby'),
} as const satisfies Record<CardGameTab, string>;

export function CardGamePage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { tab, tier, stake } = search;
  return (
    <Tabs
      value={cardGameTab(search)}
      onValueChange={(next) =>
        void navigate({ search: { tab: next }, replace: true, resetScroll: false })
      }
    >
      <PageHeader
        ground="board"
        scene={<TacticsBoard move="through" />}
        title={t('Card Game')}
        aside={
          <Suspense fallback={<span className="block h-12" />}>
            <PlayAFriend />
          </Suspense>
        }
        lead={t(
          'Challenges are made here: HOOF at stake, cards stay. Battles, with the card at stake, are in the arena.',
        )}
        tabs={
          <TabList label={t('Card game')} ruled={false}>
            {CARD_GAME_TABS.map((each) => (
              <Tab key={each} value={each}>
                {LABELS[each]}
              </Tab>
            ))}
          </TabList>
        }
      />
      <div className="wrap pt-8 sm:pt-11">
        <TabPanel value="overview">
          <Overview />
        </TabPanel>
        <TabPanel value="gameplay">
          <Gameplay />
        </TabPanel>
        <TabPanel value="mechanics">
          <Mechanics />
        </TabPanel>
        <TabPanel value="rewards">
          <CardGameRewards at={tab} />
        </TabPanel>
        <TabPanel value="attributes">
          <AttributeNotes />
        </TabPanel>
        <TabPanel value="lobby">
          <DuelsForYou />
          <ChallengeLobby tier={tier} stake={stake} cup={<NextCup />} />
        </TabPanel>
      </div>
    </Tabs>
  );
}
