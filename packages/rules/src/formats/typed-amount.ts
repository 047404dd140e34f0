import { LOCALE, type Locale, t } from '@goats/words';
import { fixedGrouped, withPoint } from './numbers.ts';

export type TypedAmount = { readonly amount: number } | { readonly problem: string };

/** Every way that people write amounts: what parts the thousands, and what the decimals. */
const HABITS = [
  [',', '.'],
  ['.', ','],
  [' ', '.'],
  [' ', ','],
  ["'", '.'],
  ["'", ','],
] as const;

/**
 * What somebody typed as an amount, read by every habit. Where two of them disagree it is sent
 * back: '1.250' is 1,250 to one half of the world and 1.25 to the other, and a card sold for a
 * thousandth is gone. Without decimals there is nothing to mistake. A page that writes its own amounts
 * with a comma takes '1.250' for what it would mean there; '1,250' still has one decimal too many.
 * `readTypedAmount('1.250,50') // { amount: 1250.5 }`, `readTypedAmount('1.250') // { problem: … }`,
 * `readTypedAmount('1.250', 0) // { amount: 1250 }`, `readTypedAmount('1.250', 2, 'de') // { amount: 1250 }`
 */
export function readTypedAmount(text: string, decimals = 2, locale: Locale = LOCALE): TypedAmount {
  const typed = spaced(text.trim()).replaceAll('’', "'");
  const [own] = locale === 'en' ? [] : readBy(OWN_HABIT, typed);
  if (own !== undefined && writtenDecimals(typed) <= decimals) return { amount: Number(own) };
  const readings = [...new Set(HABITS.flatMap((habit) => readBy(habit, typed)))];
  const fitting = readings.filter((reading) => fractionOf(reading).length <= decimals);
  const [first] = readings;
  if (first === undefined) {
    const problem =
      decimals > 0
        ? t('Write it as a number, such as {whole} or {decimal}.', {
            whole: '1250',
            decimal: withPoint('12.50', locale),
          })
        : t('Write it as a number, such as {whole}.', { whole: '1250' });
    return { problem };
  }
  if (decimals > 0 && readings.length > 1) {
    const ways = fitting.map(Number).sort((a, b) => b - a);
    const [one = '', other] = ways.map((way) => withPoint(String(way), locale));
    const problem =
      other === undefined
        ? t('{typed} can be read two ways. Write {one}, or {decimals} decimals at most.', {
            typed,
            one,
            decimals,
          })
        : t('{typed} can be read two ways. Write {one} or {other}.', { typed, one, other });
    return { problem };
  }
  const [reading] = fitting;
  if (reading !== undefined) return { amount: Number(reading) };
  return {
    problem:
      decimals > 0 ? t('{decimals} decimals at most.', { decimals }) : t('Whole numbers only.'),
  };
}

/** The amount as digits and a point, `['1250.5']`, or nothing where nobody would write it so. */
function readBy([group, point]: (typeof HABITS)[number], typed: string): string[] {
  const [whole = '', fraction = '', ...more] = typed.split(point);
  const [first = '', ...thousands] = whole.split(group);
  const isWhole =
    thousands.length === 0
      ? /^\d+$/.test(first)
      : /^[1-9]\d{0,2}$/.test(first) && thousands.every((digits) => /^\d{3}$/.test(digits));
  if (more.length > 0 || !isWhole || !/^\d*$/.test(fraction)) return [];
  return [`${first}${thousands.join('')}.${fraction.replace(/0+$/, '')}`];
}

/** Where the page itself writes a comma before the decimals, `1.250,50`. */
const OWN_HABIT = ['.', ','] as const;

const writtenDecimals = (typed: string) => typed.split(OWN_HABIT[1])[1]?.length ?? 0;

const fractionOf = (reading: string) => reading.slice(reading.indexOf('.') + 1);

/**
 * How an amount was understood, unless it is written that way already.
 * `understoodAmount('1250', 'HOOF') // '= 1,250 HOOF'`, `understoodAmount('12.50', 'HOOF') // null`
 */
export function understoodAmount(
  text: string,
  unit: string,
  decimals = 2,
  locale: Locale = LOCALE,
): string | null {
  const read = readTypedAmount(text, decimals, locale);
  if ('problem' in read) return null;
  const whole = fixedGrouped(read.amount, 0, locale);
  const fixed = fixedGrouped(read.amount, decimals, locale);
  const typed = spaced(text.trim());
  if (typed === spaced(fixed) || (Number.isInteger(read.amount) && typed === spaced(whole))) {
    return null;
  }
  return `= ${Number.isInteger(read.amount) ? whole : fixed} ${unit}`;
}

/** Nobody's keyboard has the narrow space that parts thousands in print. */
const spaced = (text: string) => text.replace(/\s/g, ' ');

/** An amount as a field may hold it and nobody reads otherwise: `typedForm(1250) // '1250'` */
export function typedForm(amount: number, locale: Locale = LOCALE): string {
  return Number.isInteger(amount) ? String(amount) : withPoint(amount.toFixed(2), locale);
}
