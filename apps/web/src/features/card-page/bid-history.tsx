import { formatSol } from '@goats/rules';
import { Ago } from '@goats/ui/ago.tsx';
import { cx } from '@goats/ui/cx.ts';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import type { Nft } from '../catalogue/card-queries.ts';
import { PlayerName } from '../players/player-name.tsx';
import { useWallet } from '../wallet/wallet-store.ts';
import { auctionState } from './auction-state.ts';
import { isStanding, lapseWords } from './bid-rules.ts';
import { ConfirmBid } from './confirm-bid.tsx';
import { isOwnBid } from './own-bids.ts';

/** What stands, highest first, then what has lapsed. */
export function BidHistory({ nft }: { nft: Nft }) {
  const now = useNow('minute', nft.endTime, ...nft.bids.map(({ lapsesAt }) => lapsesAt));
  const { address } = useWallet();
  if (nft.bids.length === 0) {
    return (
      <EmptyState
        compact
        title={t('All quiet@@nobody has bid')}
        text={nft.endTime ? t('No bids yet. Be the first to place a bid!') : t('No bids yet.')}
      />
    );
  }
  const running = auctionState(nft, now) === 'running';
  return (
    <ol>
      {nft.bids.map((bid, place) => {
        const stands = isStanding(bid, now);
        const [amount, unit] = formatSol(bid.bidAmount).split(' ');
        return (
          <li
            key={bid.id}
            className="grid min-h-14 grid-cols-[1fr_auto_auto] items-center gap-x-4 border-b border-line py-2 sm:gap-x-7"
          >
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <PlayerName address={bid.bidderAddress} />{' '}
              {bid.verified && <Tag>{t('Verified@@a bid')}</Tag>}
              {!stands && <Tag>{t('Lapsed@@a bid')}</Tag>}
            </span>
            <span className="text-right text-fine text-chalk-3 sm:text-small">
              <Ago at={bid.bidTime} />
            </span>
            <span
              className={cx(
                'numeral min-w-20 text-right text-row',
                (place > 0 || !stands) && 'text-chalk-2',
                !stands && 'line-through',
              )}
            >
              {amount} <span className="text-body text-chalk-2">{unit}</span>
            </span>
            {stands && bid.lapsesAt !== null && (
              <span className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-chalk-3">
                {running ? lapseWords(bid.lapsesAt, now) : t('Typed, and never signed for')}
                {running && isOwnBid(bid, nft.id, address) && (
                  <ConfirmBid nftId={nft.id} bid={bid} />
                )}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
