import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { t } from '@goats/words';
import { CardPicture } from '../../catalogue/card-picture.tsx';
import type { OwnedCard } from '../../wallet/wallet-queries.ts';

/** As much of a card as somebody sees who moves it. */
export type CardToMove = Pick<
  OwnedCard,
  'id' | 'tokenId' | 'name' | 'imageUrl' | 'rarity' | 'goatScore'
>;

export function CardAtTheDoor({ card }: { card: CardToMove }) {
  return (
    <div className="mb-5 grid grid-cols-[5rem_1fr] items-center gap-5">
      <CardPicture imageUrl={card.imageUrl} rarity={card.rarity} alt="" sizes="80px" eager />
      <div className="min-w-0">
        <h3 lang="en" className="text-card">
          {card.name}
        </h3>
        <p className="mt-2 flex flex-wrap items-center gap-3 text-small text-chalk-2">
          <RarityBadge rarity={card.rarity} />
          {t('Token {number}', { number: card.tokenId })}
        </p>
      </div>
    </div>
  );
}
