import { collectionStats } from '@goats/collection';
import { groupedCount } from '@goats/rules';
import { useLiveMasters } from '../desk/use-desk.ts';

/** Where the collection stands, in four numbers. */
export function StatStrip() {
  const masters = useLiveMasters();
  const stats = collectionStats(masters);
  const tiles = [
    [String(stats.activeGoats), ` of ${masters.length}`, 'Active goats'],
    [
      groupedCount(stats.totalNFTVariations),
      '',
      `of ${groupedCount(stats.maxPossibleNFTs)} NFT variations`,
    ],
    [
      groupedCount(stats.totalIconicMoments),
      '',
      `of ${groupedCount(stats.maxPossibleMoments)} iconic moments`,
    ],
    [
      stats.completionPercentage.toFixed(1),
      '%',
      `${groupedCount(stats.totalCollection)} of ${groupedCount(stats.maxPossibleTotal)} in total`,
    ],
  ] as const;
  return (
    <dl className="grid grid-cols-2 border-b border-line lg:grid-cols-4">
      {tiles.map(([figure, after, label]) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-line py-5 pr-3 odd:border-r max-lg:even:pl-4 max-lg:nth-3:border-t max-lg:nth-4:border-t lg:border-r lg:py-6.5 lg:pl-7 lg:first:pl-0 lg:last:border-0"
        >
          <dt className="mt-2 text-small text-chalk-3">{label}</dt>
          <dd className="numeral text-poster-s sm:text-poster">
            {figure}
            <span className="text-[.55em] text-chalk-3">{after}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
