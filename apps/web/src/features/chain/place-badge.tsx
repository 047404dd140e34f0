import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';

export type Place = 'stadium' | 'leaving' | 'chain';

/** Where a card is; nothing where it lies where cards lie. `<PlaceBadge place={card.place} />` */
export function PlaceBadge({ place, className }: { place: Place | undefined; className?: string }) {
  if (!place || place === 'stadium') return null;
  return (
    <Tag tone={place === 'chain' ? 'live' : 'risk'} {...(className && { className })}>
      {place === 'chain' ? t('On chain@@where a card is') : t('Leaving@@a card, for the chain')}
    </Tag>
  );
}
