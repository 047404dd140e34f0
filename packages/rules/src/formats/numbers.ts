import { fixedGrouped, LOCALE, type Locale, withPoint } from '@goats/words';

export { fixedGrouped, withPoint };

/** Money arrives as a number, as a numeric string from the database, or not at all. */
export type Numeric = number | string | null | undefined;

/** `toFinite('41.5') // 41.5`, `toFinite('') // null`, `toFinite(null) // null` */
export function toFinite(value: Numeric): number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' && value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
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
