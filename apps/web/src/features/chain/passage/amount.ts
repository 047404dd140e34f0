import { formatHoof } from '@goats/rules';
import { type ReadPrice, readHoof } from '../../trading/read-price.ts';

/** The contract takes no smaller deposit, and a voucher for less would cost more than it is worth. */
const LEAST = 1;

/**
 * What somebody typed as an amount of HOOF. `tooMuch` says whose limit `most` is.
 * `readAmount('12.5', 20, '…') // { hoof: 12.5 }`
 */
export function readAmount(text: string, most: number, tooMuch: string): ReadPrice {
  return readHoof(text, 'Say how much.', (hoof) => {
    if (hoof < LEAST) return `At least ${LEAST} HOOF makes the trip.`;
    return hoof > most ? tooMuch.replace('{most}', formatHoof(most)) : null;
  });
}
