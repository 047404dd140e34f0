import { formatHoof, shortAddress } from '@goats/rules';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import type { BATTLE_TABS } from '../app/search-params.ts';
import { SITE } from '../app/site-config.ts';
import { RequestList } from '../features/battle/request-list.tsx';
import { TopBattlers } from '../features/battle/top-battlers.tsx';
import { useWalletFigures } from '../features/wallet/wallet-queries.ts';
import { useWallet } from '../features/wallet/wallet-store.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { HoofCoin } from '../ui/hoof-coin.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Steps } from '../ui/steps.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs.tsx';

const route = getRouteApi('/battle');

const QUICK_START = [
  { title: 'Mint an NFT', text: 'Any unowned card can be minted with HOOF.' },
  { title: 'Create a battle', text: 'Put up a 10 HOOF stake. It waits in the vault.' },
  { title: 'Wait for an opponent', text: 'Usually seconds, never more than half an hour.' },
  { title: 'Win 50 HOOF', text: '20 from stakes plus 30 treasury bonus.' },
] as const;

export function BattlePage() {
  const { tab = 'lobby' } = route.useSearch();
  const navigate = route.useNavigate();
  const { address } = useWallet();
  const { data } = useWalletFigures(address);
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
        title="Battle arena"
        aside={
          address && (
            <p className="flex flex-wrap items-center gap-x-5 gap-y-2 text-chalk-2">
              {shortAddress(address)}
              <span className="numeral flex items-center gap-2 text-2xl text-chalk">
                <HoofCoin /> {data ? formatHoof(data.hoofBalance) : '–'} HOOF
              </span>
            </p>
          )
        }
        tabs={
          <TabList label="Battle arena" ruled={false}>
            <Tab value="lobby">Battle Lobby</Tab>
            <Tab value="collection" id="battle-tab-nfts">
              NFTs
            </Tab>
            <Tab value="my-battles">My Battles</Tab>
            <Tab value="collection">Collection</Tab>
            <Tab value="leaderboard">Leaderboard</Tab>
          </TabList>
        }
      />
      <div className="wrap pt-10 sm:pt-14">
        <TabPanel value="lobby">
          <RequestList address={address} />
        </TabPanel>
        <TabPanel value="collection">
          <h2 className="text-part">View Your NFTs</h2>
          <p className="mt-4 mb-6 max-w-130 text-chalk-2">
            {address
              ? `${data ? data.cardCount : 'Counting your'} cards in this wallet.`
              : 'Connect your wallet to see the cards it holds.'}
          </p>
          <Button asChild variant="outline">
            <a href={SITE.marketplaceCollection} target="_blank" rel="noopener noreferrer">
              Buy on the marketplace <ExternalLink aria-hidden="true" className="size-4.5" />
            </a>
          </Button>
        </TabPanel>
        <TabPanel value="my-battles">
          <EmptyState
            title="My Battles"
            text="Purchase NFTs first, then return to the Card Game to battle"
          >
            <Button asChild>
              <Link to="/card-game">Card Game</Link>
            </Button>
          </EmptyState>
        </TabPanel>
        <TabPanel value="leaderboard">
          <TopBattlers />
        </TabPanel>
        <section className="pt-20" aria-labelledby="quick-start">
          <h2 id="quick-start" className="mb-8 text-part">
            Quick Start
          </h2>
          <Steps steps={QUICK_START} />
        </section>
      </div>
    </Tabs>
  );
}
