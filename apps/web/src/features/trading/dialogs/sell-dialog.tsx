import { FEE_PER_MILLE, formatHoof, saleTerms, toHundredths, typedForm } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { FactList } from '@goats/ui/fact-list.tsx';
import { t } from '@goats/words';
import { useState } from 'react';
import { useStake } from '../../wallet/use-stake.ts';
import type { OwnedCard } from '../../wallet/wallet-queries.ts';
import { DealDone, SeeMyMarket, SeeTheCard } from '../deal-done.tsx';
import { PriceHelper } from '../price/price-helper.tsx';
import { PriceField } from '../price-field.tsx';
import { refreshTrade } from '../refresh-trade.ts';
import { refusal } from '../refusal.ts';
import { RefusalNote } from '../refusal-note.tsx';
import { usePriceText } from '../use-price-text.ts';
import { type CardFace, DealFrame } from './deal-frame.tsx';

export type CardToSell = CardFace & Pick<OwnedCard, 'goatName' | 'listing'>;

/** Names a price for a card of one's own, or another one. */
export default function SellDialog({ card, onClose }: { card: CardToSell; onClose: () => void }) {
  // The page behind is asked anew at once; what was decided here stays what it was.
  const [asked] = useState(card.listing?.price ?? null);
  const sell = useStake({
    call: 'POST /api/cards/:id/listing',
    request: (price: number) => ({ params: { id: String(card.id) }, body: { price } }),
    purpose: t('Sign in to sell this card.'),
    refresh: refreshTrade(card.id),
  });
  const listed = sell.data ?? null;
  const title = listed
    ? t('On the shelf')
    : asked === null
      ? t('Sell this card')
      : t('Change the price');
  return (
    <DealFrame compact={listed === null} title={title} card={card} onClose={onClose}>
      {listed ? (
        <DealDone
          onClose={onClose}
          actions={
            <>
              <SeeTheCard id={card.id} onClose={onClose} />
              <SeeMyMarket tab="shelf" onClose={onClose} />
            </>
          }
        >
          {t(
            '{name} stands in the window for {hoof} HOOF. It may still play challenges; whoever buys it pays you at once.',
            { name: card.name, hoof: formatHoof(listed.price) },
          )}
        </DealDone>
      ) : (
        <SellForm
          card={card}
          asked={asked}
          busy={sell.isPending}
          refused={sell.isError ? refusal(sell.error) : null}
          onSell={(price) => sell.mutate(price)}
        />
      )}
    </DealFrame>
  );
}

function SellForm({
  card,
  asked,
  busy,
  refused,
  onSell,
}: {
  card: CardToSell;
  asked: number | null;
  busy: boolean;
  refused: string | null;
  onSell: (price: number) => void;
}) {
  const typed = usePriceText(asked === null ? '' : typedForm(asked));
  const price = typed.hoof;
  const terms = price === null ? null : saleTerms(toHundredths(price)!);
  return (
    <form noValidate onSubmit={typed.submit(onSell)}>
      <PriceField
        {...typed.field}
        label={t('Your price')}
        help={
          asked === null
            ? undefined
            : t('{hoof} HOOF so far.@@the price until now', { hoof: formatHoof(asked) })
        }
      />
      <FactList
        className="my-5"
        facts={[
          [
            t('Market fee, {percent, number} %', { percent: FEE_PER_MILLE / 10 }),
            terms ? formatHoof(terms.fee) : '–',
          ],
          [t('You get'), terms ? `${formatHoof(terms.received)} HOOF` : '–'],
        ]}
      />
      <div className="mb-5">
        <PriceHelper
          card={card}
          price={price}
          onPick={(picked) => typed.setText(typedForm(picked))}
        />
      </div>
      <RefusalNote words={refused} />
      <Button
        type="submit"
        size="lg"
        className="w-full"
        busy={busy}
        busyWord={t('Shelving@@button, while it happens')}
      >
        {sellWords(asked !== null, price)}
      </Button>
      <p className="mt-4 text-small text-chalk-3">
        {t(
          'Listing costs nothing, and you can take it down at any time. Put at stake or lost, a card leaves the shelf by itself.',
        )}
      </p>
    </form>
  );
}

function sellWords(again: boolean, price: number | null): string {
  if (price === null) return again ? t('Change price') : t('Put on the shelf');
  const hoof = formatHoof(price);
  return again
    ? t('Change price for {hoof}', { hoof })
    : t('Put on the shelf for {hoof}', { hoof });
}
