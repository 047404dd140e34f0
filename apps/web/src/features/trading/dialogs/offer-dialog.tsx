import { formatHoof, OFFER_MS, typedForm } from '@goats/rules';
import { dayWords } from '@goats/ui/day-words.ts';
import { FactList } from '@goats/ui/fact-list.tsx';
import { TicketButton } from '@goats/ui/ticket-button.tsx';
import { t } from '@goats/words';
import type { CardState } from '../../catalogue/card-queries.ts';
import { useNames } from '../../players/use-names.ts';
import { lackOf, offerLack } from '../../wallet/purse.ts';
import { useStake } from '../../wallet/use-stake.ts';
import { useWalletFigures } from '../../wallet/wallet-queries.ts';
import { useWallet } from '../../wallet/wallet-store.ts';
import { DealDone, SeeMyMarket } from '../deal-done.tsx';
import { PriceHelper } from '../price/price-helper.tsx';
import { PriceField } from '../price-field.tsx';
import { refreshTrade } from '../refresh-trade.ts';
import { refusal } from '../refusal.ts';
import { RefusalNote } from '../refusal-note.tsx';
import { usePriceText } from '../use-price-text.ts';
import { DealFrame } from './deal-frame.tsx';
import { LackNote } from './lack-note.tsx';

const DAYS = OFFER_MS / (24 * 60 * 60 * 1000);

/** HOOF on the table for a card that somebody else owns. */
export default function OfferDialog({ card, onClose }: { card: CardState; onClose: () => void }) {
  const offer = useStake({
    call: 'POST /api/cards/:id/offers',
    request: (amount: number) => ({ params: { id: String(card.id) }, body: { amount } }),
    purpose: t('Sign in to make an offer.'),
    refresh: refreshTrade(card.id),
  });
  const made = offer.data ?? null;
  return (
    <DealFrame
      compact={made === null}
      title={made ? t('Offer made') : t('Make an offer')}
      card={card}
      onClose={onClose}
    >
      {made ? (
        <DealDone onClose={onClose} actions={<SeeMyMarket tab="offers" onClose={onClose} />}>
          {t('{hoof} HOOF are on the table until {day}. Now the owner sleeps badly, not you.', {
            hoof: formatHoof(made.amount),
            day: dayWords(made.expiresAt),
          })}
        </DealDone>
      ) : (
        <OfferForm
          card={card}
          busy={offer.isPending}
          refused={offer.isError ? refusal(offer.error) : null}
          onOffer={(amount) => offer.mutate(amount)}
          onClose={onClose}
        />
      )}
    </DealFrame>
  );
}

function OfferForm({
  card,
  busy,
  refused,
  onOffer,
  onClose,
}: {
  card: CardState;
  busy: boolean;
  refused: string | null;
  onOffer: (amount: number) => void;
  onClose: () => void;
}) {
  const { address } = useWallet();
  const { data } = useWalletFigures(address);
  const nameOf = useNames(card.owner ? [card.owner] : []);
  const typed = usePriceText('');
  const amount = typed.hoof;
  const lack = amount === null ? offerLack(data) : lackOf(data, { price: amount, to: 'people' });
  return (
    <form noValidate onSubmit={typed.submit(onOffer)}>
      <PriceField
        {...typed.field}
        label={
          card.owner
            ? t('Your offer to {name}', { name: nameOf(card.owner) })
            : t('Your offer to its owner')
        }
        help={card.listing && shelfWords(card.listing.price, amount)}
      />
      <FactList
        className="my-5"
        facts={[
          [t('Yours to trade'), data ? formatHoof(data.tradable) : '–'],
          [
            t('Left to trade meanwhile'),
            data && amount !== null && !lack ? formatHoof(data.tradable - amount) : '–',
          ],
        ]}
      />
      <div className="mb-5">
        <PriceHelper
          card={card}
          price={amount}
          mark={t('your offer@@mark on a scale of prices')}
          onPick={(price) => typed.setText(typedForm(price))}
        />
      </div>
      <RefusalNote words={lack ? null : refused} />
      <TicketButton
        type="submit"
        action={lack ? lack.brief : t('Make the offer')}
        cost={amount === null ? '–' : formatHoof(amount)}
        stub="6rem"
        className="w-full"
        disabled={lack !== null}
        busy={busy}
        busyWord={t('Offering@@button, while it happens')}
      />
      {lack && data && <LackNote figures={data} lack={lack} card={card} onLeave={onClose} />}
      <p className="mt-4 text-small text-chalk-3">
        {t(
          'The HOOF waits in a vault for {days, plural, other {# days}}. Silence, a sale to somebody else or a change of mind brings all of it back; a yes brings the card.',
          { days: DAYS },
        )}
      </p>
    </form>
  );
}

/** Whoever offers the price or more would wait for what can be had at once. */
function shelfWords(price: number, offer: number | null): string {
  const shelf = { hoof: formatHoof(price) };
  return offer !== null && offer >= price
    ? t('On the shelf for {hoof} HOOF: no need to haggle, just buy it.', shelf)
    : t('On the shelf for {hoof} HOOF.', shelf);
}
