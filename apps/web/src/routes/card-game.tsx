import { ATTRIBUTES, attributeLabel } from '@goats/rules';
import { getRouteApi, Link } from '@tanstack/react-router';
import { CARD_GAME_TABS, type CardGameTab, cardGameTab } from '../app/search-params.ts';
import {
  ATTRIBUTE_NOTES,
  ELIGIBILITY,
  MATCH_FLOW,
  MECHANICS,
  REWARDS,
  ROUND_RULES,
} from '../content/card-game.ts';
import { ChallengeLobby } from '../features/battle/challenge-lobby.tsx';
import { Button } from '../ui/button.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Steps } from '../ui/steps.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs.tsx';

const route = getRouteApi('/card-game');

const LABELS = {
  overview: 'Overview',
  gameplay: 'Gameplay',
  mechanics: 'Mechanics',
  rewards: 'Rewards',
  attributes: 'Attributes',
  lobby: 'Challenge Lobby',
} as const satisfies Record<CardGameTab, string>;

export function CardGamePage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Tabs
      value={cardGameTab(search)}
      onValueChange={(tab) => void navigate({ search: { tab }, replace: true, resetScroll: false })}
    >
      <PageHeader
        title="Card Game"
        tabs={
          <TabList label="Card game" ruled={false}>
            {CARD_GAME_TABS.map((tab) => (
              <Tab key={tab} value={tab}>
                {LABELS[tab]}
              </Tab>
            ))}
          </TabList>
        }
      />
      <div className="wrap pt-10 sm:pt-14">
        <TabPanel value="overview">
          <Overview />
        </TabPanel>
        <TabPanel value="gameplay">
          <h2 className="text-part">Three rounds, two minutes</h2>
          <p className="mt-5 mb-10 max-w-160 text-lead text-chalk-2">
            The higher attribute wins a round, and two rounds win the match. Who gets to call the
            attribute is half the game.
          </p>
          <Steps steps={ROUND_RULES} columns="sm:grid-cols-3" />
          <h2 className="mt-16 mb-5 text-panel">Who can play</h2>
          <ul className="grid max-w-160 gap-3 text-chalk-2">
            {ELIGIBILITY.map((line) => (
              <li key={line} className="border-b border-line pb-3">
                {line}
              </li>
            ))}
          </ul>
          <p className="mt-8">
            <Link to="/game-rules" className="link">
              The older five-round game has its own page
            </Link>
          </p>
        </TabPanel>
        <TabPanel value="mechanics" className="grid gap-12 lg:grid-cols-[1fr_1fr] lg:gap-20">
          <div>
            <h2 className="text-part">The small print, in large</h2>
            <p className="mt-5 max-w-130 text-lead text-chalk-2">
              Stakes are locked in a vault and go to the winner. The losing card takes a cooldown;
              the winning card gains +1 on the winning attribute.
            </p>
          </div>
          <FactList facts={MECHANICS} />
        </TabPanel>
        <TabPanel value="rewards">
          <Rewards />
        </TabPanel>
        <TabPanel value="attributes">
          <h2 className="text-part">Ten numbers</h2>
          <dl className="mt-8 grid gap-x-12 border-t-[1.5px] border-line-2 sm:grid-cols-2">
            {ATTRIBUTES.map((attribute) => (
              <div key={attribute} className="border-b border-line py-4">
                <dt className="display text-row">{attributeLabel(attribute)}</dt>
                <dd className="mt-1 text-chalk-2">{ATTRIBUTE_NOTES[attribute]}</dd>
              </div>
            ))}
          </dl>
        </TabPanel>
        <TabPanel value="lobby">
          <ChallengeLobby />
        </TabPanel>
      </div>
    </Tabs>
  );
}

function Overview() {
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-[1fr_360px] lg:items-end lg:gap-20">
        <div>
          <h2 className="text-section leading-[.82]">Head to head, horn to horn</h2>
          <p className="mt-6 max-w-150 text-lead text-chalk-2">
            Two goats, ten numbers, one vault. Pick a card in secret, call the right attribute, and
            take double your stake home.
          </p>
        </div>
        <div className="flex flex-wrap gap-3 lg:justify-end">
          <Button asChild>
            <Link to="/card-game" search={{ tab: 'lobby' }}>
              Enter the lobby
            </Link>
          </Button>
          <Button asChild variant="outline">
            <Link to="/pack-opening">Open a pack</Link>
          </Button>
        </div>
      </div>
      <div className="mt-14">
        <Steps steps={MATCH_FLOW} />
      </div>
    </>
  );
}

function Rewards() {
  return (
    <div className="grid gap-14 lg:grid-cols-2 lg:gap-20">
      <div>
        <h2 className="text-part">What the winner takes</h2>
        <p className="mt-5 mb-8 max-w-130 text-lead text-chalk-2">
          10 HOOF a side, and the treasury adds 30. The loser loses the card and 10 HOOF; the card
          rests for 12 hours.
        </p>
        <FactList facts={REWARDS} />
      </div>
      <div className="grid content-start gap-12">
        <section id="tournaments">
          <h2 className="text-panel">Tournaments</h2>
          <p className="mt-4 text-chalk-2">
            Brackets are played for entry and pride. Tournament access cards come in packs, and the
            owners club hears about dates first.
          </p>
          <Button asChild variant="outline" className="mt-5">
            <Link to="/owners-club" className="mt-5">
              See upcoming events
            </Link>
          </Button>
        </section>
        <section id="leaderboard">
          <h2 className="text-panel">Weekly leaderboard</h2>
          <p className="mt-4 text-chalk-2">
            The week's best battlers are paid from the treasury. The table is in the arena.
          </p>
          <Button asChild variant="outline">
            <Link to="/battle" search={{ tab: 'leaderboard' }} className="mt-5">
              Top battlers
            </Link>
          </Button>
        </section>
      </div>
    </div>
  );
}
