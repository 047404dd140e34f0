import type { SeasonRankId } from '@goats/rules';
import { type LatePen, NOT_DRAWN, usePen } from './drawing-later.ts';

const PEN: LatePen<typeof import('./season-drawing.ts')> = {
  load: () => import('./season-drawing.ts'),
};

/** A rank’s badge among words, drawn here. `<SeasonBadge rank="championship" className="size-6" />` */
export function SeasonBadge({
  rank,
  label = '',
  className,
}: {
  rank: SeasonRankId;
  /** For those who cannot see it; left out where words beside it say the same. */
  label?: string;
  className?: string;
}) {
  return (
    <img
      src={usePen(PEN)?.seasonBadgeSource(rank) ?? NOT_DRAWN}
      alt={label}
      width={24}
      height={24}
      className={`inline-block flex-none ${className ?? 'size-6'}`}
    />
  );
}
