import { formatHoof, OFFER_MS, typedForm } from '@goats/rules';
import { dayWords } from '@goats/ui/day-words.ts';
import { FactList } from '@goats/ui/fact-list.tsx';
import { TicketButton } from '@goats/ui/ticket-button.tsx';
import type { CardState } from '../../catalogue/card-queries.ts';
import { useNames } from '../../players/names.ts';
import { useStake } from '../../wallet/use-stake.ts';
import { useWalletFigures } from '../../wallet/wallet-queries.ts';
import { useWallet } from '../../wallet/wallet-store.ts';
import { PriceHelper } from '../price/price-helper.tsx';
import { PriceField } from '../price-field.tsx';
import { refreshTrade } from '../refresh-trade.ts';
import { refusal } from '../refusal.ts';
import { usePriceText } from '../use-price-text.ts';
import { DealDone, SeeMyMarket } from './deal-done.tsx';
import { DealFrame, RefusalNote } from './deal-frame.tsx';
import { TradableNote } from './tradable-note.tsx';

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
  const short = data !== undefined && data.tradable < (amount ?? 0.01);
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
            data && amount !== null && !short ? formatHoof(data.tradable - amount) : '–',
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
      <RefusalNote words={short ? null : refused} />
      <TicketButton
        type="submit"
        action={short ? 'Not enough to trade' : 'Make the offer'}
        cost={amount === null ? '–' : formatHoof(amount)}
        stub="6rem"
        className="w-full"
        disabled={short}
        busy={busy}
        busyWord="Offering"
      />
      {short && <TradableNote figures={data} onLeave={onClose} />}
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
