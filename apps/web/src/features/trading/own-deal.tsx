import { formatHoof } from '@goats/rules';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { T } from '@goats/ui/t.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { Deal } from './deal.ts';
import type { CardToSell } from './dialogs/sell-dialog.tsx';
import { SellButton } from './sell-button.tsx';
import { TakeDown } from './take-down.tsx';
import { useCardOffers } from './trading-queries.ts';

/** A card of one's own: on the shelf, off it, or why it cannot go there. */
export default function OwnDeal({
  card,
  deal: { price, whyNot },
  size,
}: {
  card: CardToSell | undefined;
  deal: Extract<Deal, { kind: 'own' }>;
  size: 'md' | 'sm';
}) {
  if (!card) return null;
  if (size === 'sm') {
    return (
      <div className="flex min-h-11.5 flex-wrap items-center justify-between gap-2">
        {/* Room for one of them when there is a price to change. */}
        {(price === null || whyNot !== null) && <Tag tone="chalk">{t('Yours@@a card')}</Tag>}
        <SellButton card={card} size="sm" barred={whyNot !== null} />
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-3 text-small text-chalk-2">
        <Tag tone="chalk">{t('Yours@@a card')}</Tag>
        {price !== null && (
          <span className="flex items-center gap-2">
            <T
              m="On the shelf for {price}"
              price={
                <b className="numeral flex items-center gap-1.5 text-2xl text-chalk">
                  <HoofCoin className="size-4.5" />
                  {formatHoof(price)}
                </b>
              }
            />
          </span>
        )}
        {whyNot}
      </p>
      <div className="flex flex-wrap gap-3 empty:hidden">
        <SellButton card={card} barred={whyNot !== null} />
        {price !== null && <TakeDown card={card} />}
      </div>
      <OffersForIt cardId={card.id} />
    </div>
  );
}

function OffersForIt({ cardId }: { cardId: number }) {
  const { data: offers = [] } = useCardOffers(cardId, true);
  const [highest] = offers;
  if (!highest) return null;
  return (
    <p className="text-small text-chalk-2">
      <T
        m="<offers>{count, plural, =1 {One offer} other {# offers}} for it</offers>, the highest {hoof} HOOF."
        offers={
          <Link
            to="/my-market"
            search={{ tab: 'offers' }}
            className="link font-semibold text-chalk"
          />
        }
        count={offers.length}
        hoof={formatHoof(highest.amount)}
      />
    </p>
  );
}
