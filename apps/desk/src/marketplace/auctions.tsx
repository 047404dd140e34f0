import { formatSol, groupedCount } from '@goats/rules';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { Button } from '@goats/ui/button.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { MoreButton } from '@goats/ui/more-button.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { Segmented } from '@goats/ui/segmented.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { useState } from 'react';
import { sentenceOf } from '../admin-session.ts';
import { AuctionDialog } from './auction-dialog.tsx';
import { type Auction, type AuctionList, useAuctions } from './auction-queries.ts';
import { timeWords } from './auction-time.ts';
import { SettleSale } from './settle-sale.tsx';
import { StartAuction } from './start-auction.tsx';

const STATES: readonly AuctionList[] = ['running', 'waiting', 'ended'];

const NONE = {
  running: 'No auction is running',
  waiting: 'Nobody is waiting for the whistle',
  ended: 'No auction is over',
} as const satisfies Record<AuctionList, string>;

export function Auctions() {
  const [state, setState] = useState<AuctionList>('running');
  const [open, setOpen] = useState<number | null>(null);
  const pages = useAuctions(state);
  const { data, error, isPending, refetch } = pages;
  const auctions = data?.pages.flatMap((page) => page.auctions) ?? [];
  return (
    <section aria-labelledby="auctions-title">
      <h2 id="auctions-title" className="mb-5 border-b-[1.5px] border-line-2 pb-3.5 text-card">
        Auctions
      </h2>
      <StartAuction />
      <Segmented
        label="Auctions to show"
        hideLabel
        options={STATES}
        value={state}
        onChange={setState}
        columns="grid-cols-3"
        segmentClass="text-xl font-bold! uppercase tracking-[.03em]"
        className="mt-7 max-w-110"
      />
      {isPending && <Skeleton className="mt-5 h-64" />}
      {error && (
        <ErrorState title="Auctions could not be read" text={sentenceOf(error)} heading="h3">
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </ErrorState>
      )}
      {data && auctions.length === 0 && <EmptyState compact title={NONE[state]} />}
      <ul className="mt-4 border-t border-line">
        {auctions.map((auction) => (
          <AuctionRow key={auction.id} auction={auction} onOpen={() => setOpen(auction.id)} />
        ))}
      </ul>
      <MoreButton pages={pages} size="sm" className="mt-4" busyWord="Loading...">
        Show more
      </MoreButton>
      <AuctionDialog id={open} onClose={() => setOpen(null)} />
    </section>
  );
}

function AuctionRow({ auction, onOpen }: { auction: Auction; onOpen: () => void }) {
  const buyer = auction.asked.find(({ outcome }) => outcome === null);
  const left = useNow((now) => timeWords(auction, now));
  return (
    <li className="grid grid-cols-[2.75rem_1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line py-2.5 sm:grid-cols-[2.75rem_1fr_8rem_7rem_5.5rem_auto]">
      <ArtImage
        src={`${auction.imageUrl}?w=128`}
        alt=""
        boxClass="h-14 w-10 rounded-panel row-span-2 sm:row-span-1"
      />
      <span className="min-w-0">
        <span className="display block truncate text-label">{auction.cardName}</span>
        <span className="flex flex-wrap items-center gap-2 text-fine text-chalk-3">
          Card {auction.cardId}
          <span className="sm:hidden">{left}</span>
          {auction.extended && <Tag>Extended</Tag>}
          {auction.endedEarly && <Tag>Ended early</Tag>}
          {auction.outcome === 'settled' && <Tag>Sold</Tag>}
          {auction.outcome === 'returned' && <Tag>Back in the pool</Tag>}
        </span>
      </span>
      <span className="max-sm:hidden">
        <RarityBadge rarity={auction.rarity} />
      </span>
      <span className="numeral text-right text-xl max-sm:col-start-2 max-sm:row-start-2 max-sm:text-left">
        {formatSol(auction.currentBid ?? auction.startPrice)}
        <span className="block font-text text-fine font-normal text-chalk-3">
          {groupedCount(auction.bidCount)} {auction.bidCount === 1 ? 'bid' : 'bids'}
        </span>
      </span>
      <span className="text-right text-small text-chalk-2 max-sm:hidden">{left}</span>
      <Button
        variant="outline"
        size="sm"
        className="max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-1"
        aria-label={`Manage ${auction.cardName}`}
        onClick={onOpen}
      >
        Manage
      </Button>
      {buyer && <SettleSale auction={auction} buyer={buyer} />}
    </li>
  );
}
