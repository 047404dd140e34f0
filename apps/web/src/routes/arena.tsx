import { formatHoof, shortAddress } from '@goats/rules';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { lazyTab } from '@goats/ui/lazy-tab.tsx';
import { PageHeader } from '@goats/ui/page-header.tsx';
import { Floodlights } from '@goats/ui/scenes/floodlights.tsx';
import { Steps } from '@goats/ui/steps.tsx';
import { T } from '@goats/ui/t.tsx';
import { Tab, TabList, TabPanel, Tabs } from '@goats/ui/tabs.tsx';
import { t } from '@goats/words';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { FixtureLine } from '../features/battle/landing/fixture-line.tsx';
import { LiveMatches } from '../features/battle/live-matches.tsx';
import { RequestList } from '../features/battle/request-list.tsx';
import { useWalletFigures } from '../features/wallet/wallet-queries.ts';
import { useWallet } from '../features/wallet/wallet-store.ts';
import type { BATTLE_TABS } from '../site/search-params.ts';

const Collection = lazyTab(
  () => import('../features/own-cards/collection.tsx'),
  (module) => module.Collection,
);
const MyBattles = lazyTab(
  () => import('../features/battle/my-battles.tsx'),
  (module) => module.MyBattles,
);
const BattleLeaderboard = lazyTab(
  () => import('./battle-leaderboard.tsx'),
  (module) => module.BattleLeaderboard,
);
/** Asked for only where a lobby is empty. */
const NextCup = lazyPart(() => import('../features/cups/next-cup.tsx'));

const PlayAFriend = lazyPart(() => import('../features/duels/play-a-friend.tsx'));

const route = getRouteApi('/battle');

/** The lobby and whatever else is played for here; a match's own address does without it. */
export function Arena() {
  const { tab = 'lobby' } = route.useSearch();
  const navigate = route.useNavigate();
  const { address } = useWallet();
  return (
    <Tabs
      value={tab}
      onValueChange={(next) =>
        void navigate({
          search: { tab: next as (typeof BATTLE_TABS)[number] },
          replace: true,
          resetScroll: false,
        })
      }
    >
      <PageHeader
        ground="night"
        scene={<Floodlights />}
        title={t('Battle arena')}
        aside={
          <>
            <FixtureLine />
            {address && <Purse address={address} />}
            <div className="mt-3">
              <Suspense fallback={<span className="block h-12" />}>
                <PlayAFriend />
              </Suspense>
            </div>
          </>
        }
        tabs={
          <TabList label={t('Battle arena')} ruled={false}>
            <Tab value="lobby">{t('Battle Lobby')}</Tab>
            <Tab value="nfts">{t('NFTs')}</Tab>
            <Tab value="my-battles">{t('My Battles')}</Tab>
            <Tab value="collection">{t('Collection')}</Tab>
            <Tab value="leaderboard">{t('Leaderboard')}</Tab>
          </TabList>
        }
      />
      <div className="wrap pt-8 sm:pt-11">
        <TabPanel value="lobby">
          <RequestList address={address} cup={<NextCup />} />
          <LiveMatches />
        </TabPanel>
        {(['nfts', 'collection'] as const).map((each) => (
          <TabPanel key={each} value={each}>
            <Collection />
          </TabPanel>
        ))}
        <TabPanel value="my-battles">
          <MyBattles address={address} />
        </TabPanel>
        <TabPanel value="leaderboard">
          <BattleLeaderboard />
        </TabPanel>
        <QuickStart />
      </div>
    </Tabs>
  );
}

function Purse({ address }: { address: string }) {
  const { data } = useWalletFigures(address);
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-2 text-chalk-2">
      {shortAddress(address)}
      <span className="numeral flex items-center gap-2 text-2xl text-chalk">
        <HoofCoin /> {data ? formatHoof(data.hoofBalance) : '–'} HOOF
      </span>
    </p>
  );
}

function QuickStart() {
  const steps = [
    {
      title: t('Mint an NFT with HOOF'),
      text: (
        <>
          <T
            m="Any card without an owner can be yours. <link>Find one</link>"
            link={<Link to="/marketplace" className="link" />}
          />
        </>
      ),
    },
    {
      title: t('Create a battle'),
      text: (
        <>
          <T
            m="With a 10 HOOF stake and your card. Both are at stake, so it takes a second card that you keep; with one card, <link>play a challenge</link>."
            link={<Link to="/card-game" search={{ tab: 'lobby' }} className="link" />}
          />
        </>
      ),
    },
    {
      title: t('Wait for an opponent'),
      text: (
        <>
          <T
            m="<demo>Usually seconds, never more than half an hour.</demo><live>Half an hour at most: whoever nobody joins gets stake and card back.</live> <link>Read up meanwhile</link>"
            demo={<span data-in="demo" />}
            live={<span data-in="live" />}
            link={<Link to="/game-guide" className="link" />}
          />
        </>
      ),
    },
    {
      title: t('Win 50 HOOF'),
      text: (
        <>
          <T
            m="20 from stakes plus 30 treasury bonus<live>, once you both have played your way in</live>. <link>Your battles</link>"
            live={<span data-in="live" />}
            link={<Link to="/battle" search={{ tab: 'my-battles' }} className="link" />}
          />
        </>
      ),
    },
  ];
  return (
    <section className="pt-20" aria-labelledby="quick-start">
      <h2 id="quick-start" className="mb-8 text-part">
        {t('Quick Start')}
      </h2>
      <Steps steps={steps} />
    </section>
  );
}
