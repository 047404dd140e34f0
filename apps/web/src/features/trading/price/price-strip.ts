import { t } from '@goats/words';

/** Where prices lie on a strip: equal factors are equal steps, for a floor of 80 beside a sale of 8,000. */
export interface Strip {
  readonly from: number;
  readonly to: number;
  /** 0 to 1 from left to right; what lies outside stands at its end. */
  place(price: number): number;
}

/** Room at both ends, so that the cheapest and the dearest are dots and not edges. */
const MARGIN = 1.25;

/** Null where there is nothing to compare with. `stripOf([80, 120])?.place(98) // 0.5` */
export function stripOf(prices: readonly number[]): Strip | null {
  if (prices.length === 0) return null;
  const from = Math.min(...prices) / MARGIN;
  const to = Math.max(...prices) * MARGIN;
  const width = Math.log(to / from);
  return {
    from,
    to,
    place: (price) => Math.min(1, Math.max(0, Math.log(price / from) / width)),
  };
}

/** `againstSales(300, [100, 200, 400]) // 'More than 2 of 3 sales of cards like it.'` */
export function againstSales(price: number, sales: readonly number[]): string {
  if (sales.length === 0) return t('No sale of a card like it to compare with yet.');
  const below = sales.filter((sale) => sale < price).length;
  if (sales.length === 1) {
    return below === 1
      ? t('More than the only sale of a card like it. Bold.')
      : t('No more than the only sale of a card like it. Somebody will be quick.');
  }
  const counts = { below, all: sales.length };
  if (below === sales.length) {
    return t('More than every one of {all} sales of cards like it. Bold.', counts);
  }
  return below === 0
    ? t(
        'No more than the cheapest of {all} sales of cards like it. Somebody will be quick.',
        counts,
      )
    : t('More than {below} of {all} sales of cards like it.', counts);
}
