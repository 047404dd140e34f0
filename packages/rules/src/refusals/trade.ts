import { m } from '@goats/words';
import type { RefusalTable } from './table.ts';

export const TRADE_REFUSALS = {
  'not-for-sale': { code: 'NOT_FOR_SALE', say: m('{name} is not for sale.') },
  'not-for-sale-any-more': { code: 'NOT_FOR_SALE', say: m('{name} is not for sale any more.') },
  'nobody-owns-it': { code: 'NOT_FOR_SALE', say: m('Nobody owns {name} yet: mint it instead.') },
  'card-is-yours': { code: 'OWN_CARD', say: m('{name} is yours already.') },
  'card-in-game-not-sold': {
    code: 'CARD_BUSY',
    say: m('{name} is in a game: it can be bought when that is over.'),
  },
  'price-changed': {
    code: 'PRICE_CHANGED',
    say: m('{name} costs {price, hoof} HOOF now. Have another look before you buy.'),
  },
  'card-listed': {
    code: 'CARD_LISTED',
    say: m('{name} is for sale: it has to come off the shelf first.'),
  },
  'offer-unknown': { code: 'NOT_FOUND', say: m('There is no such offer.') },
  'offer-not-to-you': {
    code: 'FORBIDDEN',
    say: m('Only the owner of the card can accept an offer for it.'),
  },
  'offer-not-yours': { code: 'FORBIDDEN', say: m('Only whoever made an offer can withdraw it.') },
  'offer-accepted': { code: 'OFFER_CLOSED', say: m('This offer was accepted.') },
  'offer-withdrawn': { code: 'OFFER_CLOSED', say: m('This offer was withdrawn.') },
  'offer-expired': { code: 'OFFER_CLOSED', say: m('The time of this offer is over.') },
  'offer-ended': {
    code: 'OFFER_CLOSED',
    say: m('This offer has ended: the card changed hands, or higher offers came in.'),
  },
  'offer-stands': {
    code: 'OFFER_STANDS',
    say: m('You have {amount, hoof} HOOF on the table for it: withdraw that offer first.'),
  },
  'too-many-offers': {
    code: 'TOO_MANY_OPEN',
    say: m('You have {open} offers on the table: wait for an answer, or withdraw one.'),
  },
  'offer-too-low': {
    code: 'OFFER_TOO_LOW',
    say: m(
      '{offers} offers stand for it, all of at least {lowest, hoof} HOOF: offer more than that.',
    ),
  },
  'swap-unknown': { code: 'NOT_FOUND', say: m('There is no such swap.') },
  'swap-not-to-you': {
    code: 'FORBIDDEN',
    say: m('Only whom a swap was proposed to can say yes to it.'),
  },
  'swap-accepted': { code: 'SWAP_CLOSED', say: m('This swap was made.') },
  'swap-withdrawn': { code: 'SWAP_CLOSED', say: m('This swap was withdrawn.') },
  'swap-refused': { code: 'SWAP_CLOSED', say: m('This swap was turned down.') },
  'swap-expired': { code: 'SWAP_CLOSED', say: m('The time of this swap is over.') },
  'swap-ended': {
    code: 'SWAP_CLOSED',
    say: m('This swap has ended: a card of it went elsewhere.'),
  },
  'swap-card-gone': {
    code: 'SWAP_CLOSED',
    say: m('{name} is not theirs any more: this swap is over.'),
  },
  'swap-some-card-gone': {
    code: 'SWAP_CLOSED',
    say: m('A card of it is not theirs any more: this swap is over.'),
  },
  'swap-not-now': { code: 'CONFLICT', say: m('The other side cannot swap just now.') },
  'swap-they-play': {
    code: 'CARD_BUSY',
    say: m('The other one is in the middle of a match: try when it is over.'),
  },
  'swap-with-house': {
    code: 'NOT_FOR_SALE',
    say: m('The house does not swap: what it lets go is on its shelf.'),
  },
  'swap-with-yourself': { code: 'OWN_CARD', say: m('That would be a swap with yourself.') },
  'swap-size': {
    code: 'INVALID_INPUT',
    say: m('A swap has one to {most} cards on each side.'),
  },
  'swap-card-twice': { code: 'INVALID_INPUT', say: m('A swap names every card once.') },
  'card-not-theirs': { code: 'CARD_NOT_THEIRS', say: m('{name} is not theirs.') },
  'too-many-swaps-with-player': {
    code: 'TOO_MANY_OPEN',
    say: m('{open} swaps of yours wait for an answer of this player: withdraw one first.'),
  },
  'too-many-swaps': {
    code: 'TOO_MANY_OPEN',
    say: m('{open} swaps of yours wait for an answer: withdraw one first.'),
  },
  'mint-yours-already': { code: 'CARD_TAKEN', say: m('This card is yours already.') },
  'mint-has-owner': { code: 'CARD_TAKEN', say: m('This card has an owner.') },
  'mint-reserved': {
    code: 'POOL_RESERVED',
    say: m('The last {keeps} {rarity} cards without an owner are kept for newcomers’ packs.'),
  },
  'mints-of-day': {
    code: 'MINT_LIMIT',
    say: m(
      'You have minted enough for today: {perDay} a day are for one wallet. More after midnight UTC.',
    ),
  },
  'legendary-mints-of-day': {
    code: 'MINT_LIMIT',
    say: m(
      '{legendaryPerDay} Legendary a day are for one wallet, and you have had yours. More after midnight UTC; other tiers are still open to you.',
    ),
  },
  'gifted-mints-of-day': {
    code: 'MINT_LIMIT',
    say: m(
      '{lockedPerDay} cards were minted with gifted HOOF today, and that is all for one day. More after midnight UTC; HOOF that you won from other players is spent once the gifts are.',
    ),
  },
} as const satisfies RefusalTable;
