import { FEE_PER_MILLE, formatHoof, saleTerms, toHundredths } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { FactList } from '@goats/ui/fact-list.tsx';
import { t } from '@goats/words';
import { PlayerName } from '../../players/player-name.tsx';
import { useStake } from '../../wallet/use-stake.ts';
import { DealDone } from '../deal-done.tsx';
import { refreshTrade } from '../refresh-trade.ts';
import { refusal } from '../refusal.ts';
import { RefusalNote } from '../refusal-note.tsx';
import type { ListedOffer } from '../trading-queries.ts';
import { DealFrame } from './deal-frame.tsx';

/** The second look before a card is gone. */
export default function AcceptDialog({
  offer,
  onClose,
}: {
  offer: ListedOffer;
  onClose: () => void;
}) {
  const accept = useStake({
    call: 'POST /api/offers/:id/accept',
    request: () => ({ params: { id: String(offer.id) } }),
    purpose: t('Sign in to accept this offer.'),
    refresh: refreshTrade(offer.cardId),
  });
  const sold = accept.data ?? null;
  const { fee, received } = saleTerms(toHundredths(offer.amount)!);
  return (
    <DealFrame
      title={sold ? t('Sold@@a card') : t('Accept this offer')}
      card={{ id: offer.cardId, ...offer.card }}
      onClose={onClose}
    >
      {sold ? (
        <DealDone onClose={onClose}>
          {t('{hoof} HOOF are yours, free to spend. {name} has a new home.', {
            hoof: formatHoof(sold.received),
            name: offer.card.name,
          })}
        </DealDone>
      ) : (
        <>
          <FactList
            className="mb-5"
            facts={[
              [t('Offered by@@a name follows'), <PlayerName key="bidder" address={offer.bidder} />],
              [t('Offer@@the amount of it'), `${formatHoof(offer.amount)} HOOF`],
              [
                t('Market fee, {percent, number} %', { percent: FEE_PER_MILLE / 10 }),
                formatHoof(fee),
              ],
              [t('You get'), `${formatHoof(received)} HOOF`],
            ]}
          />
          <RefusalNote words={accept.isError ? refusal(accept.error) : null} />
          <Button
            size="lg"
            className="w-full"
            busy={accept.isPending}
            busyWord={t('Selling@@button, while it happens')}
            onClick={() => accept.mutate(undefined)}
          >
            {t('Sell it for {hoof}', { hoof: formatHoof(received) })}
          </Button>
          <p className="mt-4 text-small text-chalk-3">
            {t(
              'The card goes at once and does not come back by itself. Every other offer for it is paid back.',
            )}
          </p>
        </>
      )}
    </DealFrame>
  );
}
