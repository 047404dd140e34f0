import { formatHoof, formatSol, shortAddress } from '@goats/rules';
import type { PricePoint } from '@goats/ui/price-line.ts';
import { alignedXi } from '@goats/ui/xi-words.ts';
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

/** Whose money it is: ours between players, theirs elsewhere. */
export const MONEY = {
  HOOF: 'in HOOF, from player to player',
  SOL: 'in SOL, at auction',
  ETH: 'in Ξ, on other marketplaces',
} as const satisfies Record<Currency, string>;

const HOW = {
  mint: 'Minted',
  listing: 'Sold off the shelf',
  offer: 'Sold by an offer',
  auction: 'Sold at auction',
  external: 'Sold elsewhere',
} as const satisfies Record<Sale['kind'], string>;

/** `saleWords(sale) // 'Sold off the shelf to 0x91fa...c07e'` */
export function saleWords({ kind, to, leftOut }: Sale): string {
  const what =
    kind === 'mint' ? `Minted by ${shortAddress(to)}` : `${HOW[kind]} to ${shortAddress(to)}`;
  return leftOut ? `${what}. Counts for nothing: ${leftOut}` : what;
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
    note: count === 1 ? 'One sale' : `In the middle of ${count} sales`,
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
