import { groupedCount } from '@goats/rules';

/** A place in a table of many: far from the top nobody counts them one by one. */
export function Rank({ rank, rankAbout }: { rank: number | null; rankAbout: boolean }) {
  if (rank === null) return '–';
  return (
    <>
      {rankAbout && <span className="text-[.45em] text-chalk-3">about </span>}
      {groupedCount(rank)}
    </>
  );
}
