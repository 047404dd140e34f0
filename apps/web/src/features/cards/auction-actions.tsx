import { nextMinimumBid } from '@goats/rules';
import { ExternalLink } from 'lucide-react';
import { assetUrl } from '../../app/site-config.ts';
import { Button } from '../../ui/button.tsx';
import { RefereeCard } from '../../ui/referee-card.tsx';
import { TicketButton } from '../../ui/ticket-button.tsx';
import { useNow } from '../../ui/use-now.ts';
import { auctionState } from './auction-price.tsx';
import type { BidMode } from './bid-form.ts';
import type { Nft } from './card-queries.ts';

/** What can be done with a card now; what cannot says why. */
export function AuctionActions({
  nft,
  outbid,
  onOpen,
}: {
  nft: Nft;
  outbid: boolean;
  onOpen: (mode: BidMode) => void;
}) {
  const state = auctionState(nft.endTime, useNow());
  return (
    <>
      {outbid && state === 'running' && (
        <div
          role="status"
          className="mt-6 grid grid-cols-[20px_1fr] gap-4 rounded-row border border-edge bg-pitch-850 px-4.5 py-3.5"
        >
          <RefereeCard color="yellow" className="mt-0.5 h-7 w-5" />
          <div>
            <p className="leading-[1.3] font-semibold">You have been outbid</p>
            <p className="mt-0.5 text-small text-chalk-2">
              Somebody liked this goat more. There is still time to disagree.
            </p>
          </div>
        </div>
      )}
      <div className="mt-6.5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {state !== 'none' && (
          <TicketButton
            action={outbid && state === 'running' ? 'Bid again' : 'Place Bid'}
            cost={
              state === 'ended'
                ? 'Ended'
                : `From ${nextMinimumBid(nft.currentBid, nft.price).toFixed(2)}`
            }
            disabled={state === 'ended'}
            aria-describedby={state === 'ended' ? 'auction-over' : undefined}
            stub="8.75rem"
            className="sm:min-w-85"
            onClick={() => onOpen('bid')}
          />
        )}
        <Button
          size="lg"
          variant={state === 'none' ? 'primary' : 'outline'}
          onClick={() => onOpen('buy')}
        >
          Buy Now
        </Button>
        {state === 'none' && (
          <Button asChild variant="outline" size="lg">
            <a
              href={assetUrl(nft.contractAddress, nft.tokenId)}
              target="_blank"
              rel="noopener noreferrer"
            >
              View on marketplace <ExternalLink aria-hidden="true" className="size-4.5" />
            </a>
          </Button>
        )}
      </div>
      {state === 'ended' && (
        <p id="auction-over" className="mt-3 text-small text-chalk-3">
          This auction has ended; no more bids are taken.
        </p>
      )}
      {state === 'none' && (
        <p className="mt-3 max-w-130 text-small text-chalk-3">
          Not on auction right now, so there is nothing to bid on. It is sold at its listed price on
          the external marketplace.
        </p>
      )}
    </>
  );
}
