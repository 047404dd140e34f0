import { formatHoof } from '@goats/rules';
import { PriceChart } from '@goats/ui/price-chart.tsx';
import { t } from '@goats/words';
import type { MarketplaceSearch } from '../../site/search-params.ts';
import { useRates } from '../leaderboard/leaderboard-queries.ts';
import { FloorList } from './floor-list.tsx';
import type { Currency, Prices } from './price-queries.ts';
import { daysByCurrency, paidWords } from './price-words.ts';

/** What is asked now, and beside it what was paid: a line for each currency. */
export function PricesOverview({
  prices: { floors, days },
  titles,
  nothingSold,
  search,
}: {
  prices: Pick<Prices, 'floors' | 'days'>;
  /** Of the lines. */
  titles: Readonly<Record<Currency, string>>;
  nothingSold: string;
  /** What the explorer is narrowed to besides a tier. */
  search?: Pick<MarketplaceSearch, 'search'>;
}) {
  return (
    <div className="mt-6 grid gap-x-18 gap-y-10 lg:grid-cols-2">
      <div>
        <h3 className="mb-3 text-small font-semibold [font-family:inherit] tracking-normal normal-case">
          {t('Cheapest now, in HOOF')}
        </h3>
        <FloorList floors={floors} {...(search && { search })} />
        <Scale />
      </div>
      <div className="grid content-start gap-9">
        {days.length === 0 && (
          <p className="border-t-[1.5px] border-line-2 pt-4 text-chalk-2">{nothingSold}</p>
        )}
        {daysByCurrency(days).map(([currency, points]) => (
          <PriceChart
            key={currency}
            title={titles[currency]}
            points={points}
            format={(price) => paidWords(price, currency)}
          />
        ))}
      </div>
    </div>
  );
}

/** Two kinds of money on one page: how they compare. */
function Scale() {
  const { data } = useRates();
  return (
    <p className="mt-4 min-h-6 text-small text-chalk-3">
      {data &&
        t('{hoof} HOOF or {sol} SOL count as one Ξ (ether).', {
          hoof: formatHoof(data.HOOF),
          sol: formatHoof(data.SOL),
        })}
    </p>
  );
}
