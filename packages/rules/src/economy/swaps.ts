import { whyNoPrice } from './trading.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a swap waits for its answer. */
export const SWAP_MS = 7 * DAY_MS;
/** Swaps that a wallet has proposed and not heard of. */
export const SWAPS_PER_WALLET = 20;
/** Of these, to one and the same player. */
export const SWAPS_PER_ADDRESSEE = 5;
/** Cards on each side of a swap. */
export const SWAP_CARDS = 5;
/** What is over is looked up in lists, and by whoever looks for trades in a circle. */
export const SWAP_KEPT_MS = 60 * DAY_MS;

/**
 * What is wrong with the HOOF of a swap as somebody typed it, or null: none at all is fine, and
 * below nothing it is asked for instead of given. `whyNoSwapHoof(-12.5) // null`
 */
export function whyNoSwapHoof(hoof: number): string | null {
  return hoof === 0 ? null : whyNoPrice(Math.abs(hoof));
}
