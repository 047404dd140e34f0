import { Skeleton } from '@goats/ui/skeleton.tsx';
import { t } from '@goats/words';
import { usePrices } from './price-queries.ts';
import { MEDIAN_OF_ALL } from './price-words.ts';
import { PricesOverview } from './prices-overview.tsx';

/** What players ask of each other, tier by tier. */
export function TierFloors() {
  const { data, isError } = usePrices({});
  if (isError) return null;
  return (
    <section aria-labelledby="tier-floors" className="mt-20 sm:mt-24">
      <h2 id="tier-floors" className="text-part">
        {t('From player to player')}
      </h2>
      <p className="mt-4 max-w-140 text-chalk-2">
        {t(
          'The cheapest card of each tier that somebody sells right now. These prices are in HOOF, and their owners made them up.',
        )}
      </p>
      {!data ? (
        <Skeleton className="mt-6 h-70" />
      ) : (
        <PricesOverview
          prices={data}
          titles={MEDIAN_OF_ALL}
          nothingSold={t('Nothing was sold in the last 90 days. Somebody has to start.')}
        />
      )}
    </section>
  );
}
