import { formatHoof } from '@goats/rules';
import { t } from '@goats/words';
import { type ReadPrice, readHoof } from '../../trading/read-price.ts';

/** The contract takes no smaller deposit, and a voucher for less would cost more than it is worth. */
const LEAST = 1;

/**
 * What somebody typed as an amount of HOOF. `tooMuch` is a message that says whose limit `most` is.
 * `readAmount('12.5', 20, '…') // { hoof: 12.5 }`
 */
export function readAmount(text: string, most: number, tooMuch: string): ReadPrice {
  return readHoof(text, t('Say how much.'), (hoof) => {
    if (hoof < LEAST) return t('At least {least} HOOF makes the trip.', { least: LEAST });
    return hoof > most ? t(tooMuch, { most: formatHoof(most) }) : null;
  });
}
