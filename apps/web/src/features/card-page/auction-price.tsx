import { auctionCountdown, formatMatic, formatSol, shortAddress } from '@goats/rules';
import { CountdownTiles } from '@goats/ui/clock.tsx';
import { cx } from '@goats/ui/cx.ts';
import { Tag } from '@goats/ui/tag.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import type { Bid, Nft } from '../catalogue/card-queries.ts';
import { WithNames } from '../players/player-name.tsx';
import { useWallet } from '../wallet/wallet-store.ts';
import { type AuctionStage, auctionState, isUnderAuction } from './auction-state.ts';
import { lapseWords } from './bid-rules.ts';

/** The countdown beside the money, or the money alone. */
export function AuctionPrice({ nft, extended }: { nft: Nft; extended: boolean }) {
  const now = useNow('countdown', nft.endTime, ...nft.bids.map(({ lapsesAt }) => lapsesAt));
  const state = auctionState(nft, now);
  const timed = isUnderAuction(state);
  const msLeft = nft.endTime ? Date.parse(nft.endTime) - now : 0;
  return (
    <div
      className={cx(
        'mt-6 grid border-y border-t-[1.5px] border-line border-t-line-2 sm:mt-8',
        timed && 'sm:grid-cols-[auto_1fr] md:max-nav:grid-cols-1',
      )}
    >
      {timed && (
        <div className="py-5 sm:pr-10">
          <p className="kicker mb-3.5 flex items-center gap-2.5">
            {state === 'running' ? t('Auction ends in') : t('Auction')}
            {extended && state === 'running' && (
              <Tag tone="gold">{t('Extended by 10 minutes')}</Tag>
            )}
          </p>
          {state === 'running' ? (
            <>
              <div aria-hidden="true">
                <CountdownTiles msLeft={msLeft} size="clamp(3.125rem, 4.6vw, 4.5rem)" />
              </div>
              <p className="mt-2.5 text-small text-chalk-2">{auctionCountdown(msLeft)}</p>
            </>
          ) : (
            <p className="numeral text-poster-l">{auctionCountdown(0)}</p>
          )}
        </div>
      )}
      <div
        className={cx(
          'border-dashed border-line-2 py-5',
          timed &&
            'max-sm:border-t sm:border-l sm:pl-10 md:max-nav:border-t md:max-nav:border-l-0 md:max-nav:pl-0',
        )}
      >
        <Money nft={nft} state={state} now={now} />
      </div>
    </div>
  );
}

function Money({ nft, state, now }: { nft: Nft; state: AuctionStage; now: number }) {
  const sold = state === 'sold' ? nft.auction?.amount : null;
  const [amount, unit] = formatSol(sold ?? nft.currentBid ?? nft.price).split(' ');
  const leader = leaderOf(nft, state);
  const { address } = useWallet();
  return (
    <>
      <p className="kicker mb-3.5">{moneyName(nft, state)}</p>
      <p className="numeral text-poster-l leading-[.86] font-black">
        {amount} <span className="text-poster-s text-chalk-2">{unit}</span>
      </p>
      <p className="mt-3 text-small text-chalk-3">
        {leader ? (
          <WithNames
            of={[leader.bidderAddress]}
            text={`${t(
              '{state, select, sold {to {who, select, you {you} other {{wallet}}}} other {by {who, select, you {you} other {{wallet}}}}}, {bids, plural, one {# bid} other {# bids}}@@a price stands before it',
              {
                state,
                who: leader.bidderAddress === address?.toLowerCase() ? 'you' : 'other',
                wallet: shortAddress(leader.bidderAddress),
                bids: nft.bids.length,
              },
            )}${typedWords(leader, state, now)}`}
          />
        ) : state === 'running' ? (
          t('No bids yet. Be the first to place a bid!')
        ) : (
          formatMatic(nft.pricePolygon)
        )}
      </p>
    </>
  );
}

/** Once it is over, whoever is asked to buy or has bought: not always the highest. */
function leaderOf({ bids, auction }: Nft, state: AuctionStage) {
  if (state === 'running' || state === 'ended') return bids[0];
  return auction?.buyer ? { bidderAddress: auction.buyer, lapsesAt: null } : undefined;
}

/** Whoever thinks of bidding sees how much of a bid the highest one is. */
function typedWords({ lapsesAt }: Pick<Bid, 'lapsesAt'>, state: AuctionStage, now: number): string {
  return lapsesAt === null || state !== 'running' ? '' : `. ${lapseWords(lapsesAt, now)}.`;
}

function moneyName(nft: Nft, state: AuctionStage): string {
  if (state === 'sold') return t('Sold for@@a price follows');
  if (nft.currentBid === null) return state === 'running' ? t('Starting price') : t('Listed price');
  return state === 'running' ? t('Current bid') : t('Final bid');
}
