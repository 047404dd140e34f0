import type { Bidder } from '../../economy/auctions.ts';
import type { AskOutcome, AuctionState, BidBond } from './facts.ts';

/** Somebody is not asked any more. */
export interface EndedAsk {
  readonly wallet: string;
  readonly outcome: AskOutcome;
  /** An operator's. */
  readonly reason: string | null;
}

export interface AuctionEffects {
  'bid-placed': {
    readonly id: number;
    readonly auctionId: number;
    readonly bidder: string;
    readonly amount: number;
    /** Null for one by a signed-in wallet. */
    readonly lapsesAt: number | null;
    /** Of the auction, from now on. */
    readonly endsAt: number;
  };
  'bid-confirmed': {
    readonly id: number;
    readonly auctionId: number;
    readonly bidder: string;
  };
  /** Out of the running, by an operator. */
  'bid-voided': {
    readonly id: number;
    readonly auctionId: number;
    readonly reason: string;
  };
  /** Whose bond lies in an auction's vault from now on; with null, nobody's. */
  'bond-moved': {
    readonly auctionId: number;
    readonly bond: BidBond | null;
  };
  /** A card that nobody owns is put up. */
  'auction-started': {
    readonly id: number;
    readonly cardId: number;
    readonly startPrice: number;
    readonly endsAt: number;
  };
  /** An operator ends it now, or gives it more time. */
  'auction-timed': {
    readonly id: number;
    readonly endsAt: number;
    readonly endedEarly: boolean;
  };
  /** One step of an auction's end. */
  'auction-moved': {
    readonly id: number;
    readonly becomes: AuctionState;
    /** What became of whoever was asked. */
    readonly ended: EndedAsk | null;
    /** Who is asked from now on. */
    readonly asked:
      | (Pick<Bidder, 'wallet' | 'bidId' | 'amount'> & { readonly until: number })
      | null;
  };
  /** Whoever is asked says that it has paid. */
  'purchase-claimed': { readonly id: number };
  /** A wallet loses its standing bids and may not bid for a while. */
  'bidder-banned': {
    readonly wallet: string;
    readonly auctionId: number;
    readonly until: number;
    readonly reason: string;
  };
}
