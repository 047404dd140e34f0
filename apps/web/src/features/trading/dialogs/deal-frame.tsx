import { cx } from '@goats/ui/cx.ts';
import { Dialog } from '@goats/ui/dialog.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { t } from '@goats/words';
import type { ReactNode } from 'react';
import { CardPicture } from '../../catalogue/card-picture.tsx';
import type { OwnedCard } from '../../wallet/wallet-queries.ts';

/** As much of a card as a deal about it shows. */
export type CardFace = Pick<OwnedCard, 'id' | 'name' | 'imageUrl' | 'rarity' | 'goatScore'>;

/** The card, and what is agreed about it beside it; `compact` where a form needs the width. */
export function DealFrame({
  title,
  card,
  compact = false,
  onClose,
  children,
}: {
  title: string;
  card: CardFace;
  compact?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog open onClose={onClose} title={title}>
      <div
        className={cx(
          'grid grid-cols-[5rem_1fr] gap-x-5 gap-y-5',
          !compact && 'sm:grid-cols-[11rem_1fr] sm:grid-rows-[auto_1fr] sm:gap-x-7 sm:gap-y-4',
        )}
      >
        <div className={compact ? undefined : 'sm:row-span-2'}>
          <CardPicture imageUrl={card.imageUrl} rarity={card.rarity} alt="" sizes="176px" eager />
        </div>
        <div className={cx('min-w-0 self-center', !compact && 'sm:self-start')}>
          <h3 lang="en" className="text-card">
            {card.name}
          </h3>
          <p className="mt-2 flex flex-wrap items-center gap-3 text-small text-chalk-2">
            <RarityBadge rarity={card.rarity} />
            {t('GOAT Score {score}', { score: card.goatScore })}
          </p>
        </div>
        <div className={cx('col-span-full min-w-0', !compact && 'sm:col-span-1 sm:col-start-2')}>
          {children}
        </div>
      </div>
    </Dialog>
  );
}
