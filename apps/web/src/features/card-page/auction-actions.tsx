import { formatSol, nextMinimumBid, shortAddress } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { clockTime } from '@goats/ui/clock-time.ts';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { ExternalLink } from 'lucide-react';
import { assetUrl } from '../../site/site-config.ts';
import type { Nft } from '../catalogue/card-queries.ts';
import { useWallet } from '../wallet/wallet-store.ts';
import { AuctionNotice } from './auction-notice.tsx';
import { AuctionOutcome } from './auction-outcome.tsx';
import { auctionState, isUnderAuction } from './auction-state.ts';
import type { BidMode } from './bid-form.ts';
import { bidForm, bondWords, toBeat } from './bid-rules.ts';
import { ConfirmBid } from './confirm-bid.tsx';
import { isOwnBid } from './own-bids.ts';

/** What can be done with a card now; what cannot says why. */
export function AuctionActions({
  nft,
  outbid,
  own,
  onOpen,
}: {
  nft: Nft;
  outbid: boolean;
  /** Nobody is asked to buy what is theirs. */
  own: boolean;
  onOpen: (mode: BidMode) => void;
}) {
  const state = auctionState(nft, useNow('minute', nft.endTime));
  const over = state === 'ended' || state === 'waiting';
  const off = !isUnderAuction(state);
  const { signedInAs } = useWallet();
  const least = nextMinimumBid(toBeat(nft, signedInAs !== null), nft.price);
  const bond = state === 'running' ? bondWords(nft.auction?.bond ?? 0) : null;
  return (
    <>
      {outbid && state === 'running' && (
        <AuctionNotice
          color="yellow"
          title={t('You have been outbid')}
          text={t('Somebody liked this goat more. There is still time to disagree.')}
        />
      )}
      {state === 'running' && <OwnTypedBid nft={nft} />}
      <AuctionOutcome nft={nft} />
      <div className="mt-6.5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {!off && (
          <Button
            size="lg"
            disabled={over}
            aria-describedby={over ? 'auction-over' : undefined}
            className="sm:min-w-85"
            onClick={() => onOpen('bid')}
          >
            {outbid && state === 'running' ? t('Bid again') : t('Place Bid')}{' '}
            <span className="numeral opacity-70">
              {over
                ? t('Ended@@an auction')
                : t('From {amount}@@the least bid', { amount: bidForm(least) })}
            </span>
          </Button>
        )}
        {state !== 'waiting' && !own && (
          <Button size="lg" variant="outline" onClick={() => onOpen('buy')}>
            {t('Buy Now@@button')}
          </Button>
        )}
        {off && (
          <Button asChild variant="outline" size="lg">
            <a
              href={assetUrl(nft.contractAddress, nft.tokenId)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('View on marketplace')} <ExternalLink aria-hidden="true" className="size-4.5" />
            </a>
          </Button>
        )}
      </div>
      {bond && <p className="mt-3 max-w-130 text-small text-chalk-3">{bond}</p>}
      {over && (
        <p id="auction-over" className="mt-3 text-small text-chalk-3">
          {t('This auction has ended; no more bids are taken.')}
        </p>
      )}
      {off && !own && (
        <p className="mt-3 max-w-130 text-small text-chalk-3">
          {t('Not on auction right now, so there is nothing to bid on.')}
        </p>
      )}
    </>
  );
}

/** The visitor's highest bid, while nobody has signed for it. */
function OwnTypedBid({ nft }: { nft: Nft }) {
  const { address } = useWallet();
  const own = nft.bids.find((bid) => isOwnBid(bid, nft.id, address));
  if (!own || own.lapsesAt === null) return null;
  return (
    <AuctionNotice
      color="yellow"
      title={t('Your bid of {amount} is only typed', { amount: formatSol(own.bidAmount) })}
      text={t('It lapses at {time} unless {wallet} signs in and confirms it.', {
        // The hour, no countdown: a status that changed every minute would be read out every minute.
        time: clockTime(own.lapsesAt),
        wallet: shortAddress(own.bidderAddress),
      })}
    >
      <div className="mt-3">
        <ConfirmBid nftId={nft.id} bid={own} />
      </div>
    </AuctionNotice>
  );
}
