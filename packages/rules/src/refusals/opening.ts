import { m } from '@goats/words';
import type { RefusalTable } from './table.ts';

export const OPENING_REFUSALS = {
  'opening-unknown': {
    code: 'NOT_FOUND',
    say: m(
      '{kind, select, request {There is no such battle request.} friendly {There is no such friendly.} other {There is no such challenge.}}',
    ),
  },
  'opening-taken': {
    code: 'ALREADY_TAKEN',
    say: m(
      '{kind, select, request {Somebody was faster: this battle request is taken.} friendly {Somebody was faster: this friendly is taken.} other {Somebody was faster: this challenge is taken.}}',
    ),
  },
  'opening-cancelled': {
    code: 'ALREADY_CANCELLED',
    say: m(
      '{kind, select, request {This battle request was cancelled by its owner.} friendly {This friendly was cancelled by its owner.} other {This challenge was cancelled by its owner.}}',
    ),
  },
  'opening-turned-down': {
    code: 'ALREADY_CANCELLED',
    say: m(
      '{kind, select, rematch {This rematch was turned down.} request {This battle request was turned down.} friendly {This friendly was turned down.} other {This challenge was turned down.}}',
    ),
  },
  'opening-expired': {
    code: 'ALREADY_EXPIRED',
    say: m(
      '{kind, select, request {This battle request has expired.} friendly {This friendly has expired.} other {This challenge has expired.}}',
    ),
  },
  'opening-owner-leaving': {
    code: 'ALREADY_CANCELLED',
    say: m(
      '{kind, select, request {This battle request is over: its owner is leaving the Stadium.} friendly {This friendly is over: its owner is leaving the Stadium.} other {This challenge is over: its owner is leaving the Stadium.}}',
    ),
  },
  'opening-not-yours': {
    code: 'FORBIDDEN',
    say: m(
      '{kind, select, request {Only whoever opened a battle request can cancel it.} friendly {Only whoever opened a friendly can cancel it.} other {Only whoever opened a challenge can cancel it.}}',
    ),
  },
  'too-many-openings': {
    code: 'TOO_MANY_OPEN',
    say: m(
      '{what, select, listed-challenge {You have {open} challenges open: wait for an opponent, or cancel one.} listed-request {You have {open} battle requests open: wait for an opponent, or cancel one.} listed-friendly {You have {open} friendlies open: wait for an opponent, or cancel one.} addressed-challenge {You have {open} challenges to a player open: wait for an opponent, or cancel one.} addressed-request {You have {open} rematches open: wait for an opponent, or cancel one.} addressed-friendly {You have {open} friendlies to a player open: wait for an opponent, or cancel one.} unlisted-challenge {You have {open} duel links open: wait for an opponent, or cancel one.} unlisted-friendly {You have {open} links to a friendly open: wait for an opponent, or cancel one.} other {You have {open} links open: wait for an opponent, or cancel one.}}',
    ),
  },
  'challenge-for-another': {
    code: 'NOT_ADDRESSED',
    say: m('This challenge is for somebody else.'),
  },
  'rematch-for-others': {
    code: 'NOT_ADDRESSED',
    say: m('This rematch is between the two who played the match.'),
  },
  'last-card': {
    code: 'LAST_CARD',
    say: m(
      'This would put your last card at stake. A battle takes a card from whoever loses it, and one always stays with you: play a challenge or practise with it, or mint a second card.',
    ),
  },
  'own-battle': { code: 'OWN_REQUEST', say: m('You cannot join your own battle.') },
  'own-challenge': { code: 'OWN_CHALLENGE', say: m('Cannot Accept Own Challenge') },
  'challenge-wrong-tier': {
    code: 'WRONG_TIER',
    say: m('This challenge is for {rarity} cards; {name} is {cardRarity}.'),
  },
  'battle-wrong-tier': { code: 'WRONG_TIER', say: m('This battle is for {rarity} cards.') },
  'no-matching-card': {
    code: 'NO_MATCHING_CARD',
    say: m('No Matching NFTs: this battle needs a free {rarity} card.'),
  },
  'no-matching-deck': {
    code: 'NO_MATCHING_CARD',
    say: m('No Matching NFTs: this battle needs ten free cards, and a captain that is {rarity}.'),
  },
  'pool-too-low': {
    code: 'POOL_CHANGED',
    say: m('This one is only for a pool of {wanted} HOOF; with you it would be {now}.'),
  },
  'pool-changed': {
    code: 'POOL_CHANGED',
    say: m(
      'The pool is not what was shown: it would be {now} HOOF now. Look again before you stake.',
    ),
  },
  'pool-out-of-reach': {
    code: 'INVALID_INPUT',
    say: m('minPool must not be more than the pool can be: {most}'),
  },
  'stake-of-friendly': {
    code: 'INVALID_INPUT',
    say: m('hoofStake is nothing for a friendly, and something for all else'),
  },
  'mode-of-friendly': { code: 'INVALID_INPUT', say: m('gameMode of a friendly is duel') },
  'friendly-for-whom': {
    code: 'INVALID_INPUT',
    say: m('to or unlisted must say whom a friendly is for'),
  },
  'request-for-all': {
    code: 'INVALID_INPUT',
    say: m('to is for challenges: a battle request is for all'),
  },
  'rematch-for-opponent': {
    code: 'INVALID_INPUT',
    say: m('rematchOf is for your last opponent already'),
  },
  'asked-blocked': {
    code: 'CONFLICT',
    say: m('You have blocked this player. Take the block away first.'),
  },
  'asked-oneself': { code: 'INVALID_INPUT', say: m('to must be somebody else') },
  'asked-house': {
    code: 'INVALID_INPUT',
    say: m('to must be a person: house players take what is listed'),
  },
  'card-missing': { code: 'INVALID_INPUT', say: m('cardId must be the card you play with') },
  'deck-missing': {
    code: 'INVALID_INPUT',
    say: m('cardIds must be the ten cards of your deck, the captain first'),
  },
  'card-plays-elsewhere': {
    code: 'CARD_BUSY',
    say: m('{name} is playing elsewhere right now.'),
  },
  'friendly-card-away': {
    code: 'CARD_BUSY',
    say: m('The card of this friendly cannot play right now: try again later.'),
  },
  'rematch-not-a-player': {
    code: 'NOT_A_PLAYER',
    say: m('A rematch is for the two who played the match.'),
  },
  'rematch-too-early': {
    code: 'MATCH_NOT_FINISHED',
    say: m('First this match, then the next one.'),
  },
  'rematch-of-players-only': {
    code: 'NO_REMATCH',
    say: m('Only a match between two players has a rematch.'),
  },
  'rematch-too-late': {
    code: 'NO_REMATCH',
    say: m('That match is too long ago for a rematch. The lobby is open.'),
  },
  'rematch-same-game': {
    code: 'NO_REMATCH',
    say: m('A rematch is the same game for the same stake.'),
  },
  'rematch-declined': {
    code: 'NO_REMATCH',
    say: m('Your opponent has said no to this rematch.'),
  },
  'rematch-proposed-by-you': {
    code: 'REMATCH_PROPOSED',
    say: m('You have proposed this rematch already.'),
  },
  'rematch-proposed-by-them': {
    code: 'REMATCH_PROPOSED',
    say: m('Your opponent was faster: a rematch is waiting for you.'),
  },
} as const satisfies RefusalTable;
