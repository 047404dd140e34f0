import { readTypedAmount, whyNoPrice } from '@goats/rules';

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
  return readHoof(text, 'Name a price. Even a cheeky one.', (hoof) => {
    const problem = whyNoPrice(hoof);
    return problem === null ? null : `That ${problem}.`;
  });
}
