import { shortAddress } from '../formats/labels.ts';
import { formatHoof } from '../formats/money.ts';
import type { TradingCircle } from './trading-circle.ts';

/** A price beyond so many times the floor of its tier, or below that part of it, is far off. */
const FAR_OFF_FLOOR = 5;
/** HOOF that went from one to the other in so long a time before a sale may be what paid for it. */
export const FUNDED_MS = 30 * 24 * 60 * 60 * 1000;
/** So many of the last prices make a floor where nothing of the tier is for sale. */
export const PRICES_FOR_FLOOR = 20;

/** What is known of a card and two wallets at the moment of a sale. */
export interface SaleBackground {
  /** How many of the two are house players. */
  readonly houses: number;
  /** The buyer has sold this very card to the seller before. */
  readonly cameBack: boolean;
  /** The buyer has sold this very card within `FUNDED_MS`, to whomever: it went round. */
  readonly wentRound: boolean;
  /** The seller has paid the buyer for another card within `FUNDED_MS`. */
  readonly paidBack: boolean;
  /** HOOF has gone from one to the other without a card within `FUNDED_MS`. */
  readonly transferred: boolean;
  /** The two have swapped cards within `FUNDED_MS`. */
  readonly swapped: boolean;
  /** The buyer pays with HOOF of other sales, and the seller's can have been among it. */
  readonly circle: TradingCircle | null;
  /** One of the two is a player without a history. */
  readonly newcomer: boolean;
  /** In HOOF: what a card of this tier costs. */
  readonly floor: number;
}

/** Why a sale says nothing about what a card is worth. */
export interface Wash {
  readonly reason: string;
  /**
   * Earlier sales that are seen through with it: of this card between the two, of any between them, or
   * of any around the ring.
   */
  readonly reveals?: 'this card' | 'any card' | 'ring';
}

/** A price that the same two agree on twice says nothing about what anybody else would pay. */
export function backAndForth(seller: string, buyer: string): string {
  const [one, other] = [seller, buyer].sort().map(shortAddress);
  return `${one} and ${other} traded this card back and forth.`;
}

/** Of a sale to oneself, which another marketplace may have let through. */
export const SOLD_TO_ONESELF = 'Buyer and seller are the same wallet.';

/** Of two who also hand cards to each other without a price. */
export const SWAPPED = 'The same two wallets swapped cards within 30 days.';

/** Of HOOF that only went round. */
export const IN_A_CIRCLE =
  'It was paid with HOOF of other sales in the 30 days before, in one circle of traders.';

/**
 * Null for a sale that counts. With the house itself a player may trade as often as both like: it
 * has no other wallet.
 *
 * `washOf({ price: 900, seller, buyer }, background)?.reason // 'Both are house players: …'`
 */
export function washOf(
  sale: { readonly price: number; readonly seller: string; readonly buyer: string },
  background: SaleBackground,
): Wash | null {
  const { houses, cameBack, wentRound, paidBack, transferred, swapped, circle, newcomer, floor } =
    background;
  const { price, seller, buyer } = sale;
  if (houses > 1) return { reason: 'Both are house players: the house sets no prices.' };
  if (cameBack) {
    return { reason: backAndForth(seller, buyer), reveals: 'this card' };
  }
  if (houses === 0 && wentRound) {
    const reason = 'The buyer had sold this very card in the 30 days before.';
    return circle?.ring ? { reason, reveals: 'ring' } : { reason };
  }
  if (houses === 0 && paidBack) {
    const reason = 'The same two wallets sold cards to each other within 30 days.';
    return { reason, reveals: 'any card' };
  }
  if (houses === 0 && swapped) return { reason: SWAPPED, reveals: 'any card' };
  if (houses === 0 && transferred) {
    return { reason: 'HOOF had gone from one of the two to the other in the 30 days before.' };
  }
  if (houses === 0 && circle) {
    return { reason: IN_A_CIRCLE, ...(circle.ring ? { reveals: 'ring' } : {}) };
  }
  if (newcomer && (price > floor * FAR_OFF_FLOOR || price * FAR_OFF_FLOOR < floor)) {
    return {
      reason: `${formatHoof(price)} HOOF is far off the ${formatHoof(floor)} that cards of its tier cost then, and one of the wallets has not played its way in yet.`,
    };
  }
  return null;
}

/**
 * In HOOF: the middle of the last prices, or else what minting costs; less where one is for sale for
 * less. Never more: where nothing else is for sale, a single card could be listed at any price.
 * `floorOf({ cheapest: null, recent: [10, 30, 20] }, 55) // 20`
 */
export function floorOf(
  prices: { readonly cheapest: number | null; readonly recent: readonly number[] },
  mintPrice: number,
): number {
  const usual = median(prices.recent) ?? mintPrice;
  return Math.min(prices.cheapest ?? usual, usual);
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2;
}
