import { COLLECTION_SIZE, goatSlugOf } from '@goats/collection';
import {
  ATTRIBUTES,
  attributeLabel,
  formatHoof,
  formatMatic,
  formatSol,
  groupedCount,
  shortAddress,
} from '@goats/rules';
import { Crest } from '@goats/ui/crest.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { FactList } from '@goats/ui/fact-list.tsx';
import { StatBar } from '@goats/ui/score.tsx';
import { Tab, TabList, TabPanel, Tabs } from '@goats/ui/tabs.tsx';
import { Link } from '@tanstack/react-router';
import type { Nft } from '../catalogue/card-queries.ts';
import { onChain, useChain } from '../chain/chain-queries.ts';
import { BidHistory } from './bid-history.tsx';
import { CardCharacter } from './card-character.tsx';

const STATS = [
  ['Pace', 'pace'],
  ['Shooting', 'shooting'],
  ['Passing', 'passing'],
  ['Dribbling', 'dribbling'],
  ['Defending', 'defending'],
  ['Physical', 'physical'],
] as const;

export function AuctionTabs({ nft }: { nft: Nft }) {
  return (
    <Tabs defaultValue="stats" className="mt-10">
      <TabList label="Card">
        <Tab value="stats">Stats</Tab>
        <Tab value="bids">Bid History</Tab>
        <Tab value="details">Details</Tab>
      </TabList>
      <TabPanel value="stats" className="pt-1.5">
        <Stats nft={nft} />
      </TabPanel>
      <TabPanel value="bids">
        <BidHistory nft={nft} />
      </TabPanel>
      <TabPanel value="details" className="pt-5">
        <Details nft={nft} />
      </TabPanel>
    </Tabs>
  );
}

function Stats({ nft }: { nft: Nft }) {
  const stats: Nft['cardStats'] | null = nft.cardStats;
  if (!stats) return <EmptyState compact title="No stats available for this card." />;
  return (
    <>
      {ATTRIBUTES.map((attribute) => (
        <StatBar key={attribute} name={attributeLabel(attribute)} score={nft.stats[attribute]} />
      ))}
      <CardCharacter card={nft} className="pt-3.5" />
      <section aria-labelledby="printed-values" className="pt-8">
        <h3 id="printed-values" className="text-row">
          Printed values
        </h3>
        <p className="mt-1.5 mb-2 max-w-140 text-small text-chalk-2">
          The six of the card’s face, made from the ten: shooting is the mean of shooting power and
          finishing, passing of passing accuracy and vision, physical of physicality and heading.
        </p>
        {STATS.map(([name, key]) => (
          <StatBar key={key} name={name} score={stats[key]} />
        ))}
        {stats.specialAbility && (
          <p className="pt-3.5 text-small text-chalk-2">
            Special ability: <b className="font-semibold text-chalk">{stats.specialAbility}</b>. For
            the story: no rule of the game knows it.
          </p>
        )}
      </section>
    </>
  );
}

function Details({ nft }: { nft: Nft }) {
  return (
    <FactList
      facts={[
        ['Moment', nft.momentTitle],
        ['Footballer', nft.footballer],
        ['Team', <Team key="team" nft={nft} />],
        ['Number', `${groupedCount(nft.variationNumber)} of ${groupedCount(nft.variantsCount)}`],
        ['Card', `${groupedCount(nft.id)} of ${groupedCount(COLLECTION_SIZE)}`],
        ['GOAT Score', nft.goatScore],
        ['Strong in', attributeLabel(nft.strongIn)],
        ['Listed price', formatSol(nft.price)],
        ['On Polygon', formatMatic(nft.pricePolygon)],
        ['To mint', `${formatHoof(nft.priceHoof)} HOOF`],
        [
          'Token id',
          <Link key="token" to="/nft/$id" params={{ id: String(nft.tokenId) }} className="link">
            {nft.tokenId}
          </Link>,
        ],
        ['Contract', <ContractAddress key="contract" address={nft.contractAddress} />],
        ...Object.entries(nft.traits).map(
          ([name, value]) =>
            [
              name.charAt(0).toUpperCase() + name.slice(1),
              <TraitValue key={name} value={value} share={nft.traitRarity[name]} />,
            ] as const,
        ),
      ]}
    />
  );
}

/** On the explorer of a real chain, else on our own page about the contracts. */
function ContractAddress({ address }: { address: string }) {
  const chain = onChain(useChain().data);
  const words = shortAddress(address);
  return chain?.explorer ? (
    <a
      href={`${chain.explorer}/address/${address}`}
      target="_blank"
      rel="noopener noreferrer"
      className="link normal-case"
    >
      {words}
    </a>
  ) : (
    <Link to="/chain" className="link normal-case">
      {words}
    </Link>
  );
}

function Team({ nft: { baseGoatId, team } }: { nft: Nft }) {
  const goat = goatSlugOf(baseGoatId);
  return (
    <span className="inline-flex items-center gap-2">
      {goat && <Crest goat={goat} size={28} className="-my-2" />}
      {team}
    </span>
  );
}

/** What is drawn, and on how many other cards. */
function TraitValue({
  value,
  share,
}: {
  value: string;
  share: Nft['traitRarity'][string] | undefined;
}) {
  return (
    <>
      {value}
      {share && (
        <span className="block font-text text-small font-normal tracking-normal text-chalk-3 normal-case">
          1 of {groupedCount(share.count)}, {share.percent}% of all cards
        </span>
      )}
    </>
  );
}
