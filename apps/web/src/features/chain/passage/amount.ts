import { formatHoof } from '@goats/rules';

export type ReadAmount = { readonly hoof: number } | { readonly problem: string };

/** The contract takes no smaller deposit, and a voucher for less would cost more than it is worth. */
const LEAST = 1;
const NUMBER = /^(\d+|\d{1,3}(,\d{3})+)(\.\d*)?$/;

/**
 * What somebody typed as an amount of HOOF. `tooMuch` says whose limit `most` is.
 * `readAmount('12.5', 20, '…') // { hoof: 12.5 }`
 */
export function readAmount(text: string, most: number, tooMuch: string): ReadAmount {
  const typed = text.trim();
  if (typed === '') return { problem: 'Say how much.' };
  if (!NUMBER.test(typed)) return { problem: 'Write it as a number, such as 1,250 or 12.50.' };
  const hoof = Number(typed.replaceAll(',', ''));
  if ((typed.split('.')[1] ?? '').replace(/0+$/, '').length > 2) {
    return { problem: 'HOOF has two decimals, and no coin is smaller than a hundredth.' };
  }
  if (hoof < LEAST) return { problem: `At least ${LEAST} HOOF makes the trip.` };
  if (hoof > most) return { problem: tooMuch.replace('{most}', formatHoof(most)) };
  return { hoof };
}
