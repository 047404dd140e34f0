import { formatHoof, formatSol, shortAddress, washWords } from '@goats/rules';
import type { PricePoint } from '@goats/ui/price-line.ts';
import { alignedXi } from '@goats/ui/xi-words.ts';
import { m, t } from '@goats/words';
import type { Currency, Prices, Sale } from './price-queries.ts';

/** The leaderboard's Ξ for ether. `paidWords(1250, 'HOOF') // '1,250 HOOF'`, `paidWords(2.5, 'ETH') // 'Ξ2.50'` */
export function paidWords(price: number, currency: Currency): string {
  switch (currency) {
    case 'HOOF':
      return `${formatHoof(price)} HOOF`;
    case 'SOL':
      return formatSol(price);
    case 'ETH':
      return alignedXi(price);
  }
}

type Titles = Readonly<Record<Currency, string>>;

/** What a line shows, and whose money it is: ours between players, theirs elsewhere. */
export const PAID: Titles = {
  HOOF: t('Paid in HOOF, from player to player'),
  SOL: t('Paid in SOL, at auction'),
  ETH: t('Paid in Ξ, on other marketplaces'),
};
export const MEDIAN: Titles = {
  HOOF: t('A day’s median in HOOF, from player to player'),
  SOL: t('A day’s median in SOL, at auction'),
  ETH: t('A day’s median in Ξ, on other marketplaces'),
};
export const MEDIAN_OF_ALL: Titles = {
  HOOF: t('All tiers, a day’s median in HOOF, from player to player'),
  SOL: t('All tiers, a day’s median in SOL, at auction'),
  ETH: t('All tiers, a day’s median in Ξ, on other marketplaces'),
};

const HOW = {
  mint: m('Minted by {wallet}'),
  listing: m('Sold off the shelf to {wallet}'),
  offer: m('Sold by an offer to {wallet}'),
  auction: m('Sold at auction to {wallet}'),
  external: m('Sold elsewhere to {wallet}'),
} as const satisfies Record<Sale['kind'], string>;

/** `saleWords(sale) // 'Sold off the shelf to 0x91fa...c07e'` */
export function saleWords({ kind, to, leftOut }: Sale): string {
  const what = t(HOW[kind], { wallet: shortAddress(to) });
  return leftOut ? t('{what}. Counts for nothing: {why}', { what, why: washWords(leftOut) }) : what;
}

/** A line for each currency, oldest first: different money has no line in common. */
export function salesByCurrency(sales: readonly Sale[]): [Currency, PricePoint[]][] {
  return byCurrency([...sales].reverse(), (sale, index) => ({
    id: `${sale.at} ${index}`,
    at: Date.parse(sale.at),
    price: sale.price,
    note: saleWords(sale),
    apart: sale.leftOut !== null,
  }));
}

/** The same of days and what was typical on them. */
export function daysByCurrency(days: Prices['days']): [Currency, PricePoint[]][] {
  return byCurrency(days, ({ day, median, count }) => ({
    id: day,
    at: Date.parse(day),
    price: median,
    note: t('{count, plural, =1 {One sale} other {In the middle of # sales}}', { count }),
  }));
}

/** Our own money first. */
const ORDER = ['HOOF', 'SOL', 'ETH'] as const satisfies readonly Currency[];

function byCurrency<T extends { readonly currency: Currency }>(
  all: readonly T[],
  toPoint: (one: T, index: number) => PricePoint,
): [Currency, PricePoint[]][] {
  const used = ORDER.filter((currency) => all.some((one) => one.currency === currency));
  return used.map((currency) => [
    currency,
    all.filter((one) => one.currency === currency).map(toPoint),
  ]);
}
