import { RecentBattles } from '../features/battle/recent-battles.tsx';
import { TopBattlers } from '../features/battle/top-battlers.tsx';
import { WeeklyTable } from '../features/week/weekly-table.tsx';

export function BattleLeaderboard() {
  return (
    <>
      <TopBattlers />
      <RecentBattles />
      <WeeklyTable />
    </>
  );
}
