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
  /** Larger than a line of words: with everything that is engraved on it. */
  large?: boolean;
  className?: string;
}

const drawn = new Map<string, string>();

function sourceOf(kind: TrophyKind, place: 1 | 2 | 3, size: 'full' | 'small'): string {
  const key = `${kind}-${place}-${size}`;
  let source = drawn.get(key);
  if (source === undefined) {
    const svg = place === 1 ? trophyPicture(kind, size) : medalPicture(kind, place);
    source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    drawn.set(key, source);
  }
  return source;
}

/** A small trophy among words, drawn here and now. `<Trophy tier="Rare" className="size-6" />` */
export function Trophy({
  tier,
  place = 1,
  clubs = false,
  label = '',
  large = false,
  className,
}: TrophyProps) {
  return (
    <img
      src={sourceOf(clubs ? 'Clubs' : tier, place, large ? 'full' : 'small')}
      alt={label}
      width={24}
      height={24}
      className={`inline-block flex-none ${className ?? 'size-6'}`}
    />
  );
}
