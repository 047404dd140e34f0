import { formatHoof } from '@goats/rules';
import { cx } from '@goats/ui/cx.ts';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CardPicture } from '../../catalogue/card-picture.tsx';
import type { CardFace } from '../dialogs/deal-frame.tsx';

/** One card and what is agreed about it; what can be done stands at the right, or below. */
export function MarketRow({
  card,
  about,
  price,
  children,
}: {
  card: CardFace;
  about: ReactNode;
  price: ReactNode;
  /** Buttons; false keeps their place in a list where other rows have some. */
  children?: ReactNode;
}) {
  return (
    <li
      className={cx(
        'grid grid-cols-[3.5rem_1fr_auto] items-center gap-x-4 gap-y-3 border-b border-line py-3.5 md:gap-x-6',
        children !== undefined && 'md:grid-cols-[3.5rem_1fr_8rem_20rem]',
      )}
    >
      <CardPicture imageUrl={card.imageUrl} rarity={card.rarity} alt="" sizes="56px" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            lang="en"
            to="/nft/$id"
            params={{ id: String(card.id) }}
            className="display min-w-0 text-label leading-[1.05] decoration-2 underline-offset-4 hover:underline"
          >
            {card.name}
          </Link>
          <RarityBadge rarity={card.rarity} />
        </p>
        <p className="mt-1 text-small text-chalk-3">{about}</p>
      </div>
      <p className="numeral flex items-center gap-1.5 justify-self-end text-2xl whitespace-nowrap">
        {price}
      </p>
      {children && (
        <div className="col-span-full flex flex-wrap gap-2.5 md:col-span-1 md:justify-end">
          {children}
        </div>
      )}
    </li>
  );
}

export function HoofPrice({ hoof }: { hoof: number }) {
  return (
    <>
      <HoofCoin className="size-4.5" />
      {formatHoof(hoof)}
      <span className="sr-only"> HOOF</span>
    </>
  );
}
