import { fixedGrouped } from './numbers.ts';

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
 * thousandth is gone. Without decimals there is nothing to mistake.
 * `readTypedAmount('1.250,50') // { amount: 1250.5 }`, `readTypedAmount('1.250') // { problem: … }`,
 * `readTypedAmount('1.250', 0) // { amount: 1250 }`
 */
export function readTypedAmount(text: string, decimals = 2): TypedAmount {
  const typed = text.trim().replace(/\s/g, ' ').replaceAll('’', "'");
  const readings = [...new Set(HABITS.flatMap((habit) => readBy(habit, typed)))];
  const fitting = readings.filter((reading) => fractionOf(reading).length <= decimals);
  const [first] = readings;
  if (first === undefined) {
    return { problem: `Write it as a number, such as ${decimals > 0 ? '1250 or 12.50' : '1250'}.` };
  }
  if (decimals > 0 && readings.length > 1) {
    const ways = fitting.map(Number).sort((a, b) => b - a);
    const other = ways[1] === undefined ? `, or ${decimals} decimals at most` : ` or ${ways[1]}`;
    return { problem: `${typed} can be read two ways. Write ${ways[0]}${other}.` };
  }
  const [reading] = fitting;
  if (reading !== undefined) return { amount: Number(reading) };
  return { problem: decimals > 0 ? `${decimals} decimals at most.` : 'Whole numbers only.' };
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

const fractionOf = (reading: string) => reading.slice(reading.indexOf('.') + 1);

/**
 * How an amount was understood, unless it is written that way already.
 * `understoodAmount('1250', 'HOOF') // '= 1,250 HOOF'`, `understoodAmount('12.50', 'HOOF') // null`
 */
export function understoodAmount(text: string, unit: string, decimals = 2): string | null {
  const read = readTypedAmount(text, decimals);
  if ('problem' in read) return null;
  const whole = fixedGrouped(read.amount, 0);
  const fixed = fixedGrouped(read.amount, decimals);
  if (text.trim() === fixed || (Number.isInteger(read.amount) && text.trim() === whole))
    return null;
  return `= ${Number.isInteger(read.amount) ? whole : fixed} ${unit}`;
}

/** An amount as a field may hold it and nobody reads otherwise: `typedForm(1250) // '1250'` */
export function typedForm(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}
