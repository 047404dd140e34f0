import type { Bidder } from '../../economy/auctions.ts';
import type { Hundredths } from '../../economy/hoof.ts';

/** A card is under auction while it runs and while it waits for its winner. */
export type AuctionState = 'running' | 'waiting' | 'settled' | 'returned';

/** HOOF that a verified bid has bound: one in an auction at a time, of whoever leads. */
export interface BidBond {
  /** The bid that it was put up for; its wallet may have raised it since. */
  readonly bidId: number;
  readonly wallet: string;
  readonly amount: Hundredths;
}

/** The auction a card is under. Prices are in SOL. */
export interface AuctionFacts {
  readonly id: number;
  /** One more with every change, of its bids too. */
  readonly version: number;
  readonly bond: BidBond | null;
  readonly state: AuctionState;
  readonly endsAt: number;
  /** By an operator, before its time. */
  readonly endedEarly: boolean;
  readonly startPrice: number;
  /** The highest that stands: neither voided nor lapsed. */
  readonly currentBid: number | null;
  /** The highest that a signed-in wallet has placed itself, and whose it is. */
  readonly verifiedBid: number | null;
  readonly verifiedBidder: string | null;
}

/** Somebody is asked to complete a purchase, or was. */
export interface AskedBuyer {
  readonly wallet: string;
  readonly amount: number;
  readonly askedAt: number;
  readonly until: number;
  /** When the wallet said that it has paid. */
  readonly paidAt: number | null;
  /** Null while it waits. */
  readonly outcome: AskOutcome | null;
}

export type AskOutcome = 'sold' | 'lapsed' | 'passed';

/** An auction on its way to its end: who may buy, and who was asked. */
export interface EndingAuction {
  readonly id: number;
  readonly cardId: number;
  readonly state: AuctionState;
  readonly version: number;
  readonly endsAt: number;
  readonly endedEarly: boolean;
  readonly bond: BidBond | null;
  /** Each with the highest of its verified bids. */
  readonly bidders: readonly Bidder[];
  /** In the order they were asked. */
  readonly asked: readonly AskedBuyer[];
}

/** A bid, and the auction it was made in as far as it matters to whoever confirms or voids it. */
export interface BidFacts {
  readonly id: number;
  readonly placedAt: number;
  readonly cardId: number;
  readonly auctionId: number;
  readonly bidder: string;
  readonly amount: number;
  readonly verified: boolean;
  /** When a typed one stops counting; null for a verified one. */
  readonly lapsesAt: number | null;
  readonly voided: boolean;
  /** Its wallet is asked to buy for it right now. */
  readonly asked: boolean;
  /** Of the auction. */
  readonly state: AuctionState;
  readonly version: number;
  readonly bond: BidBond | null;
  readonly startPrice: number;
  readonly endsAt: number;
  /** Ended by an operator, or followed by another auction of the card. */
  readonly over: boolean;
}

/** What leads in an auction. */
export type AuctionLead = Pick<AuctionFacts, 'currentBid' | 'verifiedBidder'>;

/** A bond that a wallet has in an auction. */
export interface HeldBond extends BidBond {
  readonly auctionId: number;
  readonly cardId: number;
  /** Of the auction. */
  readonly version: number;
}
