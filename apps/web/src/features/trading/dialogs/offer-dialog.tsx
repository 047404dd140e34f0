import { formatHoof, OFFER_MS, typedForm } from '@goats/rules';
import { dayWords } from '@goats/ui/day-words.ts';
import { FactList } from '@goats/ui/fact-list.tsx';
import { TicketButton } from '@goats/ui/ticket-button.tsx';
import type { CardState } from '../../catalogue/card-queries.ts';
import { useNames } from '../../players/names.ts';
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
    purpose: 'to make an offer',
    refresh: refreshTrade(card.id),
  });
  const made = offer.data ?? null;
  return (
    <DealFrame
      compact={made === null}
      title={made ? 'Offer made' : 'Make an offer'}
      card={card}
      onClose={onClose}
    >
      {made ? (
        <DealDone onClose={onClose} actions={<SeeMyMarket tab="offers" onClose={onClose} />}>
          {formatHoof(made.amount)} HOOF are on the table until {dayWords(made.expiresAt)}. Now the
          owner sleeps badly, not you.
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
        label={`Your offer to ${card.owner ? nameOf(card.owner) : 'its owner'}`}
        help={card.listing && shelfWords(card.listing.price, amount)}
      />
      <FactList
        className="my-5"
        facts={[
          ['Yours to trade', data ? formatHoof(data.tradable) : '–'],
          [
            'Left to trade meanwhile',
            data && amount !== null && !lack ? formatHoof(data.tradable - amount) : '–',
          ],
        ]}
      />
      <div className="mb-5">
        <PriceHelper
          card={card}
          price={amount}
          mark="your offer"
          onPick={(price) => typed.setText(typedForm(price))}
        />
      </div>
      <RefusalNote words={lack ? null : refused} />
      <TicketButton
        type="submit"
        action={lack ? lack.brief : 'Make the offer'}
        cost={amount === null ? '–' : formatHoof(amount)}
        stub="6rem"
        className="w-full"
        disabled={lack !== null}
        busy={busy}
        busyWord="Offering"
      />
      {lack && data && <LackNote figures={data} lack={lack} card={card} onLeave={onClose} />}
      <p className="mt-4 text-small text-chalk-3">
        The HOOF waits in a vault for {DAYS} days. Silence, a sale to somebody else or a change of
        mind brings all of it back; a yes brings the card.
      </p>
    </form>
  );
}

/** Whoever offers the price or more would wait for what can be had at once. */
function shelfWords(price: number, offer: number | null): string {
  const words = `On the shelf for ${formatHoof(price)} HOOF`;
  return offer !== null && offer >= price
    ? `${words}: no need to haggle, just buy it.`
    : `${words}.`;
}
