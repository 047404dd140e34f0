import type { Hundredths } from '../../economy/hoof.ts';
import type { SaleBackground } from '../../economy/wash.ts';

export type OfferStatus = 'open' | 'accepted' | 'withdrawn' | 'expired' | 'ended';

/** HOOF that waits in a vault of its own until a card's owner says yes. */
export interface OfferFacts {
  readonly id: number;
  readonly cardId: number;
  readonly bidder: string;
  /** Whose card it was: an offer ends when that changes. */
  readonly owner: string;
  readonly amount: Hundredths;
  readonly status: OfferStatus;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** `offerVault(offer) // 'offer:12'` */
export function offerVault({ id }: Pick<OfferFacts, 'id'>): string {
  return `offer:${id}`;
}

export type SwapStatus = 'open' | 'accepted' | 'withdrawn' | 'refused' | 'expired' | 'ended';

/** Cards of one player for cards of another, and HOOF on one side or on none. */
export interface SwapFacts {
  readonly id: number;
  readonly proposer: string;
  readonly addressee: string;
  /** Cards that the proposer gives, and those it takes. */
  readonly give: readonly number[];
  readonly take: readonly number[];
  /** What the proposer gives on top, waiting in a vault; below nothing it is asked for. */
  readonly hoof: Hundredths;
  readonly status: SwapStatus;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** `swapVault(swap) // 'swap:12'` */
export function swapVault({ id }: Pick<SwapFacts, 'id'>): string {
  return `swap:${id}`;
}

/** Of whoever sells a card and whoever buys it; what counts since when, the question says. */
export interface Dealings
  extends Pick<SaleBackground, 'cameBack' | 'wentRound' | 'paidBack' | 'transferred'> {
  /** Those of the two that are house players. */
  readonly houses: readonly string[];
  /** The newest sale that one of the two has a part in; null while there is none. */
  readonly newestSale: number | null;
  /** When the two last swapped cards; null when they never did, or long ago. */
  readonly lastSwap: number | null;
}

export interface TierPrices {
  /** The lowest that is asked for one that can be bought. */
  readonly cheapest: Hundredths | null;
  /** What was last paid between players, newest first. */
  readonly recent: readonly Hundredths[];
}

/** That a wallet minted a card, and what it paid. */
export interface Mint {
  readonly wallet: string;
  readonly price: Hundredths;
  readonly at: number;
  readonly reference: string;
}

/** What a wallet minted on a day: in all, and Legendary ones among them. */
export interface Mints {
  readonly all: number;
  readonly legendary: number;
}

/** A card changed hands for a price. */
export interface SaleFacts {
  readonly cardId: number;
  readonly kind: 'listing' | 'offer' | 'auction';
  /** In the currency's own unit: whole HOOF with hundredths, or SOL. */
  readonly amount: number;
  readonly currency: 'HOOF' | 'SOL';
  /** In the leaderboard's unit. */
  readonly worth: number;
  /** Null where nobody owned it: what the house auctions has no seller's address. */
  readonly seller: string | null;
  readonly buyer: string;
  readonly reference: string;
  /** Why it says nothing about what the card is worth; null when it counts. */
  readonly leftOut: string | null;
}
