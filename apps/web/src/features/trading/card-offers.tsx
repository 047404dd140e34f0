import { formatHoof } from '@goats/rules';
import { dayWords } from '@goats/ui/day-words.ts';
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
          Your offer of <b className="text-chalk">{formatHoof(own.amount)} HOOF</b> stands until{' '}
          {dayWords(own.expiresAt)}.
          {highest &&
            highest.amount > own.amount &&
            ` The highest is ${formatHoof(highest.amount)}.`}
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
          {offers.length === 1 ? 'One offer' : `${offers.length} offers`} on the table, the highest{' '}
          {formatHoof(highest.amount)} HOOF.
        </p>
      )}
    </div>
  );
}
