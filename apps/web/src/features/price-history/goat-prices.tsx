import { Skeleton } from '@goats/ui/skeleton.tsx';
import { useNearby } from '@goats/ui/use-nearby.ts';
import { t } from '@goats/words';
import { useRef } from 'react';
import { usePrices } from './price-queries.ts';
import { MEDIAN } from './price-words.ts';
import { PricesOverview } from './prices-overview.tsx';

/** What the cards of a goat cost now, and what they fetched. */
export function GoatPrices({ goat, name }: { goat: string; name: string }) {
  const section = useRef<HTMLElement>(null);
  const nearby = useNearby(`prices ${goat}`, section, '800px');
  const { data, isError } = usePrices({ goat }, nearby);
  if (isError) return null;
  return (
    <section ref={section} aria-labelledby="goat-prices" className="wrap pt-18">
      <h2 id="goat-prices" className="text-part">
        {t('What {name} costs', { name })}
      </h2>
      {!data ? (
        <Skeleton className="mt-6 h-60" />
      ) : (
        <PricesOverview
          prices={data}
          titles={MEDIAN}
          nothingSold={t('No card of {name} was sold in the last 90 days.', { name })}
          search={{ search: name }}
        />
      )}
    </section>
  );
}
