import type { Asked, Unchecked } from '../kernel/registry.ts';
import type { AuctionFacts, AuctionLead, BidFacts, EndingAuction, HeldBond } from './facts.ts';

export interface AuctionQuestions {
  /** The one the card is under, with the highest bids that stand at that instant. */
  auction: Asked<{ readonly cardId: number; readonly at: number }, AuctionFacts | null>;
  'ending-auction': Asked<{ readonly id: number; readonly at: number }, EndingAuction | null>;
  /** The cards on which a wallet has bids that stand, in auctions that run. */
  'cards-bid-on': Unchecked<{ readonly wallet: string; readonly at: number }, readonly number[]>;
  /** Until when a wallet may not bid. */
  'bid-ban': Asked<{ readonly wallet: string; readonly at: number }, number | null>;
  bid: Asked<{ readonly id: number }, BidFacts | null>;
  /** What would lead in a bid's auction without it. */
  'lead-without': Unchecked<{ readonly bidId: number; readonly at: number }, AuctionLead>;
  /** The bonds that a wallet has in auctions where it is not asked to buy. */
  bonds: Asked<{ readonly wallet: string }, readonly HeldBond[]>;
}
