import type { Attribute } from '../attributes.ts';
import type { Bidder } from '../economy/auctions.ts';
import type { History } from '../economy/history.ts';
import type { Hundredths } from '../economy/hoof.ts';
import type { MessageTopic } from '../economy/inbox.ts';
import type { WeekPrize } from '../economy/week.ts';
import type { MatchEvent } from '../engine/events.ts';
import type { Pair } from '../engine/seats.ts';
import type { LiveState } from '../engine/state.ts';
import type { Rarity } from '../rarity.ts';
import type { Rating } from '../rating/rate-match.ts';
import type { ChainLog, WithdrawalFacts, WithdrawalState } from './chain-facts.ts';
import type { CupEntry, CupFacts, CupStatus, CupTie, EntryState } from './cup-facts.ts';
import type {
  AskOutcome,
  AuctionState,
  BidBond,
  HeldCard,
  MatchFacts,
  OfferFacts,
  OfferStatus,
  OpeningFacts,
  OpeningKind,
} from './facts.ts';
import type { WalletPair } from './questions.ts';

export type PostingReason =
  | 'starter'
  | 'house'
  | 'mint'
  | 'transfer'
  | 'stake'
  | 'refund'
  | 'payout'
  | 'bonus'
  | 'allowance'
  | 'returned'
  | 'offer'
  | 'sale'
  | 'fee'
  | 'entry'
  | 'prize'
  | 'withdraw'
  | 'withdrawn'
  | 'deposit'
  | 'exit'
  | 'bond'
  | 'forfeit';

/** One balanced movement of HOOF between two accounts. */
export interface Posting {
  readonly type: 'post';
  readonly reason: PostingReason;
  /** What it is for. The same reason, reference and accounts move HOOF only once. */
  readonly reference: string;
  readonly from: string;
  readonly to: string;
  readonly amount: Hundredths;
  /** In which colour HOOF arrives that was not the receiver's own; left out: in the one it has. */
  readonly arrives?: 'locked' | 'free';
}

/** Something that happens to a card. Writing it down is what makes it happen. */
export interface CardEvent {
  readonly type: 'card-event';
  readonly cardId: number;
  readonly kind:
    | 'granted'
    | 'minted'
    | 'sold'
    | 'won'
    | 'lost'
    | 'levelled'
    | 'returned'
    | 'auctioned'
    | 'withdrawn'
    | 'moved'
    | 'deposited';
  readonly reference: string;
  readonly from?: string;
  readonly to?: string;
  readonly price?: Hundredths;
  /** 'minted': with locked HOOF, by a wallet without a history. */
  readonly bound?: boolean;
  readonly restsUntil?: number;
  readonly attribute?: Attribute;
  readonly value?: number;
}

/** Somebody is not asked any more. */
export interface EndedAsk {
  readonly wallet: string;
  readonly outcome: AskOutcome;
  /** An operator's. */
  readonly reason: string | null;
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

/** What is settled about a cup when it opens. */
export type NewCup = Omit<CupFacts, 'status' | 'version' | 'pool' | 'entries' | 'ties'> & {
  /** Of the schedule: the same one makes no second cup. */
  readonly slot: number | null;
};

export interface CupPlace {
  readonly wallet: string;
  readonly state: EntryState;
  readonly place: 1 | 2 | 3 | null;
  /** Of the fees and of the treasury's part together. */
  readonly prize: Hundredths;
}

/**
 * Everything that a decision can change, as plain data. What it was decided on an effect does not say:
 * the commit looks at every answer that the decision was given once more (unchecked.ts). Where many
 * take from one budget, an effect names what the budget has.
 */
export type Effect =
  | Posting
  | CardEvent
  | {
      readonly type: 'engage';
      readonly reference: string;
      readonly cards: readonly Pick<HeldCard, 'id' | 'owner' | 'bond' | 'asked'>[];
      /** Only the owner sees it: the list of a wallet's cards would give a swap away. */
      readonly secretly: boolean;
    }
  /** A card leaves the pool of a tier, and this many have to stay in it. */
  | { readonly type: 'pool-drawn'; readonly rarity: Rarity; readonly keeps: number }
  | {
      readonly type: 'release';
      readonly reference: string;
      /** Each in the hand it is in: the same card may be lent to both sides. */
      readonly cards: readonly { readonly id: number; readonly wallet: string }[];
    }
  /** The right to play cards that stay nobody's. */
  | {
      readonly type: 'cards-lent';
      readonly wallet: string;
      readonly cardIds: readonly number[];
    }
  /** A lent card has played a game, for this wallet alone. */
  | {
      readonly type: 'loan-played';
      readonly wallet: string;
      readonly cardId: number;
      readonly reference: string;
      readonly restsUntil: number | null;
    }
  /** So much more of a UTC day's budget, which has so much; less when something is given back. */
  | {
      readonly type: 'day-counted';
      readonly day: number;
      readonly what: string;
      readonly amount: number;
      readonly most: number;
    }
  /** A wallet waits for cards of its own; and gets them. */
  | { readonly type: 'own-cards-due'; readonly wallet: string }
  | {
      readonly type: 'own-cards-granted';
      readonly wallet: string;
      readonly cardIds: readonly number[];
    }
  | { readonly type: 'opening-opened'; readonly opening: OpeningFacts }
  | {
      readonly type: 'opening-ended';
      readonly kind: OpeningKind;
      readonly id: number;
      readonly status: 'accepted' | 'cancelled' | 'declined' | 'expired';
      readonly matchId: number | null;
    }
  | {
      readonly type: 'match-started';
      readonly match: MatchFacts & { readonly state: LiveState };
      /** The most the treasury may owe for it, kept back until the match is over. */
      readonly bonusReserved: Hundredths;
    }
  | {
      readonly type: 'match-moved';
      /** As it is from now on. */
      readonly match: MatchFacts;
      /** The version that was decided on. */
      readonly version: number;
      readonly events: readonly MatchEvent[];
      /** The same hash never counts twice, anywhere. */
      readonly commitment: string | null;
    }
  | {
      readonly type: 'bonus-counted';
      readonly pair: WalletPair;
      readonly day: number;
    }
  | {
      readonly type: 'rated';
      readonly matchId: number;
      readonly players: Pair<string>;
      readonly winner: 0 | 1;
      readonly payouts: Pair<Hundredths>;
      readonly rating: Rating;
      /** What each has behind it now, and whether these two have met. */
      readonly histories: Pair<History>;
      readonly playedOut: boolean;
      readonly at: number;
    }
  | {
      readonly type: 'starter-claimed';
      readonly wallet: string;
      readonly hoof: Hundredths;
      readonly cardIds: readonly number[];
      readonly lent: boolean;
    }
  | {
      readonly type: 'bid-placed';
      readonly id: number;
      readonly auctionId: number;
      readonly bidder: string;
      readonly amount: number;
      /** Null for one by a signed-in wallet. */
      readonly lapsesAt: number | null;
      /** Of the auction, from now on. */
      readonly endsAt: number;
    }
  | {
      readonly type: 'bid-confirmed';
      readonly id: number;
      readonly auctionId: number;
      readonly bidder: string;
    }
  /** Out of the running, by an operator. */
  | {
      readonly type: 'bid-voided';
      readonly id: number;
      readonly auctionId: number;
      readonly reason: string;
    }
  /** Whose bond lies in an auction's vault from now on; with null, nobody's. */
  | {
      readonly type: 'bond-moved';
      readonly auctionId: number;
      readonly bond: BidBond | null;
    }
  /** A card that nobody owns is put up. */
  | {
      readonly type: 'auction-started';
      readonly id: number;
      readonly cardId: number;
      readonly startPrice: number;
      readonly endsAt: number;
    }
  /** An operator ends it now, or gives it more time. */
  | {
      readonly type: 'auction-timed';
      readonly id: number;
      readonly endsAt: number;
      readonly endedEarly: boolean;
    }
  /** One step of an auction's end. */
  | {
      readonly type: 'auction-moved';
      readonly id: number;
      readonly becomes: AuctionState;
      /** What became of whoever was asked. */
      readonly ended: EndedAsk | null;
      /** Who is asked from now on. */
      readonly asked:
        | (Pick<Bidder, 'wallet' | 'bidId' | 'amount'> & { readonly until: number })
        | null;
    }
  /** Whoever is asked says that it has paid. */
  | { readonly type: 'purchase-claimed'; readonly id: number }
  /** A wallet loses its standing bids and may not bid for a while. */
  | {
      readonly type: 'bidder-banned';
      readonly wallet: string;
      readonly auctionId: number;
      readonly until: number;
      readonly reason: string;
    }
  /** Its owner asks so much for a card, or, with null, nothing any more. */
  | {
      readonly type: 'card-listed';
      readonly cardId: number;
      readonly price: Hundredths | null;
      /** Its followers hear of it: until when they hear of no other depends on it. */
      readonly told?: true;
    }
  | { readonly type: 'offer-made'; readonly offer: OfferFacts }
  | {
      readonly type: 'offer-ended';
      readonly id: number;
      readonly status: Exclude<OfferStatus, 'open'>;
    }
  /** A price that was paid, for the history of prices and the leaderboard. */
  | ({ readonly type: 'sale-recorded' } & SaleFacts)
  /** Earlier sales between two wallets that a later one shows for what they were. */
  | {
      readonly type: 'sales-seen-through';
      readonly pair: WalletPair;
      /** Null: of every card since then. */
      readonly cardId: number | null;
      readonly since: number;
      readonly reason: string;
    }
  | { readonly type: 'cup-opened'; readonly cup: NewCup }
  /** In, or out again: as long as the cup is open. */
  | { readonly type: 'cup-entered'; readonly cupId: number; readonly entry: CupEntry }
  | {
      readonly type: 'cup-left';
      readonly cupId: number;
      readonly wallet: string;
      readonly known: boolean;
    }
  /** One step of a cup that has begun, or is called off. */
  | {
      readonly type: 'cup-moved';
      readonly id: number;
      /** The cup as it was decided on. */
      readonly version: number;
      readonly becomes: CupStatus;
      /** Why it was cancelled. */
      readonly reason: string | null;
      /** What the treasury keeps back for it from now on. */
      readonly pool: Hundredths;
      /** House players that fill in. */
      readonly filled: readonly CupEntry[];
      /** What has become of whom. `place` is 1, 2, or 3 for a beaten semi-finalist. */
      readonly placed: readonly CupPlace[];
      readonly ended: CupTie | null;
      readonly began: readonly CupTie[];
    }
  /** What a match is worth in the week's table. */
  | {
      readonly type: 'week-counted';
      readonly week: number;
      readonly pair: WalletPair;
      readonly rows: readonly {
        readonly wallet: string;
        readonly points: number;
        readonly won: boolean;
      }[];
    }
  /** A week is paid: once, and on the table that was decided on. */
  | {
      readonly type: 'week-paid';
      readonly week: number;
      /** What was there to share, in whole HOOF. */
      readonly budget: number;
      /** What a prize was at most for each wallet of its circle, in whole HOOF. */
      readonly perWallet: number;
      readonly prizes: readonly WeekPrize[];
    }
  /** One line in the inbox of a wallet. */
  | {
      readonly type: 'message';
      readonly wallet: string;
      readonly topic: MessageTopic;
      readonly text: string;
      readonly href: string;
      /** Whose doing it is, when nobody asked for it: the commit sees to it that nobody is flooded. */
      readonly from?: string;
    }
  /** The same for everybody who follows a card or its goat: one line, which is spread afterwards. */
  | {
      readonly type: 'watchers-told';
      readonly cardId: number;
      readonly text: string;
      readonly href: string;
      /** Whose doing it is, and who knows it already. */
      readonly except: string;
      /** Gives way to other news. */
      readonly overpriced: boolean;
    }
  | { readonly type: 'house-joined'; readonly address: string; readonly name: string }
  /** What an operator did, for the log that nobody can change; in the transaction that does it. */
  | {
      readonly type: 'operator-acted';
      readonly username: string;
      readonly address: string;
      readonly action: string;
      /** A number whose name ends in `At` is a moment. */
      readonly details: Readonly<Record<string, unknown>>;
    }
  /** A voucher; all that are open together promise this at most. */
  | {
      readonly type: 'withdrawal-signed';
      readonly withdrawal: WithdrawalFacts;
      /** Null for a card's. */
      readonly within: Hundredths | null;
    }
  | {
      readonly type: 'withdrawal-ended';
      readonly id: number;
      readonly state: Exclude<WithdrawalState, 'signed'>;
    }
  /** What a final log causes, it causes once. */
  | { readonly type: 'chain-log-applied'; readonly log: ChainLog }
  /** Since when a wallet wants to leave without us; null: it stays. */
  | { readonly type: 'wallet-leaving'; readonly wallet: string; readonly since: number | null }
  /** Told to every instance after the commit: what a topic shows has changed. */
  | { readonly type: 'notice'; readonly topic: string };

export const TREASURY = 'treasury';
