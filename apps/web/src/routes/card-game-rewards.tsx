import { Rewards } from '../features/battle/landing/rewards.tsx';
import NextCup from '../features/cups/next-cup.tsx';
import { WeeklyTable } from '../features/week/weekly-table.tsx';

/** What there is to win, with the cup and the table of now. */
export function CardGameRewards({ at }: { at: string | undefined }) {
  return <Rewards at={at} nextCup={<NextCup />} weeklyTable={<WeeklyTable />} />;
}
