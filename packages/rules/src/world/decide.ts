import type { Economy } from '../economy/presets.ts';
import type { WeekPrize } from '../economy/week.ts';
import { type AcceptCommand, type Accepted, decideAccept } from './accept.ts';
import { type AcceptOfferCommand, decideAcceptOffer } from './accept-offer.ts';
import { type AdvanceAuctionCommand, decideAdvanceAuction } from './advance-auction.ts';
import { type AllowanceCommand, decideAllowance } from './allowance.ts';
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
import { type Bought, type BuyCommand, decideBuy } from './buy.ts';
import { type CancelCupCommand, decideCancelCup } from './cancel-cup.ts';
import type { ChainCommand } from './chain-commands.ts';
import { type CloseCommand, decideClose } from './close.ts';
import { type ConfirmBidCommand, decideConfirmBid } from './confirm-bid.ts';
import type { CupFacts, CupState } from './cup-facts.ts';
import { type ChainAnswers, decideChain } from './decide-chain.ts';
import type { NewCup } from './effects.ts';
import { decideEndOffer, type EndOfferCommand } from './end-offer.ts';
import { decideEnterCup, type EnterCupCommand, type Entered } from './enter-cup.ts';
import type {
  AskedBuyer,
  BidFacts,
  HeldCard,
  MatchFacts,
  OfferFacts,
  OpeningFacts,
} from './facts.ts';
import { decideMoveIn, decidePurse, type MoveInCommand, type PurseCommand } from './house-gifts.ts';
import { decideLeaveCup, type LeaveCupCommand } from './leave-cup.ts';
import { decideList, decideUnlist, type ListCommand, type UnlistCommand } from './list.ts';
import { decideMint, type MintCommand, type Minted } from './mint.ts';
import { decideMove, type MoveCommand, type Moved } from './move.ts';
import { decideOffer, type OfferCommand } from './offer.ts';
import { decideOpen, type OpenCommand, type Opened } from './open.ts';
import { decideOpenCup, type OpenCupCommand } from './open-cup.ts';
import { decideOwnCards, type OwnCards, type OwnCardsCommand } from './own-cards.ts';
import { decidePayWeek, type PayWeekCommand } from './pay-week.ts';
import { decidePractice, type PracticeCommand } from './practice.ts';
import { decideReturnCards, type ReturnCardsCommand, type ReturnedCards } from './return-cards.ts';
import {
  type CompleteAuctionCommand,
  decideCompleteAuction,
  decideSettleAuction,
  type SettleAuctionCommand,
} from './settle-auction.ts';
import { decideStartCup, type StartCupCommand } from './start-cup.ts';
import { decideStarter, type Granted, type StarterCommand } from './starter.ts';
import type { Deciding } from './verdict.ts';
import { decideVoidBid, type VoidBidCommand, type VoidedBid } from './void-bid.ts';

/** Everything that can happen to the game's world. */
export type Command =
  | OpenCommand
  | AcceptCommand
  | CloseCommand
  | PracticeCommand
  | MoveCommand
  | MintCommand
  | StarterCommand
  | OwnCardsCommand
  | AllowanceCommand
  | MoveInCommand
  | PurseCommand
  | BidCommand
  | ConfirmBidCommand
  | AdvanceAuctionCommand
  | CompleteAuctionCommand
  | SettleAuctionCommand
  | ReturnCardsCommand
  | ListCommand
  | UnlistCommand
  | BuyCommand
  | OfferCommand
  | EndOfferCommand
  | AcceptOfferCommand
  | OpenCupCommand
  | EnterCupCommand
  | LeaveCupCommand
  | StartCupCommand
  | CancelCupCommand
  | PayWeekCommand
  | StartAuctionCommand
  | TimeAuctionCommand
  | VoidBidCommand
  | ChainCommand;

interface Answers extends ChainAnswers {
  readonly open: Opened;
  readonly accept: Accepted;
  readonly cancel: OpeningFacts;
  readonly expire: OpeningFacts;
  readonly practice: MatchFacts;
  readonly move: Moved;
  readonly 'time-out': Moved;
  readonly 'give-back': Moved;
  readonly mint: Minted;
  readonly starter: Granted;
  readonly 'own-cards': OwnCards;
  readonly allowance: null;
  readonly 'move-in': null;
  readonly purse: null;
  readonly bid: PlacedBid;
  readonly 'confirm-bid': BidFacts;
  readonly 'advance-auction': AuctionStep;
  readonly 'complete-auction': AskedBuyer;
  readonly 'confirm-auction': AuctionStep;
  readonly 'pass-auction': AuctionStep;
  readonly 'return-cards': ReturnedCards;
  readonly list: HeldCard;
  readonly unlist: HeldCard;
  readonly buy: Bought;
  readonly offer: OfferFacts;
  readonly 'withdraw-offer': OfferFacts;
  readonly 'expire-offer': OfferFacts;
  readonly 'accept-offer': OfferFacts;
  readonly 'open-cup': NewCup;
  readonly 'enter-cup': Entered;
  readonly 'leave-cup': CupState;
  readonly 'start-cup': CupFacts;
  readonly 'cancel-cup': CupFacts;
  readonly 'pay-week': readonly WeekPrize[];
  readonly 'start-auction': NewAuction;
  readonly 'end-auction': AuctionTimed;
  readonly 'extend-auction': AuctionTimed;
  readonly 'void-bid': VoidedBid;
}

export type AnswerOf<C extends Command> = Answers[C['type']];

/**
 * What a command makes happen, or why it may not: all rules of the game and its economy, and no
 * clock, no database and no chance. The generator yields what it must know and returns a verdict.
 *
 * `const deciding = decide({ type: 'mint', cardId: 17, wallet, at }, PRESETS.live)`
 */
export function decide<C extends Command>(command: C, economy: Economy): Deciding<AnswerOf<C>>;
export function decide(command: Command, economy: Economy): Deciding<unknown> {
  switch (command.type) {
    case 'open':
      return decideOpen(command, economy);
    case 'accept':
      return decideAccept(command, economy);
    case 'cancel':
    case 'expire':
      return decideClose(command);
    case 'practice':
      return decidePractice(command);
    case 'move':
    case 'time-out':
    case 'give-back':
      return decideMove(command, economy);
    case 'mint':
      return decideMint(command, economy);
    case 'starter':
      return decideStarter(command, economy);
    case 'own-cards':
      return decideOwnCards(command, economy);
    case 'allowance':
      return decideAllowance(command, economy);
    case 'move-in':
      return decideMoveIn(command, economy);
    case 'purse':
      return decidePurse(command);
    case 'bid':
      return decideBid(command, economy);
    case 'confirm-bid':
      return decideConfirmBid(command, economy);
    case 'advance-auction':
      return decideAdvanceAuction(command, economy);
    case 'complete-auction':
      return decideCompleteAuction(command);
    case 'confirm-auction':
    case 'pass-auction':
      return decideSettleAuction(command, economy);
    case 'return-cards':
      return decideReturnCards(command);
    case 'list':
      return decideList(command);
    case 'unlist':
      return decideUnlist(command);
    case 'buy':
      return decideBuy(command, economy);
    case 'offer':
      return decideOffer(command);
    case 'withdraw-offer':
    case 'expire-offer':
      return decideEndOffer(command);
    case 'accept-offer':
      return decideAcceptOffer(command, economy);
    case 'open-cup':
      return decideOpenCup(command);
    case 'enter-cup':
      return decideEnterCup(command, economy);
    case 'leave-cup':
      return decideLeaveCup(command);
    case 'start-cup':
      return decideStartCup(command, economy);
    case 'cancel-cup':
      return decideCancelCup(command);
    case 'pay-week':
      return decidePayWeek(command, economy);
    case 'start-auction':
      return decideStartAuction(command);
    case 'end-auction':
    case 'extend-auction':
      return decideTimeAuction(command);
    case 'void-bid':
      return decideVoidBid(command);
    default:
      return decideChain(command);
  }
}
