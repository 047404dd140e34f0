import type { CommandsOf } from '../kernel/registry.ts';
import type { Slice } from '../kernel/slice.ts';
import { type AdvanceAuctionCommand, decideAdvanceAuction } from './advance-auction.ts';
import {
  type AuctionTimed,
  decideStartAuction,
  decideTimeAuction,
  type NewAuction,
  type StartAuctionCommand,
  type TimeAuctionCommand,
} from './auction-desk.ts';
import type { AuctionStep } from './auction-steps.ts';
import { type BidCommand, decideBid, type PlacedBid } from './bid.ts';
import { type ConfirmBidCommand, decideConfirmBid } from './confirm-bid.ts';
import type { AuctionEffects } from './effects.ts';
import type { AskedBuyer, BidFacts } from './facts.ts';
import type { AuctionQuestions } from './questions.ts';
import {
  type CompleteAuctionCommand,
  decideCompleteAuction,
  decideSettleAuction,
  type SettleAuctionCommand,
} from './settle-auction.ts';
import { decideVoidBid, type VoidBidCommand, type VoidedBid } from './void-bid.ts';

export type { AuctionEffects } from './effects.ts';
export type { AuctionQuestions } from './questions.ts';

export interface AuctionCommands
  extends CommandsOf<BidCommand, PlacedBid>,
    CommandsOf<ConfirmBidCommand, BidFacts>,
    CommandsOf<AdvanceAuctionCommand, AuctionStep>,
    CommandsOf<CompleteAuctionCommand, AskedBuyer>,
    CommandsOf<SettleAuctionCommand, AuctionStep>,
    CommandsOf<StartAuctionCommand, NewAuction>,
    CommandsOf<TimeAuctionCommand, AuctionTimed>,
    CommandsOf<VoidBidCommand, VoidedBid> {}

declare module '../kernel/registry.ts' {
  interface Commands extends AuctionCommands {}
  interface Questions extends AuctionQuestions {}
  interface Effects extends AuctionEffects {}
  interface NewIds {
    bid: true;
    auction: true;
  }
  interface PostingReasons {
    bond: true;
    forfeit: true;
    refund: true;
  }
  interface CardEventKinds {
    auctioned: true;
    returned: true;
  }
}

export const auction: Slice<AuctionCommands, AuctionQuestions> = {
  decisions: {
    bid: decideBid,
    'confirm-bid': decideConfirmBid,
    'advance-auction': decideAdvanceAuction,
    'complete-auction': decideCompleteAuction,
    'confirm-auction': decideSettleAuction,
    'pass-auction': decideSettleAuction,
    'start-auction': decideStartAuction,
    'end-auction': decideTimeAuction,
    'extend-auction': decideTimeAuction,
    'void-bid': decideVoidBid,
  },
  unchecked: {
    'lead-without': 'the auction is looked at with the bid, and changes with every bid',
    'cards-bid-on': 'pages are told to look again, and nothing else follows from it',
  },
};
