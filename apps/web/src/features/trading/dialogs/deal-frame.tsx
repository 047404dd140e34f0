import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { RarityBadge } from '../../../ui/rarity-badge.tsx';
import { RefereeCard } from '../../../ui/referee-card.tsx';
import { CardPicture } from '../../cards/card-picture.tsx';
import type { OwnedCard } from '../../wallet/wallet-queries.ts';

/** As much of a card as a deal about it shows. */
export type CardFace = Pick<OwnedCard, 'id' | 'name' | 'imageUrl' | 'rarity' | 'goatScore'>;

/** The card on the left, what is agreed about it on the right. */
export function DealFrame({
  title,
  card,
  onClose,
  children,
}: {
  title: string;
  card: CardFace;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="grid gap-x-7 gap-y-5 sm:grid-cols-[13rem_1fr]">
        <div className="max-sm:w-28">
          <CardPicture imageUrl={card.imageUrl} alt="" sizes="208px" eager />
        </div>
        <div className="min-w-0">
          <h3 className="text-card">{card.name}</h3>
          <p className="mt-2 mb-4 flex flex-wrap items-center gap-3 text-small text-chalk-2">
            <RarityBadge rarity={card.rarity} />
            GOAT Score {card.goatScore}
          </p>
          {children}
        </div>
      </div>
    </Dialog>
  );
}

/** Read out the moment it appears; takes no room before. */
export function RefusalNote({ words }: { words: string | null }) {
  return (
    <div role="alert">
      {words && (
        <p className="mb-5 flex gap-3.5 text-small text-error-text">
          <RefereeCard color="red" className="mt-0.5 h-5.5 w-4 flex-none" />
          {words}
        </p>
      )}
    </div>
  );
}
