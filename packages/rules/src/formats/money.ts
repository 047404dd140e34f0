import { LOCALE, type Locale, wordCount } from '@goats/words';
import { compactIn, fixedGrouped, type Numeric, toFinite, withPoint } from './numbers.ts';

/** `formatSol(41.85) // '41.85 SOL'`, `formatSol(null) // '0 SOL'` */
export function formatSol(price: Numeric, locale: Locale = LOCALE): string {
  const value = toFinite(price);
  return value === null ? '0 SOL' : `${wordCount(locale, value, 'sol')} SOL`;
}

/** `formatMatic(0.5) // '0.5000 MATIC'` */
export function formatMatic(price: Numeric, locale: Locale = LOCALE): string {
  return `${fixedGrouped(toFinite(price) ?? 0, 4, locale)} MATIC`;
}

/** A wallet's own chain balance: `formatEth(1.23456) // '1.2346 ETH'` */
export function formatEth(balance: Numeric, locale: Locale = LOCALE): string {
  return `${fixedGrouped(toFinite(balance) ?? 0, 4, locale)} ETH`;
}

/**
 * Leaderboard and marketplace money: `formatXi(41200) // 'Ξ41.2K'`, `formatXi(640) // 'Ξ640'`. What a
 * card fetched in HOOF may be very little of it, and is not nothing: `formatXi(0.0005) // 'Ξ0.0005'`
 */
export function formatXi(value: Numeric, locale: Locale = LOCALE): string {
  const xi = toFinite(value) ?? 0;
  if (xi <= 0 || xi >= 0.01) return `Ξ${compactIn(locale, xi)}`;
  return `Ξ${withPoint(Number(xi.toPrecision(2)).toFixed(8).replace(/0+$/, ''), locale)}`;
}

/**
 * HOOF as it travels on the wire; hundredths appear only when there are some.
 * `formatHoof(899979) // '899,979'`, `formatHoof(12.5) // '12.50'`
 */
export function formatHoof(hoof: Numeric, locale: Locale = LOCALE): string {
  return wordCount(locale, toFinite(hoof) ?? 0, 'hoof');
}

/**
 * Four digits stay together, as the price list prints them.
 * `formatDollars(1000) // '$1000'`, `formatDollars(12500) // '$12,500'`
 */
export function formatDollars(dollars: Numeric): string {
  return dollarsIn(LOCALE, dollars);
}

/** Which dollars is said where another country of the language has its own. */
const DOLLARS: Readonly<Record<Locale, readonly [before: string, after: string]>> = {
  en: ['$', ''],
  es: ['', '\u00a0US$'],
  pt: ['US$\u00a0', ''],
  fr: ['', '\u00a0$'],
  de: ['', '\u00a0$'],
};

/** `dollarsIn('de', 9.5) // '9,50 $'` */
export function dollarsIn(locale: Locale, dollars: Numeric): string {
  const value = toFinite(dollars) ?? 0;
  const decimals = Number.isInteger(value) ? 0 : 2;
  const sign = value < 0 ? '-' : '';
  const size = Math.abs(value);
  const [before, after] = DOLLARS[locale];
  const together = size < 10_000;
  const amount = together
    ? withPoint(size.toFixed(decimals), locale)
    : fixedGrouped(size, decimals, locale);
  return `${sign}${before}${amount}${after}`;
}
