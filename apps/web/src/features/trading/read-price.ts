import { whyNoPrice } from '@goats/rules';

export type ReadPrice = { readonly hoof: number } | { readonly problem: string };

/** Grouped by commas or not at all; a dot before the decimals. */
const NUMBER = /^(\d+|\d{1,3}(,\d{3})+)(\.\d*)?$/;

/** What somebody typed as HOOF; `whyNot` says what is wrong with a number. */
export function readHoof(
  text: string,
  whenEmpty: string,
  whyNot: (hoof: number) => string | null,
): ReadPrice {
  const typed = text.trim();
  if (typed === '') return { problem: whenEmpty };
  if (!NUMBER.test(typed)) return { problem: 'Write it as a number, such as 1,250 or 12.50.' };
  const hoof = Number(typed.replaceAll(',', ''));
  const problem = whyNot(hoof);
  return problem === null ? { hoof } : { problem };
}

/**
 * What somebody typed into a price field.
 * `readPrice('1,250.5') // { hoof: 1250.5 }`, `readPrice('12,5') // { problem: 'Write it …' }`
 */
export function readPrice(text: string): ReadPrice {
  return readHoof(text, 'Name a price. Even a cheeky one.', (hoof) => {
    const problem = whyNoPrice(hoof);
    return problem === null ? null : `That ${problem}.`;
  });
}
