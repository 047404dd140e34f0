import { auctionCountdown, formatSol, groupedCount, shortAddress, timeAgo } from '@goats/rules';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { usePageTitle } from '../../app/shell/page-title.ts';
import { assetUrl } from '../../app/site-config.ts';
import { ArtImage } from '../../ui/art-image.tsx';
import { Button } from '../../ui/button.tsx';
import { CountdownTiles } from '../../ui/clock.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { RarityBadge } from '../../ui/rarity-badge.tsx';
import { StatBar } from '../../ui/score.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TradingCard } from '../../ui/trading-card.tsx';
import { useNow } from '../../ui/use-now.ts';
import { DEFAULT_GOAT } from '../goats/goat-pictures.ts';
import { CardStage } from './card-stage.tsx';
import type { Nft } from './market-queries.ts';

const STATS = [
  ['Pace', 'pace'],
  ['Shooting', 'shooting'],
  ['Passing', 'passing'],
  ['Dribbling', 'dribbling'],
  ['Defending', 'defending'],
  ['Physical', 'physical'],
] as const;

export function AuctionPage({ nft }: { nft: Nft }) {
  usePageTitle(nft.name);
  const now = useNow();
  return (
    <div className="wrap">
      <p className="py-6 text-small text-chalk-3 max-sm:hidden">
        <Link to="/marketplace" className="hover:text-chalk">
          Marketplace
        </Link>
        , {nft.goatName}, card {nft.id}
      </p>
      <div className="grid gap-7 lg:grid-cols-[560px_1fr] lg:gap-18">
        <CardStage
          papers={[
            ['Token', groupedCount(nft.tokenId)],
            ['Contract', shortAddress(nft.contractAddress)],
            [
              'Number',
              `${groupedCount(nft.variationNumber)} of ${groupedCount(nft.variantsCount)}`,
            ],
          ]}
        >
          <TradingCard
            name={nft.goatName}
            moment={nft.momentTitle}
            rarity={nft.rarity}
            score={nft.goatScore}
            art={<ArtImage src={nft.imageUrl} fallbacks={[DEFAULT_GOAT]} alt={nft.name} eager />}
          />
        </CardStage>
        <div className="min-w-0">
          <div className="flex items-center gap-2.5">
            <RarityBadge rarity={nft.rarity} />
            <span className="text-small text-chalk-3">Card {nft.id} of 20,000</span>
          </div>
          <h1 className="mt-4 text-page leading-[.82]">{nft.goatName}</h1>
          <p className="mt-3 max-w-140 text-lead text-chalk-2">
            Inspired by {nft.footballer}. {nft.team}. {nft.description}
          </p>
          <Price nft={nft} now={now} />
          <div className="mt-6.5 flex flex-col gap-3 sm:flex-row">
            <Button asChild variant="outline" size="lg">
              <a
                href={assetUrl(nft.contractAddress, nft.tokenId)}
                target="_blank"
                rel="noopener noreferrer"
              >
                View on marketplace <ExternalLink aria-hidden="true" className="size-4.5" />
              </a>
            </Button>
          </div>
          <Tabs defaultValue="stats" className="mt-10">
            <TabList label="Card">
              <Tab value="stats">Stats</Tab>
              <Tab value="bids">Bid History</Tab>
              <Tab value="details">Details</Tab>
            </TabList>
            <TabPanel value="stats" className="pt-1.5">
              {STATS.map(([name, key]) => (
                <StatBar key={key} name={name} score={nft.cardStats[key]} />
              ))}
              {nft.cardStats.specialAbility && (
                <p className="pt-3.5 text-small text-chalk-2">
                  Special ability:{' '}
                  <b className="font-semibold text-chalk">{nft.cardStats.specialAbility}</b>
                </p>
              )}
            </TabPanel>
            <TabPanel value="bids">
              <Bids nft={nft} now={now} />
            </TabPanel>
            <TabPanel value="details" className="pt-4">
              <FactList
                facts={[
                  ['Moment', nft.momentTitle],
                  ['Token', groupedCount(nft.tokenId)],
                  ['Contract', shortAddress(nft.contractAddress)],
                  ...Object.entries(nft.traits),
                ]}
              />
            </TabPanel>
          </Tabs>
        </div>
      </div>
    </div>
  );
}

function Price({ nft, now }: { nft: Nft; now: number }) {
  const msLeft = nft.endTime ? Date.parse(nft.endTime) - now : 0;
  const [amount, unit] = formatSol(nft.currentBid ?? nft.price).split(' ');
  return (
    <div className="mt-6 grid border-y border-t-[1.5px] border-line border-t-line-2 sm:mt-8 xl:grid-cols-[auto_1fr]">
      {nft.endTime && (
        <div className="py-5">
          <p className="kicker mb-3">{msLeft > 0 ? 'Auction ends in' : 'Auction'}</p>
          {msLeft > 0 ? (
            <>
              <CountdownTiles msLeft={msLeft} size="clamp(3.125rem, 4.6vw, 4.5rem)" />
              <p className="sr-only">{auctionCountdown(msLeft)}</p>
            </>
          ) : (
            <p className="numeral text-[4rem]">{auctionCountdown(msLeft)}</p>
          )}
        </div>
      )}
      <div className="border-dashed border-line-2 py-5 not-first:max-xl:border-t not-first:xl:ml-10 not-first:xl:border-l not-first:xl:pl-10">
        <p className="kicker mb-3">{nft.currentBid === null ? 'Price' : 'Current bid'}</p>
        <p className="numeral text-[4rem] leading-[.86] font-black sm:text-[5rem]">
          {amount} <span className="text-[2.375rem] text-chalk-2">{unit}</span>
        </p>
        {nft.bids[0] && (
          <p className="mt-3 text-small text-chalk-3">
            by {shortAddress(nft.bids[0].bidderAddress)}, {nft.bids.length} bids
          </p>
        )}
      </div>
    </div>
  );
}

function Bids({ nft, now }: { nft: Nft; now: number }) {
  if (nft.bids.length === 0) {
    return (
      <EmptyState compact title="No bids yet." text="No bids yet. Be the first to place a bid!" />
    );
  }
  return (
    <ol>
      {nft.bids.map((bid) => (
        <li
          key={bid.id}
          className="grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-7 border-b border-line py-2 sm:grid-cols-[1fr_auto_auto]"
        >
          <span>
            {shortAddress(bid.bidderAddress)}{' '}
            {bid.verified && <Tag className="ml-1.5">Verified</Tag>}
          </span>
          <span className="text-small text-chalk-3 max-sm:order-last">
            {timeAgo(Date.parse(bid.bidTime), now)}
          </span>
          <span className="numeral text-right text-[1.625rem]">{formatSol(bid.bidAmount)}</span>
        </li>
      ))}
    </ol>
  );
}
