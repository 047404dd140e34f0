import { LOCALE, type Locale } from '@goats/words';

/** Money arrives as a number, as a numeric string from the database, or not at all. */
export type Numeric = number | string | null | undefined;

/** `toFinite('41.5') // 41.5`, `toFinite('') // null`, `toFinite(null) // null` */
export function toFinite(value: Numeric): number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' && value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

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

/** `groupedCount(20000) // '20,000'` */
export function groupedCount(count: number): string {
  return fixedGrouped(count, 0);
}

const COMPACT_SUFFIXES = ['K', 'M', 'B'] as const;

function trimZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** Compact above 999: `compactNumber(41200) // '41.2K'`, `compactNumber(999) // '999'` */
export function compactNumber(value: number): string {
  return compactIn(LOCALE, value);
}

/** `compactIn('de', 41200) // '41,2K'` */
export function compactIn(locale: Locale, value: number): string {
  return withPoint(compacted(value), locale);
}

function compacted(value: number): string {
  if (Math.abs(value) <= 999) return trimZeros(value.toFixed(2));
  let scaled = value;
  for (const suffix of COMPACT_SUFFIXES) {
    scaled /= 1000;
    // The rounded figure decides, or 999,960 would print as '1000K'.
    const text = scaled.toFixed(1);
    if (Math.abs(Number(text)) < 1000) return `${trimZeros(text)}${suffix}`;
  }
  return `${trimZeros((scaled / 1000).toFixed(1))}T`;
}

/** `signed(40) // '+40'`, `signed(-10) // '−10'` */
export function signed(value: number, format: (size: number) => string = String): string {
  if (value === 0) return '0';
  return `${value > 0 ? '+' : '−'}${format(Math.abs(value))}`;
}
