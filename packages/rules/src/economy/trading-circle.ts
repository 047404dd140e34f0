import type { Hundredths } from './hoof.ts';

/** A sale between two players as one of them saw it: HOOF came in, or went out. */
export interface Trade {
  readonly earned: boolean;
  readonly amount: Hundredths;
}

/** That one player has paid another, for a card or for none. */
export interface Payment {
  readonly payer: string;
  readonly payee: string;
}

/** Of one wallet no more trades are looked at: whoever makes more deals in cards. */
export const TRADES_LOOKED_AT = 100;
/** No more payments are followed: whoever is beyond them trades with everybody. */
export const PAYMENTS_LOOKED_AT = 200;
/** HOOF of other sales pays for a card when it is so large a part of the price, one in so many. */
const PART_EARNED = 2;

/**
 * How much of a wallet's HOOF came for cards and was not spent on cards since, oldest trade first:
 * what came last goes first, so that no purse, however full, makes the same HOOF new.
 *
 * `earnedLeft([{ earned: true, amount: 90 }, { earned: false, amount: 40 }]) // 50`
 */
export function earnedLeft(trades: readonly Trade[]): Hundredths {
  if (trades.length > TRADES_LOOKED_AT) return Number.POSITIVE_INFINITY;
  return trades.reduce(
    (left, { earned, amount }) => (earned ? left + amount : Math.max(0, left - amount)),
    0,
  );
}

/** Whether a price is paid, half of it at least, with HOOF that was paid for cards before. */
export function paysWithEarned(price: Hundredths, trades: readonly Trade[]): boolean {
  return earnedLeft(trades) * PART_EARNED >= price;
}

/** The seller and the buyer of a card as two of one circle. */
export interface TradingCircle {
  /**
   * From the seller over everybody to the buyer, when each of them paid the next one and nobody else:
   * a ring, and nothing that it sold says anything. Null where people also trade with others.
   */
  readonly ring: readonly string[] | null;
}

/**
 * Whether the seller's HOOF can have come to the buyer, over however many others; null when it cannot.
 * `payments` are those that begin with the seller's own and follow on from whoever was paid.
 */
export function circleBetween(
  seller: string,
  buyer: string,
  payments: readonly Payment[],
): TradingCircle | null {
  if (payments.length > PAYMENTS_LOOKED_AT) return { ring: null };
  if (!payments.some(({ payee }) => payee === buyer)) return null;
  const next = new Map(payments.map(({ payer, payee }) => [payer, payee]));
  if (next.size < payments.length) return { ring: null };
  const ring = [seller];
  // As many steps as there are payments lead to the buyer, when each leads on to one only.
  for (const _ of payments) if (ring.at(-1) !== buyer) ring.push(next.get(ring.at(-1)!) ?? seller);
  return { ring };
}
