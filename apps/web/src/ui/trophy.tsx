import { medalPicture, type Trophy as TrophyKind, trophyPicture } from '@goats/art';
import type { Rarity } from '@goats/rules';

interface TrophyProps {
  tier: Rarity;
  /** 1 is the cup itself; those who were beaten in the final or before it have a medal. */
  place?: 1 | 2 | 3;
  /** Two clubs play for a shield, whatever the tier. */
  clubs?: boolean;
  /** For those who cannot see it; left out where words beside it say the same. */
  label?: string;
  className?: string;
}

const drawn = new Map<string, string>();

function sourceOf(kind: TrophyKind, place: 1 | 2 | 3): string {
  const key = `${kind}-${place}`;
  let source = drawn.get(key);
  if (source === undefined) {
    const svg = place === 1 ? trophyPicture(kind, 'small') : medalPicture(kind, place);
    source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    drawn.set(key, source);
  }
  return source;
}

/** A small trophy among words, drawn here and now. `<Trophy tier="Rare" className="size-6" />` */
export function Trophy({ tier, place = 1, clubs = false, label = '', className }: TrophyProps) {
  return (
    <img
      src={sourceOf(clubs ? 'Clubs' : tier, place)}
      alt={label}
      width={24}
      height={24}
      className={`inline-block flex-none ${className ?? 'size-6'}`}
    />
  );
}
