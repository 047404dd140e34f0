import type { Attributes } from '../attributes.ts';
import type { Bidder } from '../economy/auctions.ts';
import type { Hundredths } from '../economy/hoof.ts';
import type { ToldPrice } from '../economy/inbox.ts';
import { type CardForm, utcDay } from '../economy/limits.ts';
import type { CardBond, MatchCard } from '../engine/cards.ts';
import type { MatchMode } from '../engine/commitment.ts';
import type { Pair } from '../engine/seats.ts';
import type { MatchState } from '../engine/state.ts';
import type { Rarity } from '../rarity.ts';

/** A card, its owner and what it is doing. `version` makes a write on it conditional. */
export interface HeldCard {
  readonly id: number;
  readonly name: string;
  /** Which of the ten goats it shows. */
  readonly goat: number;
  readonly rarity: Rarity;
  readonly attributes: Attributes;
  /** How often it has grown. */
  readonly grown: number;
  readonly price: Hundredths;
  /** Whose hand it is in: of a loan, whom it is lent to. */
  readonly owner: string | null;
  /** 'challenge:12', 'request:3', or null. */
  readonly busyWith: string | null;
  readonly restsUntil: number | null;
  /** The UTC day that `games` counts, as `utcDay` counts days. */
  readonly gamesDay: number | null;
  readonly games: number;
  /** What its owner asks for it; left out while it is not for sale. */
  readonly asked?: Hundredths;
  /** What its followers were last told while it was this owner's; changes with the version. */
  readonly told?: ToldPrice;
  /** Left out for a card that is simply its owner's. */
  readonly bond?: CardBond;
  readonly version: number;
}

/** `gamesToday(card, at) // 2` */
export function gamesToday(card: Pick<HeldCard, 'games' | 'gamesDay'>, at: number): number {
  return card.gamesDay === utcDay(at) ? card.games : 0;
}

/** `formOf(card, at)`: what `cardHold` asks about. */
export function formOf(card: HeldCard, at: number): CardForm {
  return {
    engaged: card.busyWith !== null,
    restsUntil: card.restsUntil,
    gamesToday: gamesToday(card, at),
  };
}

export type OpeningKind = 'challenge' | 'request';
export type OpeningStatus = 'open' | 'accepted' | 'cancelled' | 'declined' | 'expired';

/** Which match is to be played again, and who alone may take it up. */
export interface RematchFacts {
  readonly of: number;
  readonly to: string;
}

/** A challenge or a battle request: one player waits for an opponent. */
export interface OpeningFacts {
  readonly kind: OpeningKind;
  readonly id: number;
  readonly player: string;
  /** Whether a house player opened it. */
  readonly house: boolean;
  readonly mode: MatchMode;
  /** One card, or a deck with the captain first. */
  readonly cardIds: readonly number[];
  readonly cardRarity: Rarity;
  /** The tier that the opponent must bring. */
  readonly rarity: Rarity;
  readonly stake: Hundredths;
  /** Whoever lowers the pool below this is refused. */
  readonly minPool: Hundredths;
  /** Left out: anybody may take it. */
  readonly rematch?: RematchFacts;
  readonly status: OpeningStatus;
  readonly matchId: number | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** The vault of an opening, and what its cards are busy with: `referenceOf(opening) // 'challenge:12'` */
export function referenceOf({ kind, id }: Pick<OpeningFacts, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}

export type MatchKind = OpeningKind | 'practice' | 'cup';

/** A match as it is stored: the only shape that ever holds the server seed. */
export interface MatchFacts {
  readonly id: number;
  readonly kind: MatchKind;
  /** The opening, or the cup whose tie it is. */
  readonly originId: number | null;
  /** The number of the newest event. */
  readonly version: number;
  readonly state: MatchState;
  /**
   * What each side may bring to a duel, the announced card first: in practice the hands that were
   * dealt, in a cup the cards that were entered, else the free cards of that tier when the match was
   * made. Null for squads and older matches.
   */
  readonly hands: Pair<readonly MatchCard[]> | null;
  /** The end of the last outage whose time this match got back; null when there was none. */
  readonly givenUntil: number | null;
}

/** Whether what each side may bring is settled for good: dealt for practice, or entered for a cup. */
export function hasDealtHands({ kind }: Pick<MatchFacts, 'kind'>): boolean {
  return kind === 'practice' || kind === 'cup';
}

/** `vaultOf(match) // 'challenge:12'` */
export function vaultOf({ kind, originId }: Pick<MatchFacts, 'kind' | 'originId'>): string {
  return `${kind}:${originId}`;
}

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
