import { cardImageUrl } from '@goats/collection';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { cx } from '@goats/ui/cx.ts';
import { Link } from '@tanstack/react-router';

export interface CardSample {
  id: number;
  name: string;
}

/** A whole card of the collection that leads to its own page. `<SampleCard card={…} />` */
export function SampleCard({ card, className }: { card: CardSample; className?: string }) {
  return (
    <Link
      to="/nft/$id"
      params={{ id: String(card.id) }}
      className={cx('block transition-[translate] duration-180 hover:-translate-y-1.5', className)}
    >
      <ArtImage
        src={`${cardImageUrl(card.id)}?w=320`}
        alt={card.name}
        back={null}
        boxClass="aspect-[5/7] rounded-[4.6%/3.3%] shadow-card"
      />
    </Link>
  );
}
