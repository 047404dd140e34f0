import { formatHoof } from '@goats/rules';
import { dayWords } from '@goats/ui/day-words.ts';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import type { ReactNode } from 'react';
import { useWallet } from '../wallet/wallet-store.ts';
import { useCardOffers } from './trading-queries.ts';
import { WithdrawOffer } from './withdraw-offer.tsx';

/** What stands open for somebody else's card: one's own offer, or the way to make one. */
export function CardOffers({ cardId, children }: { cardId: number; children: ReactNode }) {
  const { address } = useWallet();
  const { data: offers = [] } = useCardOffers(cardId, true);
  const own = offers.find(({ bidder }) => bidder === address?.toLowerCase());
  const [highest] = offers;
  if (own) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-row bg-well px-4 py-3">
        <p className="text-small text-chalk-2">
          <T
            m="Your offer of <b>{hoof} HOOF</b> stands until {day}."
            hoof={formatHoof(own.amount)}
            day={dayWords(own.expiresAt)}
            b={<b className="text-chalk" />}
          />
          {highest &&
            highest.amount > own.amount &&
            ` ${t('The highest is {hoof}.@@offer', { hoof: formatHoof(highest.amount) })}`}
        </p>
        <WithdrawOffer offer={own} />
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {children}
      {highest && (
        <p className="text-small text-chalk-3">
          {t(
            '{count, plural, =1 {One offer} other {# offers}} on the table, the highest {hoof} HOOF.',
            { count: offers.length, hoof: formatHoof(highest.amount) },
          )}
        </p>
      )}
    </div>
  );
}
