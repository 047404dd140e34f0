import { cardImageUrl } from '@goats/collection';
import { rarityLabel } from '@goats/ui/labels.ts';
import { t } from '@goats/words';
import type { ShownCard } from '../../../content/card-game.ts';
import { CardPicture } from '../../catalogue/card-picture.tsx';

/** A printed card of the collection. `<ShownCardPicture card={TIER_CARDS[0]} sizes="200px" />` */
export function ShownCardPicture({
  card,
  sizes,
  className,
  eager = false,
}: {
  card: ShownCard;
  sizes: string;
  className?: string;
  eager?: boolean;
}) {
  return (
    <CardPicture
      imageUrl={cardImageUrl(card.id)}
      rarity={card.rarity}
      alt={t('{name}, {rarity}, GOAT Score {score}', {
        name: card.name,
        rarity: rarityLabel(card.rarity),
        score: card.score,
      })}
      sizes={sizes}
      eager={eager}
      {...(className && { className })}
    />
  );
}
