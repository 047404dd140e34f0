import { cardImageUrl } from '@goats/collection';
import { cx } from '../../ui/cx.ts';
import { HouseTag } from '../../ui/house-tag.tsx';
import { CardFace } from '../battle/card-face.tsx';
import type { CupEntry } from './cup-queries.ts';
import { entrantName } from './cup-words.ts';

/** Somebody who plays for a cup: the announced card, the name, and whether it is the house. */
export function Entrant({
  entry,
  you,
  dim = false,
  size = 'md',
}: {
  entry: CupEntry;
  you: string | null;
  dim?: boolean;
  size?: 'md' | 'sm';
}) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <AnnouncedFace entry={entry} dim={dim} className={size === 'md' ? 'h-11 w-9' : 'h-8 w-7'} />
      <span className={cx('min-w-0 truncate font-semibold', dim && 'font-normal text-chalk-3')}>
        {entry.address === you ? 'You' : entrantName(entry)}
      </span>
      {entry.house && <HouseTag />}
    </span>
  );
}

function AnnouncedFace({
  entry,
  dim,
  className,
}: {
  entry: CupEntry;
  dim: boolean;
  className: string;
}) {
  const [card] = entry.cardIds;
  return (
    <CardFace
      imageUrl={card === undefined ? null : cardImageUrl(card)}
      dim={dim}
      className={`${className} flex-none rounded-panel`}
    />
  );
}
