import { HUNDREDTHS_PER_HOOF, type Hundredths } from './hoof.ts';

/** How long a voucher can be redeemed. What it promises waits so long for nothing else. */
export const VOUCHER_MS = 30 * 60 * 1000;
export const LEAST_WITHDRAWAL: Hundredths = HUNDREDTHS_PER_HOOF;
/** Vouchers that a wallet may have open at a time. */
export const WITHDRAWALS_PER_WALLET = 5;

/** The cards that exist on the chain: all of the first printing, and none of a later series. */
export const CARDS_ON_CHAIN = 20_000;
const TOKENS_BEFORE = 1_000_000;

/** `tokenOf(17) // 1_000_017` */
export function tokenOf(cardId: number): number {
  return cardId + TOKENS_BEFORE;
}

/** `cardOfToken(1_000_017) // 17`; null for what is no card of ours. */
export function cardOfToken(token: number): number | null {
  const cardId = token - TOKENS_BEFORE;
  return Number.isInteger(cardId) && cardId >= 1 && cardId <= CARDS_ON_CHAIN ? cardId : null;
}
