import { HUNDREDTHS_PER_HOOF, type Hundredths } from './hoof.ts';

/** How long a voucher can be redeemed. What it promises waits so long for nothing else. */
export const VOUCHER_MS = 30 * 60 * 1000;
export const LEAST_WITHDRAWAL: Hundredths = HUNDREDTHS_PER_HOOF;
/** Vouchers that a wallet may have open at a time. */
export const WITHDRAWALS_PER_WALLET = 5;

/**
 * No wallet takes more of the day's limit than this part of it, open vouchers included: whoever keeps
 * asking for vouchers that nobody redeems holds up its own part of the day, and nobody else's.
 */
export const DAY_SHARES = 10;

/** `dayShare(100_000_000) // 10_000_000` */
export function dayShare(dayLimit: Hundredths): Hundredths {
  return Math.floor(dayLimit / DAY_SHARES);
}

/**
 * Transactions that the house sends for whoever has no ether. What keeps a thousand free wallets from
 * emptying its purse: a wallet must have something that a stranger does not get for nothing, free HOOF or
 * a card that may leave, has one such transaction of a kind a day, a network has a few, and all of them
 * together have a budget, half of it for leaving and half for coming in.
 */
export const RELAYS_PER_WALLET = 1;
export const RELAYS_PER_NETWORK = 5;
export const RELAY_LEAST: Hundredths = 10 * HUNDREDTHS_PER_HOOF;
const RELAY_KINDS = ['ask', 'deposit'] as const;
export type RelayKind = (typeof RELAY_KINDS)[number];
/** What a transaction of a kind may take: a wallet that is a contract checks its signature itself. */
export const RELAY_GAS: Readonly<Record<RelayKind, number>> = { ask: 150_000, deposit: 300_000 };

/** `relayBudget(10n) // 5n`: what one kind may have of a day's budget. */
export function relayBudget(dayBudget: bigint): bigint {
  return dayBudget / BigInt(RELAY_KINDS.length);
}

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
