import { formatXi, groupedCount } from '@goats/rules';
import { FlipTiles } from '@goats/ui/flip-tiles.tsx';
import { t } from '@goats/words';
import type { LeaderboardEntry } from './leaderboard-queries.ts';

/** What all ten have fetched together, on the board at the end of the ground. */
export function Scoreboard({ entries }: { entries: readonly LeaderboardEntry[] | undefined }) {
  const value = entries?.reduce((sum, entry) => sum + Number(entry.totalValue), 0);
  const sales = entries?.reduce((sum, entry) => sum + entry.transactionCount, 0);
  return (
    <div className="relative isolate mx-1 pb-7 before:-z-1 after:-z-1 before:absolute before:bottom-0 before:left-[14%] before:h-7 before:w-2 before:bg-pitch-700 after:absolute after:right-[14%] after:bottom-0 after:h-7 after:w-2 after:bg-pitch-700 md:mt-12">
      <dl className="flex flex-wrap justify-between gap-x-5 gap-y-4 rounded-row border-2 border-pitch-700 bg-well px-5 pt-4 pb-5">
        <Line name={t('The whole herd')} value={value === undefined ? '––––' : formatXi(value)} />
        <Line name={t('Sales')} value={sales === undefined ? '––––' : groupedCount(sales)} />
      </dl>
    </div>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid content-start gap-2">
      <dt className="kicker">{name}</dt>
      <dd>
        <FlipTiles value={value} size="clamp(2.75rem, 4.6vw, 4rem)" />
      </dd>
    </div>
  );
}
