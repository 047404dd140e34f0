import { formatHoof, readTypedAmount, whyNoPrice } from '@goats/rules';
import { t } from '@goats/words';

export type ReadPrice = { readonly hoof: number } | { readonly problem: string };

/** What somebody typed as HOOF; `whyNot` says what is wrong with a number. */
export function readHoof(
  text: string,
  whenEmpty: string,
  whyNot: (hoof: number) => string | null,
): ReadPrice {
  if (text.trim() === '') return { problem: whenEmpty };
  const read = readTypedAmount(text);
  if ('problem' in read) return read;
  const problem = whyNot(read.amount);
  return problem === null ? { hoof: read.amount } : { problem };
}

/**
 * What somebody typed into a price field.
 * `readPrice('1,250.5') // { hoof: 1250.5 }`, `readPrice('1.250') // { problem: '1.250 can be …' }`
 */
export function readPrice(text: string): ReadPrice {
  return readHoof(text, t('Name a price. Even a cheeky one.'), (hoof) => {
    if (whyNoPrice(hoof) === null) return null;
    if (hoof <= 0) return t('That must be more than 0.');
    // More decimals than two have been turned down as they were read.
    return hoof < 1
      ? t('That must be {hoof} HOOF at least.', { hoof: formatHoof(0.02) })
      : t('That is more HOOF than there is.');
  });
}
