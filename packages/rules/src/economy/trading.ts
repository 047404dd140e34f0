import { HOOF_SUPPLY, HUNDREDTHS_PER_HOOF, type Hundredths, toHoof, toHundredths } from './hoof.ts';

/** What the treasury keeps of a sale, in thousandths. */
export const FEE_PER_MILLE = 25;
const LEAST_FEE: Hundredths = 1;
/** Below it nothing would be left for the seller once the fee is paid. */
const LEAST_PRICE: Hundredths = 2;
const MOST_PRICE: Hundredths = HOOF_SUPPLY * HUNDREDTHS_PER_HOOF;

/** How long the HOOF of an offer waits for the owner's yes. */
export const OFFER_MS = 7 * 24 * 60 * 60 * 1000;
/** Offers that a card has at a time; beyond them only one that beats the lowest comes in. */
export const OFFERS_PER_CARD = 20;
/** Offers that a wallet has open at a time. */
export const OFFERS_PER_WALLET = 20;

/** What the treasury keeps of a sale: 2.5 %, down to the hundredth. `saleFee(125_000) // 3125` */
export function saleFee(price: Hundredths): Hundredths {
  return Math.max(LEAST_FEE, Math.floor((price * FEE_PER_MILLE) / 1000));
}

/** In HOOF, for the seller to read: `saleTerms(125_000) // { fee: 31.25, received: 1218.75 }` */
export function saleTerms(price: Hundredths): { readonly fee: number; readonly received: number } {
  const fee = saleFee(price);
  return { fee: toHoof(fee), received: toHoof(price - fee) };
}

/**
 * What is wrong with an amount that somebody typed, or null.
 * `whyNoPrice(12.345) // 'must have two decimals at most'`
 */
export function whyNoPrice(hoof: number): string | null {
  if (!(hoof > 0)) return 'must be more than 0';
  const hundredths = toHundredths(hoof);
  if (hundredths === null) {
    return hoof > HOOF_SUPPLY ? 'is more HOOF than there is' : 'must have two decimals at most';
  }
  if (hundredths > MOST_PRICE) return 'is more HOOF than there is';
  return hundredths < LEAST_PRICE ? 'must be 0.02 HOOF at least' : null;
}
