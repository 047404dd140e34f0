import {
  attributeLabel,
  formatHoof,
  formatMatic,
  formatSol,
  groupedCount,
  shortAddress,
  timeAgo,
} from '@goats/rules';
import { Link } from '@tanstack/react-router';
import { contractUrl } from '../../app/site-config.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { StatBar } from '../../ui/score.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useNow } from '../../ui/use-now.ts';
import { CardCharacter } from './card-character.tsx';
import type { Nft } from './card-queries.ts';

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
      {STATS.map(([name, key]) => (
        <StatBar key={key} name={name} score={stats[key]} />
      ))}
      <CardCharacter card={nft} className="pt-3.5" />
      {stats.specialAbility && (
        <p className="pt-3.5 text-small text-chalk-2">
          Special ability: <b className="font-semibold text-chalk">{stats.specialAbility}</b>
        </p>
      )}
    </>
  );
}

function BidHistory({ nft }: { nft: Nft }) {
  const now = useNow();
  if (nft.bids.length === 0) {
    return (
      <EmptyState
        compact
        title="All quiet"
        text={nft.endTime ? 'No bids yet. Be the first to place a bid!' : 'No bids yet.'}
      />
    );
  }
  return (
    <ol>
      {nft.bids.map((bid, place) => {
        const [amount, unit] = formatSol(bid.bidAmount).split(' ');
        return (
          <li
            key={bid.id}
            className="grid min-h-14 grid-cols-[1fr_auto_auto] items-center gap-x-4 border-b border-line py-2 sm:gap-x-7"
          >
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              {shortAddress(bid.bidderAddress)} {bid.verified && <Tag>Verified</Tag>}
            </span>
            <span className="text-right text-[.8125rem] text-chalk-3 sm:text-small">
              {timeAgo(Date.parse(bid.bidTime), now)}
            </span>
            <span
              className={`numeral min-w-20 text-right text-[1.625rem] ${place === 0 ? '' : 'text-chalk-2'}`}
            >
              {amount} <span className="text-base text-chalk-2">{unit}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Details({ nft }: { nft: Nft }) {
  return (
    <FactList
      facts={[
        ['Moment', nft.momentTitle],
        ['Footballer', nft.footballer],
        ['Team', nft.team],
        ['Number', `${groupedCount(nft.variationNumber)} of ${groupedCount(nft.variantsCount)}`],
        ['GOAT Score', nft.goatScore],
        ['Strong in', attributeLabel(nft.strongIn)],
        ['Listed price', formatSol(nft.price)],
        ['On Polygon', formatMatic(nft.pricePolygon)],
        ['To mint', `${formatHoof(nft.priceHoof)} HOOF`],
        [
          'Token id',
          <Link key="token" to="/nft/$id" params={{ id: String(nft.tokenId) }} className="link">
            {groupedCount(nft.tokenId)}
          </Link>,
        ],
        [
          'Contract',
          <a
            key="contract"
            href={contractUrl()}
            target="_blank"
            rel="noopener noreferrer"
            className="link normal-case"
          >
            {shortAddress(nft.contractAddress)}
          </a>,
        ],
        ...Object.entries(nft.traits).map(
          ([name, value]) => [name.charAt(0).toUpperCase() + name.slice(1), value] as const,
        ),
      ]}
    />
  );
}
