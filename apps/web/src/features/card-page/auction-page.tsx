import { attributeLabel } from '@goats/rules';
import { CardName } from '@goats/ui/card-name.tsx';
import { rarityLabel } from '@goats/ui/labels.ts';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { lazyTab } from '@goats/ui/lazy-tab.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { usePageTitle } from '../../site/page-title.ts';
import { type Nft, useCardState } from '../catalogue/card-queries.ts';
import { PlaceBadge } from '../chain/place-badge.tsx';
import { FollowButton } from '../inbox/follow-button.tsx';
import { useWallet } from '../wallet/wallet-store.ts';
import { AuctionActions } from './auction-actions.tsx';
import { AuctionPrice } from './auction-price.tsx';
import { auctionState, isUnderAuction, withoutOldNews } from './auction-state.ts';
import type { BidMode } from './bid-form.ts';
import { useOwnerAfterAuction } from './bid-queries.ts';
import { isOutbid, nftNow } from './bid-rules.ts';
import { CardStage, Owner } from './card-stage.tsx';
import { DealSection } from './deal-section.tsx';
import { Description } from './description.tsx';
import { ownBidder } from './own-bids.ts';

const BidDialog = lazyPart(() => import('./bid-dialog.tsx'));
/** All of them stand below what a card is and costs, and where it is concerns its owner mostly. */
const CardPlace = lazyTab(
  () => import('../chain/card-place.tsx'),
  (module) => module.CardPlace,
  null,
);
const AuctionTabs = lazyTab(
  () => import('./auction-tabs.tsx'),
  (module) => module.AuctionTabs,
  <Skeleton className="mt-10 h-150" />,
);
const CardPrices = lazyTab(
  () => import('../price-history/card-prices.tsx'),
  (module) => module.CardPrices,
  null,
);

export function AuctionPage({ nft: read }: { nft: Nft }) {
  // A typed bid that lapses while somebody looks is gone from the price, and stays in the history.
  const now = useNow('minute', read.endTime, ...read.bids.map(({ lapsesAt }) => lapsesAt));
  const { data: state } = useCardState(read.id);
  const told = withoutOldNews(read, state?.owner);
  const stand = auctionState(told, now);
  const nft = stand === 'running' ? nftNow(told, now) : told;
  const timed = isUnderAuction(stand);
  usePageTitle(nft.name);
  const [mode, setMode] = useState<BidMode | null>(null);
  const [extendedTo, setExtendedTo] = useState<string | null>(null);
  const { address } = useWallet();
  useOwnerAfterAuction(read);
  const outbid = isOutbid(nft.bids, ownBidder(nft.id)) || isOutbid(nft.bids, address);
  return (
    <div className="wrap">
      <nav
        aria-label={t('Where this card is')}
        className="py-6 text-small text-chalk-3 max-sm:hidden"
      >
        <Link to="/marketplace" className="link hover:text-chalk">
          {t('Marketplace')}
        </Link>
        ,{' '}
        <Link
          to="/goat-profile/$id"
          params={{ id: String(nft.id) }}
          className="link hover:text-chalk"
        >
          {nft.goatName}
        </Link>
        , {nft.name.match(/#\d+$/)?.[0] ?? nft.name}
      </nav>
      <div className="grid gap-7 md:grid-cols-[minmax(0,340px)_minmax(0,1fr)] md:gap-9 lg:grid-cols-[minmax(0,560px)_minmax(0,1fr)] lg:gap-18">
        <CardStage
          cardId={nft.id}
          rarity={nft.rarity}
          night={nft.traits.special === 'Night Edition'}
          imageUrl={nft.imageUrl}
          alt={t('{name}, {rarity}, GOAT Score {score}', {
            name: nft.name,
            rarity: rarityLabel(nft.rarity),
            score: nft.goatScore,
          })}
          papers={[
            [t('GOAT Score'), nft.goatScore],
            [t('Strong in@@an attribute follows'), attributeLabel(nft.strongIn)],
            [t('Owner@@of a card'), state ? <Owner key="owner" address={state.owner} /> : '–'],
          ]}
        />
        <div className="min-w-0">
          <div className="flex items-center gap-2.5">
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <RarityBadge rarity={nft.rarity} />
              <PlaceBadge place={state?.place} />
            </span>
            <FollowButton kind="cards" id={nft.id} name={nft.name} size="sm" className="ml-auto" />
          </div>
          <h1 className="mt-4 text-page leading-[.82]">
            <CardName name={nft.name} number="text-[.6em] whitespace-nowrap text-chalk-3" />
          </h1>
          <p className="mt-4 text-lead">
            {t('Inspired by {footballer}. {team}.', {
              footballer: nft.footballer,
              team: nft.team,
            })}
          </p>
          <p className="mt-1 max-w-140 text-chalk-2">
            <Description nft={nft} />
          </p>
          <AuctionPrice nft={nft} extended={extendedTo !== null && extendedTo === nft.endTime} />
          <AuctionActions
            nft={nft}
            outbid={outbid}
            own={Boolean(address && state?.owner === address.toLowerCase())}
            onOpen={setMode}
          />
          {(!timed || state?.onAuction === false) && <DealSection cardId={nft.id} />}
          <CardPlace cardId={nft.id} />
          <AuctionTabs nft={read} />
          <CardPrices cardId={nft.id} />
        </div>
      </div>
      {mode && (
        <Suspense>
          <BidDialog
            nft={nft}
            mode={mode}
            onClose={() => setMode(null)}
            onDone={(end) => {
              setMode(null);
              if (end) setExtendedTo(end);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
