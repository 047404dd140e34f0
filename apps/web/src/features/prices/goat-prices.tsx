import { useRef } from 'react';
import { PriceChart } from '../../ui/price-chart.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useNearby } from '../../ui/use-nearby.ts';
import { FloorList } from './floor-list.tsx';
import { usePrices } from './price-queries.ts';
import { daysByCurrency, paidWords } from './price-words.ts';

/** What the cards of a goat cost now, and what they fetched. */
export function GoatPrices({ goat, name }: { goat: string; name: string }) {
  const section = useRef<HTMLElement>(null);
  const nearby = useNearby(`prices ${goat}`, section, '800px');
  const { data, isError } = usePrices({ goat }, nearby);
  if (isError) return null;
  return (
    <section ref={section} aria-labelledby="goat-prices" className="wrap pt-18">
      <h2 id="goat-prices" className="text-part">
        What {name} costs
      </h2>
      {!data ? (
        <Skeleton className="mt-6 h-60" />
      ) : (
        <div className="mt-6 grid gap-x-18 gap-y-10 lg:grid-cols-2">
          <FloorList floors={data.floors} search={{ search: name }} />
          <div className="grid content-start gap-9">
            {data.days.length === 0 && (
              <p className="border-t-[1.5px] border-line-2 pt-4 text-chalk-2">
                No card of {name} was sold in the last 90 days.
              </p>
            )}
            {daysByCurrency(data.days).map(([currency, points]) => (
              <PriceChart
                key={currency}
                title={`A day’s median in ${currency}`}
                points={points}
                format={(price) => paidWords(price, currency)}
              />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
