import type { Hundredths } from '../economy/hoof.ts';
import type { Rarity } from '../rarity.ts';
import type { SeasonRankId } from '../rating/season-ranks.ts';

/** Whose bond it is hears what became of it. */
interface Bonded {
  readonly bond?: Hundredths | undefined;
}

/** One of the two. */
interface HoofOrCard {
  readonly hoof?: Hundredths;
  readonly card?: string;
}

/** HOOF that was put aside and came back, if any was. */
interface GivenBack {
  readonly back?: Hundredths | undefined;
}

/** Named by the first of them, and how many more there are. */
interface Taken {
  readonly take: string;
  readonly takeMore: number;
}

/** `size` of an early round, which is called by how many are left: the round of 16. */
export interface RoundFacts {
  readonly round: 'clubs' | 'final' | 'semi-final' | 'quarter-final' | 'early';
  readonly size: number;
}

/** Why a cup is not held. */
export type CupOff = 'operator' | 'nobody' | 'too-few' | 'no-rival';

/** Why an offer goes back without an answer. */
export type OfferEnd = 'sold' | 'outbid' | 'leaving' | 'left' | 'lost' | 'returned';

/**
 * What wallets are told, by kind: facts and no words, because whoever reads them has a language of
 * their own. Stored rows hold these names and values: a kind may be added, never given another sense.
 */
export interface Notices {
  'auction-won': { readonly card: string; readonly sol: number };
  'auction-turn': { readonly card: string; readonly sol: number };
  'auction-returned': { readonly card: string } & Bonded;
  'auction-lapsed': { readonly card: string } & Bonded;
  'auction-passed': { readonly card: string; readonly reason: string } & Bonded;
  'auction-banned': { readonly card: string; readonly reason: string } & Bonded;
  'auction-unseen': { readonly card: string } & Bonded;
  'auction-yours': { readonly card: string; readonly sol: number } & Bonded;
  'auction-gone': { readonly card: string; readonly buyer: string; readonly sol: number } & Bonded;
  'auction-ends-soon': { readonly card: string };
  'bid-voided': { readonly card: string; readonly reason: string } & Bonded;
  'bid-outbid': { readonly card: string; readonly sol: number } & Bonded;

  'offer-made': { readonly card: string; readonly hoof: Hundredths };
  'offer-accepted': { readonly card: string; readonly hoof: Hundredths };
  'offer-ended': { readonly why: OfferEnd; readonly card?: string; readonly back: Hundredths };
  'offer-expired': { readonly back: Hundredths };
  'card-sold': { readonly card: string; readonly hoof: Hundredths; readonly yours: Hundredths };
  'card-listed': { readonly card: string; readonly hoof: Hundredths };
  'card-cheaper': { readonly card: string; readonly before: Hundredths; readonly hoof: Hundredths };
  /** Below nothing the HOOF is asked for. */
  'swap-proposed': Taken & {
    readonly give: string;
    readonly giveMore: number;
    readonly hoof: Hundredths;
  };
  'swap-made': Taken & { readonly yours?: Hundredths | undefined };
  'swap-refused': GivenBack;
  'swap-unanswered': GivenBack;
  'swap-broken': GivenBack;
  'swap-withdrawn': object;
  'swap-time-over': object;
  'swap-gone': object;

  'opening-taken': {
    readonly what: 'challenge' | 'request' | 'friendly';
    readonly minutes: number;
  };
  'opening-over': {
    readonly what: 'challenge' | 'request' | 'friendly' | 'rematch';
    readonly how: 'declined' | 'unanswered' | 'untaken';
    /** How many come back with the stake; none where nothing was staked. */
    readonly cards: number;
  };
  'rematch-asked': { readonly stake: Hundredths; readonly minutes: number };
  'duel-asked': { readonly stake: Hundredths; readonly minutes: number };
  'friendly-asked': { readonly minutes: number };

  'cup-off': { readonly rarity: Rarity; readonly why: CupOff; readonly fee: Hundredths };
  'cup-left-out': object;
  'cup-walkover': object;
  'cup-tie-begun': RoundFacts;
  'cup-placed': { readonly rarity: Rarity; readonly place: number; readonly prize: Hundredths };
  'cup-out': RoundFacts & { readonly rarity: Rarity };
  'clubs-won': { readonly prize: Hundredths };
  'clubs-over': object;
  'cup-soon': { readonly rarity: Rarity; readonly minutes: number };

  'week-prize': {
    readonly rank: number;
    readonly prize: Hundredths;
    /** Where the circle of opponents bounds the prize: HOOF for each wallet in it. */
    readonly each?: number;
    readonly circle?: number;
  };
  'season-over': { readonly season: number; readonly rank: SeasonRankId };

  'hoof-arrived': { readonly hoof: Hundredths };
  'hoof-left': { readonly hoof: Hundredths };
  'card-deposited': { readonly card: string };
  'card-came': { readonly card: string };
  'card-left': { readonly card: string };
  'card-left-before-you': { readonly card: string };
  'withdrawal-expired': HoofOrCard;
  'withdrawal-paid': HoofOrCard;
  'leaving-asked': object;

  'card-rested': { readonly card: string };
  'friend-plays': { readonly player: string };
}

export type NoticeKind = keyof Notices;

/** As it is stored and sent: `{ kind: 'card-rested', values: { card: 'The Flea' } }` */
export interface Notice {
  readonly kind: string;
  readonly values: Readonly<Record<string, string | number>>;
}
