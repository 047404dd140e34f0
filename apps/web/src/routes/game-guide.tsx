import { ATTRIBUTE_RANGES, RARITIES } from '@goats/rules';
import { getRouteApi, Link } from '@tanstack/react-router';
import { GUIDE_TABS } from '../app/search-params.ts';
import {
  GUIDE_REWARD_ROWS,
  GUIDE_STEPS,
  GUIDE_STRATEGY,
  GUIDE_SYSTEM,
} from '../content/game-guide.ts';
import { Button } from '../ui/button.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { RarityBadge } from '../ui/rarity-badge.tsx';
import { Steps } from '../ui/steps.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs.tsx';

const route = getRouteApi('/game-guide');

const LABELS = {
  overview: 'Overview',
  'battle-system': 'Battle System',
  rewards: 'Rewards',
  strategy: 'Strategy',
  'nft-collection': 'NFT Collection',
} as const satisfies Record<(typeof GUIDE_TABS)[number], string>;

export function GameGuidePage() {
  const { tab = 'overview' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Tabs
      value={tab}
      onValueChange={(next) =>
        void navigate({
          search: { tab: next as (typeof GUIDE_TABS)[number] },
          replace: true,
          resetScroll: false,
        })
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
                {LABELS[value]}
              </Tab>
            ))}
          </TabList>
        }
      />
      <div className="wrap pt-10 sm:pt-14">
        <TabPanel value="overview">
          <Steps heading="h2" steps={GUIDE_STEPS} />
        </TabPanel>
        <TabPanel value="battle-system" className="grid max-w-180 gap-5 text-lead text-chalk-2">
          {GUIDE_SYSTEM.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </TabPanel>
        <TabPanel value="rewards" className="grid gap-12 lg:grid-cols-2 lg:gap-20">
          <div>
            <h2 className="text-part">Fight upwards</h2>
            <p className="mt-5 max-w-130 text-lead text-chalk-2">
              Reward equals both stakes plus your own stake times the multiplier minus one. A Common
              that beats a Legendary with 10 HOOF at stake takes 20 + 10x3 = 50.
            </p>
          </div>
          <FactList facts={GUIDE_REWARD_ROWS} />
        </TabPanel>
        <TabPanel value="strategy">
          <Steps heading="h2" steps={GUIDE_STRATEGY} />
        </TabPanel>
        <TabPanel value="nft-collection" className="grid gap-12 lg:grid-cols-2 lg:gap-20">
          <div>
            <h2 className="text-part">10 goats, 20,000 cards</h2>
            <p className="mt-5 max-w-130 text-lead text-chalk-2">
              2,000 a goat in four tiers. The tier sets the range of every attribute; the draw does
              the rest.
            </p>
          </div>
          <ul className="border-t-[1.5px] border-line-2">
            {RARITIES.map((tier) => (
              <li
                key={tier}
                className="flex min-h-14 items-center justify-between border-b border-line"
              >
                <RarityBadge rarity={tier} />
                <span className="numeral text-2xl">
                  {ATTRIBUTE_RANGES[tier].min}-{ATTRIBUTE_RANGES[tier].max}
                </span>
              </li>
            ))}
          </ul>
        </TabPanel>
      </div>
    </Tabs>
  );
}
