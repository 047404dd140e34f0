import { REJECTIONS, type Rejection } from '../../engine/rejections.ts';
import type { Asking } from './ask.ts';
import type { Effect } from './registry.ts';

/** Why a command may not happen: a stable code for programs, a sentence for people. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly sentence: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

export type RefusalCode =
  | 'AUCTION_ENDED'
  | 'ALREADY_CANCELLED'
  | 'ALREADY_ENTERED'
  | 'ALREADY_EXPIRED'
  | 'ALREADY_ON_AUCTION'
  | 'ALREADY_TAKEN'
  | 'BIDDING_BANNED'
  | 'BID_LAPSED'
  | 'BID_TOO_HIGH'
  | 'BID_TOO_LOW'
  | 'BOND_NEEDED'
  | 'CARD_BOUND'
  | 'CARD_BUSY'
  | 'CARD_LENT'
  | 'CARD_LISTED'
  | 'CARD_NOT_MINTED_ON_CHAIN'
  | 'CARD_NOT_THEIRS'
  | 'CARD_NOT_YOURS'
  | 'CARD_ON_CHAIN'
  | 'CARD_PLAYED_OUT'
  | 'CARD_RESTING'
  | 'CARD_TAKEN'
  | 'CONFLICT'
  | 'CUP_CLOSED'
  | 'CUP_FULL'
  | 'DAY_LIMIT'
  | 'FORBIDDEN'
  | 'INSUFFICIENT_HOOF'
  | 'INVALID_INPUT'
  | 'LAST_CARD'
  | 'MATCH_NOT_FINISHED'
  | 'MINT_LIMIT'
  | 'NOT_ADDRESSED'
  | 'NOT_A_PLAYER'
  | 'NOT_DUE'
  | 'NOT_ENTERED'
  | 'NOT_FOR_SALE'
  | 'NOT_FOUND'
  | 'NOT_ON_AUCTION'
  | 'NOT_TRADABLE'
  | 'NO_CARDS_LEFT'
  | 'NO_MATCHING_CARD'
  | 'NO_REMATCH'
  | 'OFFER_CLOSED'
  | 'OFFER_STANDS'
  | 'OFFER_TOO_LOW'
  | 'ON_AUCTION'
  | 'OWN_CARD'
  | 'OWN_CHALLENGE'
  | 'OWN_REQUEST'
  | 'POOL_CHANGED'
  | 'POOL_RESERVED'
  | 'PRICE_CHANGED'
  | 'REMATCH_PROPOSED'
  | 'STARTER_ALREADY_CLAIMED'
  | 'SWAP_CLOSED'
  | 'TOO_MANY_OPEN'
  | 'TOO_MANY_PRACTICE'
  | 'TOO_MANY_FRIENDLIES'
  | 'TREASURY_EMPTY'
  | 'WALLET_FROZEN'
  | 'WALLET_LEAVING'
  | 'WRONG_CLUB'
  | 'WRONG_TIER'
  | (typeof REJECTION_CODES)[Rejection];

export type Verdict<A> =
  | { readonly ok: true; readonly effects: readonly Effect[]; readonly answer: A }
  | { readonly ok: false; readonly refusal: Refusal };

export type Deciding<A> = Asking<Verdict<A>>;

/** `return refuse('CARD_BUSY', 'The Flea is already in a game.')` */
export function refuse(
  code: RefusalCode,
  sentence: string,
  details?: Refusal['details'],
): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: details ? { code, sentence, details } : { code, sentence } };
}

/** The engine's reasons as calls answer them. */
const REJECTION_CODES = {
  'setup/same-player': 'OWN_CHALLENGE',
  'setup/deck-size': 'DECK_INVALID',
  'setup/duplicate-card': 'DECK_INVALID',
  'setup/challenge-is-a-duel': 'INTERNAL',
  'setup/malformed-seed': 'INTERNAL',
  'setup/malformed-terms': 'INTERNAL',
  'setup/malformed-name': 'INTERNAL',
  'setup/malformed-time': 'INTERNAL',
  'match/finished': 'MATCH_FINISHED',
  'match/deadline-passed': 'DEADLINE_PASSED',
  'match/malformed-time': 'INTERNAL',
  'commit/wrong-phase': 'COMMIT_WRONG_PHASE',
  'commit/already-committed': 'ALREADY_COMMITTED',
  'commit/malformed': 'COMMITMENT_MALFORMED',
  'open/wrong-phase': 'OPEN_WRONG_PHASE',
  'open/nothing-committed': 'NOTHING_COMMITTED',
  'open/already-opened': 'ALREADY_OPENED',
  'open/malformed': 'OPENING_MALFORMED',
  'open/commitment-mismatch': 'OPENING_MISMATCH',
  'open/wrong-tier': 'WRONG_TIER',
  'open/wrong-lineup': 'LINEUP_INVALID',
  'pick/wrong-phase': 'PICK_WRONG_PHASE',
  'pick/not-your-turn': 'NOT_YOUR_TURN',
  'pick/unknown-attribute': 'UNKNOWN_ATTRIBUTE',
  'pick/attribute-used': 'ATTRIBUTE_USED',
  'pick/not-a-decider': 'PICK_NOT_A_DECIDER',
  'pick/strike-missing': 'PICK_STRIKE_MISSING',
  'pick/strike-refused': 'PICK_STRIKE_REFUSED',
  'timeout/too-early': 'CONFLICT',
  'give-back/malformed': 'INTERNAL',
} as const satisfies Record<Rejection, string>;

/** `return rejected('pick/attribute-used')`: the engine's refusal as a verdict. */
export function rejected(rejection: Rejection) {
  return refuse(REJECTION_CODES[rejection], REJECTIONS[rejection], { rejection });
}
