import { PriceChart } from '@goats/ui/price-chart.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { t } from '@goats/words';
import { useCardSales } from './price-queries.ts';
import { PAID, paidWords, salesByCurrency } from './price-words.ts';

/** Every price that was ever paid for a card. */
export function CardPrices({ cardId }: { cardId: number }) {
  const { data, isPending } = useCardSales(cardId);
  if (!isPending && !data) return null;
  return (
    <section aria-labelledby="card-prices" className="mt-12">
      <h2 id="card-prices" className="text-panel">
        {t('Price history')}
      </h2>
      {isPending ? (
        <Skeleton className="mt-5 h-60" />
      ) : data.length === 0 ? (
        <p className="mt-4 border-t-[1.5px] border-line-2 pt-4 text-chalk-2">
          {t('Nobody has ever paid for this card. Its first price is still to be argued about.')}
        </p>
      ) : (
        <div className="mt-5 grid gap-9 border-t-[1.5px] border-line-2 pt-5">
          {salesByCurrency(data).map(([currency, points]) => (
            <PriceChart
              key={currency}
              title={PAID[currency]}
              points={points}
              format={(price) => paidWords(price, currency)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
