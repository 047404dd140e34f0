import { PriceChart } from '../../ui/price-chart.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FloorList } from './floor-list.tsx';
import { usePrices } from './price-queries.ts';
import { daysByCurrency, paidWords } from './price-words.ts';

/** What players ask of each other, tier by tier. */
export function TierFloors() {
  const { data, isError } = usePrices({});
  if (isError) return null;
  return (
    <section aria-labelledby="tier-floors" className="mt-20 sm:mt-24">
      <h2 id="tier-floors" className="text-part">
        From player to player
      </h2>
      <p className="mt-4 max-w-140 text-chalk-2">
        The cheapest card of each tier that somebody sells right now. These prices are in HOOF, and
        their owners made them up.
      </p>
      {!data ? (
        <Skeleton className="mt-7 h-70" />
      ) : (
        <div className="mt-7 grid gap-x-18 gap-y-10 lg:grid-cols-2">
          <FloorList floors={data.floors} />
          <div className="grid content-start gap-9">
            {daysByCurrency(data.days).map(([currency, points]) => (
              <PriceChart
                key={currency}
                title={`All tiers, a day’s median in ${currency}`}
                points={points}
                format={(price) => paidWords(price, currency)}
              />
            ))}
            {data.days.length === 0 && (
              <p className="border-t-[1.5px] border-line-2 pt-4 text-chalk-2">
                Nothing was sold in the last 90 days. Somebody has to start.
              </p>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
