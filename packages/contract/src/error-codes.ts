import { z } from 'zod';

/**
 * Every way a call can be refused, with the HTTP status it travels under. The code is stable and
 * for programs; the sentence beside it on the wire is for people and may be reworded any day.
 */
export const ERROR_STATUS = {
  /** A field is missing or wrong; `details` names it. */
  INVALID_INPUT: 400,
  /** The body is not JSON at all. */
  MALFORMED_JSON: 400,
  /** The call needs a proven wallet. */
  UNAUTHENTICATED: 401,
  /** The sign-in text is not a complete EIP-4361 message, or says a thing twice. */
  MESSAGE_MALFORMED: 400,
  /** The message's time is over; sign a new one. */
  MESSAGE_EXPIRED: 401,
  /** The message is from the future, or not valid yet. */
  MESSAGE_NOT_YET_VALID: 401,
  /** The message was signed for another site. */
  DOMAIN_MISMATCH: 401,
  /** The message was signed for a chain that this site does not accept. */
  CHAIN_NOT_ACCEPTED: 401,
  /** This nonce was never given out. */
  NONCE_UNKNOWN: 401,
  /** This nonce has signed somebody in already: the message was replayed. */
  NONCE_USED: 401,
  NONCE_EXPIRED: 401,
  /** This nonce was given to another browser. */
  NONCE_STOLEN: 401,
  /** The signature is not of this message by this wallet. */
  SIGNATURE_INVALID: 401,
  /** Username and password do not belong together, or to nobody. */
  LOGIN_FAILED: 401,
  /** The wallet is proven, but this is not its to do. */
  FORBIDDEN: 403,
  /** The payload names another wallet than the one that is signed in. */
  WALLET_MISMATCH: 403,
  /** An operator keeps this wallet from writing; `details` says why, and whom to write to. */
  WALLET_FROZEN: 403,
  /** A page of another site sent this. */
  ORIGIN_NOT_ALLOWED: 403,
  CARD_NOT_YOURS: 403,
  /** The wallet holds no card, and the owners club is for those that do. */
  NOT_AN_OWNER: 403,
  /** No such thing, or no such path. */
  NOT_FOUND: 404,
  /** A duel's link that was used, withdrawn or has run out; `details.status` says which. */
  DUEL_OVER: 410,
  METHOD_NOT_ALLOWED: 405,
  /** Somebody else was faster, or it has happened already. */
  CONFLICT: 409,
  /** The wallet won and did not buy; `details.nextAt` says when it may bid again. */
  BIDDING_BANNED: 409,
  /** A typed bid that nobody confirmed in time. */
  BID_LAPSED: 409,
  /** Somebody has bid as much or more; `details.currentBid` says how much, `details.least` what is enough. */
  BID_TOO_LOW: 409,
  /** A signed bid puts HOOF up; `details.bond` says how much, `details.available` what is there. */
  BOND_NEEDED: 409,
  /** More than may be bid; `details.most` says how much that is. */
  BID_TOO_HIGH: 409,
  /** The auction is over. */
  AUCTION_ENDED: 409,
  /** The card stands in no auction. */
  NOT_ON_AUCTION: 409,
  /** The card stands in a running auction already. */
  ALREADY_ON_AUCTION: 409,
  /** The server makes other cards of this batch; `details.root` is its root. */
  ROOT_MISMATCH: 409,
  /** Other series hold these cards; `details.conflicts` says which. */
  SERIES_CONFLICT: 409,
  /** A published series never changes. */
  SERIES_PUBLISHED: 409,
  /** `details` says what was required and what is there. */
  INSUFFICIENT_HOOF: 409,
  /** The treasury cannot pay this any more. */
  TREASURY_EMPTY: 409,
  STARTER_ALREADY_CLAIMED: 409,
  /** Every card has an owner. */
  NO_CARDS_LEFT: 409,
  /** The day's pack is not due; `details.because` says why, `details.nextAt` from when on it may be. */
  NOT_DUE: 409,
  /** The card has an owner. */
  CARD_TAKEN: 409,
  /** The card stands in an auction, and is to be had there only. */
  ON_AUCTION: 409,
  /** The wallet has minted enough for this UTC day; `details.nextAt` says when it goes on. */
  MINT_LIMIT: 409,
  /** What is left of this tier is kept for starter packs. */
  POOL_RESERVED: 409,
  /** Somebody is called so, or so that one could not tell them apart. */
  NAME_TAKEN: 409,
  /** The operator took this name from the wallet; `details.nextAt` says when it may have it again. */
  NAME_RESET: 409,
  /** The wallet has changed its name often enough for this UTC day; `details.nextAt` says when it goes on. */
  NAME_LIMIT: 409,
  /** There is no name to report, or the wallet has reported as many as it may. */
  REPORT_REFUSED: 409,
  /** The wallet has as many open already as one may have. */
  TOO_MANY_OPEN: 409,
  /** The wallet follows as much as it can. */
  TOO_MANY_FOLLOWED: 409,
  /** As many practice matches are going as one may have; `details.live` are their ids. */
  TOO_MANY_PRACTICE: 409,
  /** As many friendlies are going as a wallet may have; `details.live` are the ids of one’s own. */
  TOO_MANY_FRIENDLIES: 409,
  /** The card is in a challenge, a request or a match. */
  CARD_BUSY: 409,
  /** The card was minted with locked HOOF: it cannot be put at stake before a history is there. */
  CARD_BOUND: 409,
  /** The card is lent: it cannot be put at stake. */
  CARD_LENT: 409,
  /** The card is outside the Stadium: it plays and sells here again once it is deposited. */
  CARD_ON_CHAIN: 409,
  /** Of a series that the chain does not know. */
  CARD_NOT_MINTED_ON_CHAIN: 409,
  /** The card is not yet its owner's in a root that counts; `details.nextAt` says when the next one is due. */
  ROOT_NEEDED: 409,
  /** The Stadium has promised for today what it may pay; `details.nextAt` says when it goes on. */
  DAY_LIMIT: 409,
  /** The wallet asked the contract to let it go: nothing begins with it until it stays, or has left. */
  WALLET_LEAVING: 409,
  ROOTS_LATE: 409,
  /** Its owner has it up for sale: take it off the shelf first. */
  CARD_LISTED: 409,
  /** Nobody sells it, or not any more. */
  NOT_FOR_SALE: 409,
  /** The price is not what was shown; `details.price` is what it costs now. */
  PRICE_CHANGED: 409,
  /** Enough HOOF, but gifted: `details.tradable` is what can be traded. */
  NOT_TRADABLE: 409,
  /** One cannot buy from oneself. */
  OWN_CARD: 409,
  /** Withdrawn, accepted, out of time, or ended with the card's change of hands. */
  OFFER_CLOSED: 409,
  /** A card that a swap asks for is not the player's to whom it is proposed. */
  CARD_NOT_THEIRS: 409,
  /** Withdrawn, made, turned down, out of time, or ended because a card of it went elsewhere. */
  SWAP_CLOSED: 409,
  /** The wallet has an offer on this card already. */
  OFFER_STANDS: 409,
  /** Enough higher ones stand; `details.lowest` is what has to be beaten. */
  OFFER_TOO_LOW: 409,
  /** The card lost and rests; `details.restsUntil` says until when. */
  CARD_RESTING: 409,
  /** The card has played its games of this UTC day. */
  CARD_PLAYED_OUT: 409,
  /** A battle would put the wallet's last card at stake; `details.kept` says how many are not. */
  LAST_CARD: 409,
  /** Nobody plays against themselves. */
  OWN_CHALLENGE: 403,
  OWN_REQUEST: 403,
  /** The wallet is in this cup already; or it is not, and cannot leave it. */
  ALREADY_ENTERED: 409,
  NOT_ENTERED: 409,
  /** The cup has begun, was called off, or does not take entries yet. */
  CUP_CLOSED: 409,
  /** As many have entered as can be. */
  CUP_FULL: 409,
  /** The cards play for different clubs. */
  WRONG_CLUB: 409,
  /** Somebody else was faster: the match is theirs, the stake stays with the wallet. */
  ALREADY_TAKEN: 409,
  /** It was open for its time and is not any more. */
  ALREADY_EXPIRED: 409,
  ALREADY_CANCELLED: 409,
  /** The pool is not what was shown, or lower than its maker wants; `details.pool` says what it is. */
  POOL_CHANGED: 409,
  /** The card is not of the tier that is asked for. */
  WRONG_TIER: 409,
  /** No free card of the wallet fits; `details.rarity` says which tier is needed. */
  NO_MATCHING_CARD: 409,
  /** The same card twice, or not as many as the game mode takes. */
  DECK_INVALID: 400,
  /** A challenge or a rematch that is meant for somebody else. */
  NOT_ADDRESSED: 403,
  /** One of the two has proposed this rematch; `details.kind` and `details.id` say which opening. */
  REMATCH_PROPOSED: 409,
  /** No match for HOOF, not the same game, too long ago, or the opponent has said no. */
  NO_REMATCH: 409,
  /** The caller watches this match but does not play in it. */
  NOT_A_PLAYER: 403,
  MATCH_FINISHED: 409,
  /** No face here: it is practice, a player asked those who watch for quiet, or it were one too many. */
  NO_REACTIONS: 409,
  /** A proof exists once the match is over. */
  MATCH_NOT_FINISHED: 409,
  /** The time for this step had run out. */
  DEADLINE_PASSED: 409,
  /** Commitments are closed. */
  COMMIT_WRONG_PHASE: 409,
  ALREADY_COMMITTED: 409,
  COMMITMENT_MALFORMED: 400,
  /** This very commitment was made before, here or in another match. */
  COMMITMENT_REPLAYED: 409,
  /** Nothing can be opened now. */
  OPEN_WRONG_PHASE: 409,
  NOTHING_COMMITTED: 409,
  ALREADY_OPENED: 409,
  OPENING_MALFORMED: 400,
  /** Card, seed and salt are not what was committed to. */
  OPENING_MISMATCH: 409,
  LINEUP_INVALID: 409,
  /** No attribute is being picked now. */
  PICK_WRONG_PHASE: 409,
  NOT_YOUR_TURN: 409,
  UNKNOWN_ATTRIBUTE: 400,
  ATTRIBUTE_USED: 409,
  /** The last round is played in one of the deciders that are left. */
  PICK_NOT_A_DECIDER: 409,
  /** One decider has to go with this pick; `strike` names it. */
  PICK_STRIKE_MISSING: 409,
  /** What is to be crossed out is no open decider, or none goes now. */
  PICK_STRIKE_REFUSED: 409,
  /** Every ticket of this event is taken. */
  SOLD_OUT: 409,
  /** The event has begun or is over. */
  EVENT_OVER: 409,
  /** The vote on this proposal is over. */
  PROPOSAL_CLOSED: 409,
  /** Every goat of this wallet has voted on this. */
  ALREADY_VOTED: 409,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** The request calls this site by a name that it does not go by; PUBLIC_URL says which it does. */
  HOST_NOT_KNOWN: 421,
  /** The same Idempotency-Key came with another request before. */
  IDEMPOTENCY_KEY_REUSED: 422,
  /** Many want one at once: `details` is a challenge to work on, and the answer comes with the next try. */
  WORK_NEEDED: 428,
  /** Slow down; Retry-After says for how long. */
  TOO_MANY_REQUESTS: 429,
  /** A fault of ours. The request id in the answer finds it in the logs. */
  INTERNAL: 500,
  /** The database is away or the server is shutting down; try again. */
  UNAVAILABLE: 503,
  /** This server runs without the chain; the sentence says why. */
  CHAIN_OFF: 503,
  /** The chain does not answer; the game goes on without it. */
  CHAIN_UNREACHABLE: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const errorAnswer = z
  .object({
    error: z.string().describe('A sentence for a person'),
    code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
    reason: z
      .string()
      .optional()
      .describe('Which sentence it is: stable, as the code is, and one for each sentence'),
    values: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .optional()
      .describe('What the sentence says besides its words: names, and amounts as numbers'),
    details: z.unknown().optional(),
  })
  .meta({ id: 'Error' });

export type ErrorAnswer = z.infer<typeof errorAnswer>;
