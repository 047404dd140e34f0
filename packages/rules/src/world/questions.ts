import type { Rivals } from '../economy/circle.ts';
import type { Hundredths } from '../economy/hoof.ts';
import type { Payment, Trade } from '../economy/trading-circle.ts';
import type { SaleBackground } from '../economy/wash.ts';
import type { WeekStanding } from '../economy/week.ts';
import type { Rarity } from '../rarity.ts';
import type { Battler } from '../rating/rate-match.ts';
import type { ChainLog, WithdrawalFacts } from './chain-facts.ts';
import type { CupEntry, CupFacts, CupKind, CupState, CupTie } from './cup-facts.ts';
import type {
  AuctionFacts,
  AuctionLead,
  BidFacts,
  EndingAuction,
  HeldBond,
  HeldCard,
  MatchFacts,
  OfferFacts,
  OpeningFacts,
  OpeningKind,
} from './facts.ts';

/**
 * What a decision may ask about the world. A decision is a generator that yields questions and
 * returns a verdict: it stays pure, and whoever runs many of them answers the questions of all in
 * one query a kind.
 */
export type Question =
  /**
   * In the hand of `wallet` when it is its own or lent to it; else as it lies. A wallet may have come
   * to own the very card that it has on loan: then `lent` or `busyWith` says which of the two is meant.
   */
  | {
      readonly ask: 'card';
      readonly id: number;
      readonly wallet?: string;
      readonly lent?: boolean;
      readonly busyWith?: string;
    }
  /** The wallet's cards that nothing holds, of one tier or of all. */
  | { readonly ask: 'free-cards'; readonly wallet: string; readonly rarity: Rarity | null }
  /** How many of the wallet's cards no open request and no match of one can take away. */
  | { readonly ask: 'cards-kept'; readonly wallet: string }
  /** The wallet's cards of a tier that look free to everybody else: a secret swap must not show. */
  | { readonly ask: 'seen-cards'; readonly wallet: string; readonly rarity: Rarity }
  /** A random card that nobody owns and no auction holds. */
  | {
      readonly ask: 'unowned-card';
      readonly rarity: Rarity;
      readonly except: readonly number[];
    }
  /** How many cards of a tier nobody owns, counted up to `most`. */
  | { readonly ask: 'unowned-count'; readonly rarity: Rarity; readonly most: number }
  /** Cards that a wallet has minted on a UTC day. */
  | { readonly ask: 'mints-of-day'; readonly wallet: string; readonly day: number }
  /** Openings of a kind that a wallet has open. */
  | { readonly ask: 'open-count'; readonly kind: OpeningKind; readonly wallet: string }
  /** The practice matches that somebody has going, oldest first. */
  | { readonly ask: 'live-practice'; readonly player: string }
  | { readonly ask: 'opening'; readonly kind: OpeningKind; readonly id: number }
  | { readonly ask: 'match'; readonly id: number }
  /** The newest opening that was a rematch of this match, whatever became of it. */
  | { readonly ask: 'last-rematch'; readonly of: number }
  /** Exact: whatever the account gets or gives meanwhile, the command is decided again. */
  | { readonly ask: 'balance'; readonly account: string; readonly exact?: true }
  /** How much of a wallet's balance is locked. */
  | { readonly ask: 'locked'; readonly wallet: string }
  /** How many of a wallet's cards are in an opening or a match. */
  | { readonly ask: 'busy-cards'; readonly wallet: string }
  /** What a UTC day's budget has been used for. */
  | { readonly ask: 'day-used'; readonly what: string; readonly day: number }
  /** Whether two wallets have ever played a match out against each other. */
  | { readonly ask: 'met'; readonly pair: WalletPair }
  /** Whoever has waited longest for cards of its own. */
  | { readonly ask: 'next-in-line' }
  /** What the treasury holds beyond what it has promised to live matches. */
  | { readonly ask: 'free-treasury' }
  /** Matches with a bonus that two wallets had on a UTC day. */
  | { readonly ask: 'bonus-matches'; readonly pair: WalletPair; readonly day: number }
  | { readonly ask: 'battler'; readonly address: string }
  /** Rated matches between two wallets after `since`. */
  | { readonly ask: 'meetings'; readonly pair: WalletPair; readonly since: number }
  /** The one the card is under, with the highest bids that stand at that instant. */
  | { readonly ask: 'auction'; readonly cardId: number; readonly at: number }
  | { readonly ask: 'ending-auction'; readonly id: number; readonly at: number }
  /** The cards on which a wallet has bids that stand, in auctions that run. */
  | { readonly ask: 'cards-bid-on'; readonly wallet: string; readonly at: number }
  /** Until when a wallet may not bid. */
  | { readonly ask: 'bid-ban'; readonly wallet: string; readonly at: number }
  | { readonly ask: 'bid'; readonly id: number }
  /** What would lead in a bid's auction without it. */
  | { readonly ask: 'lead-without'; readonly bidId: number; readonly at: number }
  /** The bonds that a wallet has in auctions where it is not asked to buy. */
  | { readonly ask: 'bonds'; readonly wallet: string }
  | { readonly ask: 'offer'; readonly id: number }
  /** What stands open for a card, highest first. */
  | { readonly ask: 'card-offers'; readonly cardId: number }
  /** Offers that a wallet has open. */
  | { readonly ask: 'offer-count'; readonly wallet: string }
  /** What two wallets have had to do with each other, and with this card. */
  | {
      readonly ask: 'dealings';
      readonly cardId: number;
      readonly seller: string;
      readonly buyer: string;
      readonly since: number;
    }
  /** What a wallet got and paid for cards among players since then, oldest first, one more than `most`. */
  | {
      readonly ask: 'trades';
      readonly wallet: string;
      readonly since: number;
      readonly most: number;
    }
  /**
   * Whom the seller paid since then, whom those paid, and so on, but not beyond the buyer; each once,
   * house players left out, one more than `most`.
   */
  | {
      readonly ask: 'payments';
      readonly seller: string;
      readonly buyer: string;
      readonly since: number;
      readonly most: number;
    }
  /** What cards of a tier cost, apart from this card and what these two ask for theirs. */
  | {
      readonly ask: 'tier-prices';
      readonly rarity: Rarity;
      readonly cardId: number;
      readonly wallets: WalletPair;
      readonly most: number;
    }
  /** The last time somebody minted this card. */
  | { readonly ask: 'newest-mint'; readonly cardId: number }
  /** Whether an operator keeps the wallet from writing. */
  | { readonly ask: 'frozen'; readonly wallet: string }
  | { readonly ask: 'starter-claimed'; readonly wallet: string }
  | { readonly ask: 'house-joined'; readonly address: string }
  /** A cup with everybody in it and every tie so far: for its draw, and for calling it off. */
  | { readonly ask: 'cup'; readonly id: number }
  /** Whether the schedule has opened its cup of a slot. */
  | { readonly ask: 'cup-slot'; readonly kind: CupKind; readonly slot: number }
  /** So many house players, none of whom plays for this cup already. */
  | { readonly ask: 'house-players'; readonly count: number; readonly except: readonly string[] }
  /** Random cards of a tier that nobody owns, for a house player's hand; of these goats, or of any. */
  | {
      readonly ask: 'pool-hand';
      readonly rarity: Rarity;
      readonly goats: readonly number[] | null;
      readonly cards: number;
    }
  /** Matches of two wallets that count in a week, and whether it has been paid. */
  | { readonly ask: 'week-meetings'; readonly week: number; readonly pair: WalletPair }
  /** The best of a week's table with everybody who is level with the last; null when it is paid. */
  | { readonly ask: 'week-standings'; readonly week: number; readonly places: number }
  /** Whom a wallet met in matches that count in a week, people only, most met first. */
  | {
      readonly ask: 'week-rivals';
      readonly week: number;
      readonly wallet: string;
      readonly most: number;
    }
  | {
      readonly ask: 'new-id';
      readonly of:
        | 'opening'
        | 'match'
        | 'bid'
        | 'offer'
        | 'cup'
        | 'entry'
        | 'withdrawal'
        | 'auction';
    }
  | { readonly ask: 'withdrawal'; readonly id: number }
  /** The vouchers of a wallet that can still be redeemed, oldest first. */
  | { readonly ask: 'open-withdrawals'; readonly wallet: string }
  /** What all vouchers that can still be redeemed promise, in HOOF. */
  | { readonly ask: 'promised-hoof' }
  /** The free HOOF that a wallet has in vaults, those of its vouchers among them. */
  | { readonly ask: 'free-stakes'; readonly wallet: string }
  /** Whether a wallet asked the chain to let it go. */
  | { readonly ask: 'leaving'; readonly wallet: string }
  /** Whether what a log of the chain causes has happened. */
  | { readonly ask: 'log-applied'; readonly log: ChainLog }
  /** A cup and how many are in it: what it costs to ask does not grow with them. */
  | { readonly ask: 'cup-state'; readonly id: number }
  | { readonly ask: 'cup-ties'; readonly id: number }
  /** Somebody's own entry, with the hand. */
  | { readonly ask: 'cup-entry'; readonly id: number; readonly wallet: string }
  /** What was paid for the places of a cup in all; who has none has it back. */
  | { readonly ask: 'cup-fees'; readonly id: number };

interface AnswerTable {
  readonly card: HeldCard | null;
  readonly 'free-cards': readonly HeldCard[];
  readonly 'cards-kept': number;
  readonly 'seen-cards': readonly HeldCard[];
  readonly 'unowned-card': HeldCard | null;
  readonly 'unowned-count': number;
  readonly 'mints-of-day': Mints;
  readonly 'open-count': number;
  readonly 'live-practice': readonly number[];
  readonly opening: OpeningFacts | null;
  readonly match: MatchFacts | null;
  readonly 'last-rematch': OpeningFacts | null;
  readonly balance: Hundredths;
  readonly locked: Hundredths;
  readonly 'busy-cards': number;
  readonly 'day-used': number;
  readonly met: boolean;
  readonly 'next-in-line': string | null;
  readonly 'free-treasury': Hundredths;
  readonly 'bonus-matches': number;
  readonly battler: Battler | null;
  readonly meetings: number;
  readonly auction: AuctionFacts | null;
  readonly 'starter-claimed': 'own' | 'lent' | null;
  readonly 'ending-auction': EndingAuction | null;
  readonly 'cards-bid-on': readonly number[];
  readonly 'bid-ban': number | null;
  readonly bid: BidFacts | null;
  readonly 'lead-without': AuctionLead;
  readonly bonds: readonly HeldBond[];
  readonly offer: OfferFacts | null;
  readonly 'card-offers': readonly OfferFacts[];
  readonly 'offer-count': number;
  readonly dealings: Dealings;
  readonly trades: readonly Trade[];
  readonly payments: readonly Payment[];
  readonly 'tier-prices': TierPrices;
  readonly 'newest-mint': Mint | null;
  readonly frozen: boolean;
  readonly cup: CupFacts | null;
  readonly 'cup-slot': boolean;
  readonly 'house-players': readonly string[];
  readonly 'pool-hand': readonly HeldCard[];
  readonly 'week-meetings': { readonly counted: number; readonly paid: boolean };
  readonly 'week-standings': WeekTable | null;
  readonly 'week-rivals': Rivals;
  readonly 'house-joined': boolean;
  readonly 'new-id': number;
  readonly withdrawal: WithdrawalFacts | null;
  readonly 'open-withdrawals': readonly WithdrawalFacts[];
  readonly 'promised-hoof': Hundredths;
  readonly 'free-stakes': Hundredths;
  readonly leaving: boolean;
  readonly 'log-applied': boolean;
  readonly 'cup-state': CupState | null;
  readonly 'cup-ties': readonly CupTie[];
  readonly 'cup-entry': CupEntry | null;
  readonly 'cup-fees': Hundredths;
}

/** Of whoever sells a card and whoever buys it; what counts since when, the question says. */
export interface Dealings
  extends Pick<SaleBackground, 'cameBack' | 'wentRound' | 'paidBack' | 'transferred'> {
  /** Those of the two that are house players. */
  readonly houses: readonly string[];
  /** The newest sale that one of the two has a part in; null while there is none. */
  readonly newestSale: number | null;
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

/** The head of a week's table, the most points first. */
export interface WeekTable {
  readonly standings: readonly WeekStanding[];
  /** All points of everybody. */
  readonly total: number;
}

/** What a wallet minted on a day: in all, and Legendary ones among them. */
export interface Mints {
  readonly all: number;
  readonly legendary: number;
}

export type AnswerTo<Q extends Question> = AnswerTable[Q['ask']];

/** Two wallets in the one order that both of them agree on. */
export type WalletPair = readonly [string, string];

/** `walletPair('0xb…', '0xa…') // ['0xa…', '0xb…']` */
export function walletPair(a: string, b: string): WalletPair {
  return a < b ? [a, b] : [b, a];
}

export type Asking<R> = Generator<readonly Question[], R, readonly unknown[]>;

type Asked = Readonly<Record<string, Question | readonly Question[]>>;
type Answered<A extends Asked> = {
  readonly [K in keyof A]: A[K] extends Question
    ? AnswerTo<A[K]>
    : A[K] extends readonly (infer Q extends Question)[]
      ? readonly AnswerTo<Q>[]
      : never;
};

/**
 * Asks several questions at once; they are answered under the same names.
 * `const { card, balance } = yield* ask({ card: { ask: 'card', id }, balance: { ask: 'balance', account } })`
 */
export function* ask<const A extends Asked>(asked: A): Asking<Answered<A>> {
  const answers = (yield Object.values(asked).flat() as Question[]).values();
  const next = () => answers.next().value;
  const named = Object.entries(asked).map(([name, question]) => [
    name,
    Array.isArray(question) ? question.map(next) : next(),
  ]);
  return Object.fromEntries(named) as Answered<A>;
}

/** `cardsOf([17, 18], wallet)`: a question for each. */
export function cardsOf(ids: readonly number[], wallet: string, busyWith?: string) {
  const which = busyWith === undefined ? {} : { busyWith };
  return ids.map((id) => ({ ask: 'card', id, wallet, ...which }) as const);
}
