import { formatHoof } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The green card at the end of a deal: what happened, what is left, where to go. */
export function DealDone({
  children,
  balance,
  actions,
  onClose,
}: {
  children: ReactNode;
  balance?: number | undefined;
  /** Links beside Done. */
  actions?: ReactNode;
  onClose: () => void;
}) {
  return (
    <div role="status">
      <p className="mb-5 flex gap-3.5">
        <RefereeCard color="green" className="mt-0.5 h-6 w-4 flex-none" />
        <span className="min-w-0">{children}</span>
      </p>
      {balance !== undefined && (
        <p className="mb-6 flex items-center gap-2 text-small text-chalk-2">
          {t('Balance now')}
          <span className="numeral flex items-center gap-2 text-poster-s text-chalk">
            <HoofCoin className="size-5.5" />
            {formatHoof(balance)}
          </span>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onClose}>{t('Done@@button')}</Button>
        {actions}
      </div>
    </div>
  );
}

export function SeeTheCard({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <Button asChild variant="outline">
      <Link to="/nft/$id" params={{ id: String(id) }} onClick={onClose}>
        {t('See the card')}
      </Link>
    </Button>
  );
}

export function SeeMyMarket({
  tab,
  onClose,
}: {
  tab: 'shelf' | 'offers' | 'swaps';
  onClose: () => void;
}) {
  return (
    <Button asChild variant="outline">
      <Link to="/my-market" search={{ tab }} onClick={onClose}>
        {t('My market')}
      </Link>
    </Button>
  );
}
