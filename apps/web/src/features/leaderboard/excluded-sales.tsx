import { formatXi, groupedCount, shortAddress, timeAgo } from '@goats/rules';
import { Link } from '@tanstack/react-router';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useExcludedSales } from './leaderboard-queries.ts';
import type { RankedEntry } from './leaderboard-sort.ts';

/** Why some sales of a goat do not count. */
export function ExcludedSalesDialog({ row, onClose }: { row: RankedEntry; onClose: () => void }) {
  const { data, isPending } = useExcludedSales(row.baseGoatId, true);
  const now = useNow();
  return (
    <Dialog
      open
      onClose={onClose}
      title="Left out"
      description={`Sales of ${row.goatName} between friends of the same opinion. They are shown, they are not counted.`}
    >
      {isPending ? (
        <Skeleton className="h-60" />
      ) : !data || data.length === 0 ? (
        <p className="text-chalk-2">
          The list could not be fetched. The totals stand all the same.
        </p>
      ) : (
        <ul className="border-t-[1.5px] border-line-2">
          {data.map((sale) => (
            <li key={`${sale.tokenId} ${sale.soldAt}`} className="border-b border-line py-4">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <Link
                  to="/nft/$id"
                  params={{ id: String(sale.tokenId) }}
                  className="display link text-2xl"
                >
                  Token {groupedCount(sale.tokenId)}
                </Link>
                <span className="numeral text-2xl text-chalk-2 line-through decoration-2">
                  {formatXi(sale.price)}
                </span>
              </p>
              <p className="mt-1.5">{sale.reason}</p>
              <p className="mt-1 text-small text-chalk-3">
                {sale.seller === null ? 'Auctioned' : shortAddress(sale.seller)} to{' '}
                {shortAddress(sale.buyer)},{timeAgo(Date.parse(sale.soldAt), now)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
