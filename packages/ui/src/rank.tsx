import { groupedCount } from '@goats/rules';
import { T } from './t.tsx';

/** A place in a table of many: far from the top nobody counts them one by one. */
export function Rank({ rank, rankAbout }: { rank: number | null; rankAbout: boolean }) {
  if (rank === null) return '–';
  const place = groupedCount(rank);
  if (!rankAbout) return place;
  return (
    <T
      m="<small>about </small>{place}@@a place in a table, not counted exactly"
      place={place}
      small={<span className="text-[.45em] text-chalk-3" />}
    />
  );
}
