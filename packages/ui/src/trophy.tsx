import type { Rarity } from '@goats/rules';
import { type LatePen, NOT_DRAWN, usePen } from './drawing-later.ts';

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

const PEN: LatePen<typeof import('./trophy-drawing.ts')> = {
  load: () => import('./trophy-drawing.ts'),
};

/** A small trophy among words, drawn here. `<Trophy tier="Rare" className="size-6" />` */
export function Trophy({
  tier,
  place = 1,
  clubs = false,
  label = '',
  large = false,
  className,
}: TrophyProps) {
  const source = usePen(PEN)?.trophySource(clubs ? 'Clubs' : tier, place, large ? 'full' : 'small');
  return (
    <img
      src={source ?? NOT_DRAWN}
      alt={label}
      width={24}
      height={24}
      className={`inline-block flex-none ${className ?? 'size-6'}`}
    />
  );
}
