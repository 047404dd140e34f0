import { auctionCountdown, formatSol, shortAddress } from '@goats/rules';
import { failureNews } from '@goats/ui/api/command-failure.ts';
import { Button } from '@goats/ui/button.tsx';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { toast } from '@goats/ui/toasts.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import type { Nft } from '../catalogue/card-queries.ts';
import { WithNames } from '../players/player-name.tsx';
import { useWallet } from '../wallet/wallet-store.ts';
import { AuctionNotice } from './auction-notice.tsx';
import { auctionState } from './auction-state.ts';
import { useCompletePurchase } from './use-bid-calls.ts';

/** What came of an auction: for whoever won it a thing to do, for everybody else a line to read. */
export function AuctionOutcome({ nft }: { nft: Nft }) {
  const state = auctionState(nft, useNow('minute', nft.endTime));
  const { address } = useWallet();
  const { buyer } = nft.auction ?? {};
  const mine = Boolean(buyer && buyer === address?.toLowerCase());
  switch (state) {
    case 'waiting':
      return mine ? <Winner nft={nft} /> : <Waiting nft={nft} />;
    case 'sold':
      return (
        <AuctionNotice
          color="green"
          title={mine ? t('It is yours') : t('Gone to a good home')}
          text={
            mine ? (
              t('The whistle is blown, the card is yours. Give it a good stable.')
            ) : (
              <WithNames
                of={[buyer!]}
                text={t('{wallet} took it home. Well bid.', { wallet: shortAddress(buyer!) })}
              />
            )
          }
        />
      );
    case 'returned':
      return (
        <AuctionNotice
          color="yellow"
          title={t('Back in the pool')}
          text={t('Its last auction found no buyer. The goat took that personally.')}
        />
      );
    default:
      return null;
  }
}

function Waiting({ nft }: { nft: Nft }) {
  const { buyer, paid } = nft.auction!;
  return (
    <AuctionNotice
      color="yellow"
      title={
        <WithNames
          of={[buyer!]}
          text={t('Sold to {wallet}, waiting for the whistle', { wallet: shortAddress(buyer!) })}
        />
      }
      text={
        paid
          ? t('The winner says paid, and the referee is having a look.')
          : t(
              'The winner has 24 hours to complete the purchase. After that the next bidder is asked.',
            )
      }
    />
  );
}

function Winner({ nft }: { nft: Nft }) {
  const complete = useCompletePurchase(nft);
  const { amount, until, paid, bond } = nft.auction!;
  const left = Date.parse(until!) - useNow('countdown', until);
  if (paid) {
    return (
      <AuctionNotice
        color="green"
        title={t('You said paid@@the winner of an auction')}
        text={t('{amount}, and the referee is having a look. The card is yours at the whistle.', {
          amount: formatSol(amount),
        })}
      />
    );
  }
  return (
    <section
      aria-labelledby="you-won"
      className="mt-6 rounded-row border-[1.5px] border-gold bg-pitch-850 px-5 py-4.5"
    >
      <div className="flex items-start gap-4">
        <RefereeCard color="green" className="mt-1 h-9 w-6.5" />
        <div className="min-w-0 grow">
          <h2 id="you-won" className="text-card">
            {t('You won it')}
          </h2>
          <p className="mt-1.5 text-chalk-2">
            {t(
              '{amount}, as you bid. Complete the purchase in time, or the next bidder is asked and you sit out 30 days.',
              { amount: formatSol(amount) },
            )}
            {bond > 0 && ` ${t('A bond that you have up is the treasury’s then.')}`}
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button
              busy={complete.isPending}
              busyWord={t('Completing...')}
              disabled={left <= 0}
              onClick={() =>
                complete.mutate(undefined, {
                  onSuccess: (done) =>
                    done &&
                    toast({
                      title: t('Purchase completed'),
                      description: t('The referee has a look, then the card is yours.'),
                    }),
                  onError: (error) =>
                    toast(failureNews(error, t('Failed to complete the purchase'))),
                })
              }
            >
              {t('Complete the purchase')}
            </Button>
            <span className="text-small text-gold">
              {left > 0 ? auctionCountdown(left) : t('Time is up')}
            </span>
          </div>
        </div>
      </div>
    </section>
  );
}
