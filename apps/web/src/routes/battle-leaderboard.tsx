import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { Suspense } from 'react';
import { RecentBattles } from '../features/battle/recent-battles.tsx';
import { TopBattlers } from '../features/battle/top-battlers.tsx';
import { WeeklyTable } from '../features/week/weekly-table.tsx';

const SeasonSection = lazyPart(() => import('../features/season/season-section.tsx'));

export function BattleLeaderboard() {
  return (
    <>
      <TopBattlers />
      <RecentBattles />
      <Suspense fallback={<Skeleton className="mb-16 h-120" />}>
        <SeasonSection />
      </Suspense>
      <WeeklyTable />
    </>
  );
}
