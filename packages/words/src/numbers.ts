import type { Locale } from './locales.ts';
import { LOCALE } from './page-locale.ts';

/**
 * How a language parts the thousands and the decimals, and from how many digits on it groups: what
 * `Intl` does, by hand, since a grid of prices is written while it is scrolled.
 */
const MARKS: Readonly<Record<Locale, readonly [group: string, point: string, from: number]>> = {
  en: [',', '.', 4],
  es: ['.', ',', 5],
  pt: ['.', ',', 4],
  fr: ['\u202f', ',', 4],
  de: ['.', ',', 4],
};

/** Digits and a point as a language writes them: `withPoint('12.5', 'de') // '12,5'` */
export function withPoint(digits: string, locale: Locale = LOCALE): string {
  return digits.replace('.', MARKS[locale][1]);
}

/** `fixedGrouped(1111.1, 2) // '1,111.10'`, `fixedGrouped(1111.1, 2, 'de') // '1.111,10'` */
export function fixedGrouped(value: number, decimals: number, locale: Locale = LOCALE): string {
  const [group, point, from] = MARKS[locale];
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.length < from ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
  const text = fraction === undefined ? grouped : `${grouped}${point}${fraction}`;
  // A tiny negative rounds to zero, and '-0.00' would read like a debt.
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}
