import type { AchievementId } from '@goats/rules';
import { type LatePen, NOT_DRAWN, usePen } from './drawing-later.ts';

const PEN: LatePen<typeof import('./achievement-drawing.ts')> = {
  load: () => import('./achievement-drawing.ts'),
};

/** An achievement's mark beside its words, drawn here. `<AchievementMark id="comeback" />` */
export function AchievementMark({
  id,
  className = 'size-12',
}: {
  id: AchievementId;
  className?: string;
}) {
  return (
    <img
      src={usePen(PEN)?.achievementSource(id) ?? NOT_DRAWN}
      alt=""
      width={48}
      height={48}
      className={`inline-block flex-none ${className}`}
    />
  );
}
