import { m } from '@goats/words';
import type { RefusalTable } from './table.ts';

export const AUCTION_REFUSALS = {
  'requested-nft-unknown': { code: 'NOT_FOUND', say: m('The requested NFT could not be found.') },
  'bid-unknown': { code: 'NOT_FOUND', say: m('There is no such bid.') },
  'auction-unknown': { code: 'NOT_FOUND', say: m('There is no such auction.') },
  'not-on-auction': { code: 'NOT_ON_AUCTION', say: m('This card is not on auction right now.') },
  'auction-ended': {
    code: 'AUCTION_ENDED',
    say: m('This auction has ended; no more bids are taken.'),
  },
  'auction-ended-unconfirmed': {
    code: 'AUCTION_ENDED',
    say: m('This auction has ended; nothing can be confirmed any more.'),
  },
  'bidding-banned': {
    code: 'BIDDING_BANNED',
    say: m(
      '{days, plural, one {This wallet won an auction and did not buy. It may bid again in a day.} other {This wallet won an auction and did not buy. It may bid again in # days.}}',
    ),
  },
  'bid-too-high': {
    code: 'BID_TOO_HIGH',
    say: m('Bids go up to {most, sol} SOL here, ten times the listed price.'),
  },
  'typed-bid-too-high': {
    code: 'BID_TOO_HIGH',
    say: m(
      'A bid from a typed address goes up to {most, sol} SOL here. Sign in with that wallet to bid more.',
    ),
  },
  'bids-at-their-highest': {
    code: 'BID_TOO_HIGH',
    say: m(
      '{currentBid, sol} SOL is as high as bids go here: up to {most, sol} SOL, in steps of {step} at least.',
    ),
  },
  'bid-not-higher': {
    code: 'BID_TOO_LOW',
    say: m('Your bid must be higher than the current bid of {currentBid, sol} SOL.'),
  },
  'bid-step': {
    code: 'BID_TOO_LOW',
    say: m('A bid goes {step} above the current one at least: {least, sol} SOL or more.'),
  },
  'first-bid-too-low': {
    code: 'BID_TOO_LOW',
    say: m('The first bid must be at least the listed price of {startPrice, sol} SOL.'),
  },
  'bid-beaten': {
    code: 'BID_TOO_LOW',
    say: m(
      'A signed bid of {currentBid, sol} SOL came in meanwhile and beats yours. Bid {least, sol} SOL or more.',
    ),
  },
  'bid-beaten-by-step': {
    code: 'BID_TOO_LOW',
    say: m(
      'A signed bid of {currentBid, sol} SOL came in meanwhile, and yours is not {step} above it. Bid {least, sol} SOL or more.',
    ),
  },
  'bid-not-yours': {
    code: 'FORBIDDEN',
    say: m('Only the wallet that a bid names can confirm it.'),
  },
  'bid-voided': { code: 'CONFLICT', say: m('An operator has voided this bid.') },
  'bid-lapsed': {
    code: 'BID_LAPSED',
    say: m('This bid has lapsed. Bid again: signed in, it stands.'),
  },
  'bond-needed': {
    code: 'BOND_NEEDED',
    say: m(
      'A signed bid puts up {bond} HOOF, of either colour, and you have {available}. They come back when somebody else leads or the card is yours.',
    ),
  },
  'not-asked-to-buy': {
    code: 'FORBIDDEN',
    say: m('Only whoever is asked to buy {name} can complete that.'),
  },
  'bought-already': { code: 'CONFLICT', say: m('{name} is yours already.') },
  'passed-on': { code: 'CONFLICT', say: m('An operator has passed {name} on.') },
  'buying-too-late': { code: 'DEADLINE_PASSED', say: m('The 24 hours for {name} are over.') },
} as const satisfies RefusalTable;
