import type { MarketplaceSearch } from '../../app/search-params.ts';
import { PriceChart } from '../../ui/price-chart.tsx';
import { FloorList } from './floor-list.tsx';
import type { Prices } from './price-queries.ts';
import { daysByCurrency, paidWords } from './price-words.ts';

/** What is asked now, and beside it what was paid: a line for each currency. */
export function PricesOverview({
  prices: { floors, days },
  title,
  nothingSold,
  search,
}: {
  prices: Pick<Prices, 'floors' | 'days'>;
  /** Of a line; the currency follows. */
  title: string;
  nothingSold: string;
  /** What the explorer is narrowed to besides a tier. */
  search?: Pick<MarketplaceSearch, 'search'>;
}) {
  return (
    <div className="mt-6 grid gap-x-18 gap-y-10 lg:grid-cols-2">
      <FloorList floors={floors} {...(search && { search })} />
      <div className="grid content-start gap-9">
        {days.length === 0 && (
          <p className="border-t-[1.5px] border-line-2 pt-4 text-chalk-2">{nothingSold}</p>
        )}
        {daysByCurrency(days).map(([currency, points]) => (
          <PriceChart
            key={currency}
            title={`${title} in ${currency}`}
            points={points}
            format={(price) => paidWords(price, currency)}
          />
        ))}
      </div>
    </div>
  );
}
