import { m } from '@goats/words';
import type { RefusalTable } from './table.ts';

export const CARD_REFUSALS = {
  'card-unknown': { code: 'NOT_FOUND', say: m('There is no such card.') },
  'card-not-in-hand': { code: 'CARD_NOT_YOURS', say: m('{name} is not in your hand.') },
  'card-not-yours': { code: 'CARD_NOT_YOURS', say: m('{name} is not yours.') },
  'card-in-game': { code: 'CARD_BUSY', say: m('{name} is already in a game.') },
  'card-in-game-wait': {
    code: 'CARD_BUSY',
    say: m('{name} is in a game: wait until that is over.'),
  },
  'card-resting': {
    code: 'CARD_RESTING',
    say: m('{name} lost its last game and is resting.'),
  },
  'card-played-out': { code: 'CARD_PLAYED_OUT', say: m('{name} has played enough for today.') },
  'card-on-chain': {
    code: 'CARD_ON_CHAIN',
    say: m('{name} is on the chain: deposit it to play it again.'),
  },
  'card-traded-outside': {
    code: 'CARD_ON_CHAIN',
    say: m('{name} is outside the Stadium, on the chain: it is traded there.'),
  },
  'card-on-its-way-out': {
    code: 'CARD_BUSY',
    say: m('{name} is on its way out of the Stadium.'),
  },
  'lent-not-staked': {
    code: 'CARD_LENT',
    say: m('{name} is lent to you: it plays challenges and practice, and cannot be put at stake.'),
  },
  'bound-not-staked': {
    code: 'CARD_BOUND',
    say: m(
      '{name} was minted with gifted HOOF: it cannot be put at stake before you have played your way in.',
    ),
  },
  'lent-not-sold': { code: 'CARD_LENT', say: m("{name} is lent: it is nobody's to sell.") },
  'bound-not-sold': {
    code: 'CARD_BOUND',
    say: m(
      '{name} was minted with gifted HOOF: it cannot be sold before its owner has played their way in.',
    ),
  },
  'lent-not-taken-out': {
    code: 'CARD_LENT',
    say: m('{name} is lent to you: it is not yours to take out.'),
  },
  'bound-not-taken-out': {
    code: 'CARD_BOUND',
    say: m(
      '{name} was minted with gifted HOOF: it cannot leave before you have played your way in.',
    ),
  },
  'card-auctioned-off': {
    code: 'ON_AUCTION',
    say: m('{name} was auctioned off, and its winner has the first word.'),
  },
  'card-in-auction': {
    code: 'ON_AUCTION',
    say: m('{name} stands in an auction: bid for it there.'),
  },
  'hoof-short': {
    code: 'INSUFFICIENT_HOOF',
    say: m('Insufficient HOOF balance. Required: {required}, Available: {available}'),
  },
  'hoof-not-tradable': {
    code: 'NOT_TRADABLE',
    say: m(
      '{required} HOOF are needed and {tradable} of yours are tradable: gifted HOOF plays and mints, and what you win or sell for can be traded.',
    ),
  },
  'deck-not-ten': { code: 'DECK_INVALID', say: m('A squad is a deck of ten different cards.') },
  'wallet-leaving': {
    code: 'WALLET_LEAVING',
    say: m(
      'You asked the Stadium’s contract to let you go: nothing new begins until you have left, or stay after all.',
    ),
  },
  'deposit-undone': {
    code: 'WALLET_LEAVING',
    say: m(
      'The chain has taken back a deposit of yours: nothing new begins until what you have at stake is decided and the rest is settled.',
    ),
  },
  'roots-late': {
    code: 'ROOTS_LATE',
    say: m(
      'For half a day the chain has not heard from us who owns what. Until it has, nothing is staked or sold between players: what you win now could still leave with somebody else.',
    ),
  },
} as const satisfies RefusalTable;
