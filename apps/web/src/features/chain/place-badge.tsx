import { Tag } from '../../ui/tag.tsx';

export type Place = 'stadium' | 'leaving' | 'chain';

const WORDS = { stadium: 'In the Stadium', leaving: 'Leaving', chain: 'On chain' } as const;

/** Where a card is; nothing where it lies where cards lie. `<PlaceBadge place={card.place} />` */
export function PlaceBadge({ place, className }: { place: Place | undefined; className?: string }) {
  if (!place || place === 'stadium') return null;
  return (
    <Tag tone={place === 'chain' ? 'live' : 'risk'} {...(className && { className })}>
      {WORDS[place]}
    </Tag>
  );
}
