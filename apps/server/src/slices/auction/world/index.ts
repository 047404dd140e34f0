import type { AuctionCommands, AuctionEffects, AuctionQuestions } from '@goats/rules';
import { text, words } from '../../../kernel/checks.ts';
import { json, type WorldSlice } from '../../../kernel/world-slice.ts';
import { answers } from './answers.ts';
import {
  auctionMovedRow,
  banRow,
  bidRow,
  bondRow,
  confirmedRow,
  purchaseRow,
  startedRow,
  timedRow,
  voidedRow,
} from './rows.ts';

export const auction: WorldSlice<AuctionCommands, AuctionQuestions, AuctionEffects> = {
  answers,
  checks: {
    auction: ({ cardId: n }, auction) => ({
      ...{ n, seen: auction && words([auction.id, auction.version]) },
    }),
    'ending-auction': ({ id: n }, auction) => ({ n, seen: auction && text(auction.version) }),
    'bid-ban': ({ wallet: a, at }, until) => ({
      a,
      at: new Date(at),
      seen: until === null ? null : new Date(until).toISOString(),
    }),
    bid: ({ id: n }, bid) => ({ n, seen: bid && text(bid.version) }),
    bonds: ({ wallet: a }, bonds) => ({
      ...{ a, seen: words(bonds.map(({ auctionId, version }) => `${auctionId}.${version}`)) },
    }),
  },
  reads: {
    // The subject of a card under no auction is the card: whoever puts it up for auction writes that.
    auction: ({ cardId }, auction) => [
      auction === null ? `card:${cardId}` : `auction:${auction.id}`,
    ],
    'ending-auction': ({ id }) => [`auction:${id}`],
    'bid-ban': ({ wallet }) => [wallet],
    bid: (_, bid) => (bid === null ? [] : [`auction:${bid.auctionId}`]),
    bonds: ({ wallet }) => [wallet],
  },
  keys: {
    bid: ({ cardId }) => [`card:${cardId}`],
    'confirm-bid': ({ bidId }) => [`bid:${bidId}`],
    'void-bid': ({ bidId }) => [`bid:${bidId}`],
    'advance-auction': ({ auctionId }) => [`auction:${auctionId}`],
    'complete-auction': ({ auctionId }) => [`auction:${auctionId}`],
    'confirm-auction': ({ auctionId }) => [`auction:${auctionId}`],
    'pass-auction': ({ auctionId }) => [`auction:${auctionId}`],
    'end-auction': ({ auctionId }) => [`auction:${auctionId}`],
    'extend-auction': ({ auctionId }) => [`auction:${auctionId}`],
    'start-auction': ({ cardId }) => [`card:${cardId}`],
  },
  writes: {
    'bid-placed': ({ auctionId }) => [`auction:${auctionId}`],
    'bid-confirmed': ({ auctionId }) => [`auction:${auctionId}`],
    'bid-voided': ({ auctionId }) => [`auction:${auctionId}`],
    'bond-moved': ({ auctionId }) => [`auction:${auctionId}`],
    'auction-started': ({ cardId }) => [`card:${cardId}`],
    'auction-timed': ({ id }) => [`auction:${id}`],
    'auction-moved': ({ id }) => [`auction:${id}`],
    'purchase-claimed': ({ id }) => [`auction:${id}`],
    'bidder-banned': ({ wallet }) => [wallet],
  },
  newIds: { bid: "nextval('bids_id_seq')", auction: "nextval('auctions_id_seq')" },
  rows: ({ of }) => ({
    p_bids: json([...of('bid-placed').map(bidRow), ...of('bid-confirmed').map(confirmedRow)]),
    p_auctions: json([
      ...of('auction-moved').map(auctionMovedRow),
      ...of('purchase-claimed').map(purchaseRow),
      ...of('bidder-banned').map(banRow),
      ...of('bid-voided').map(voidedRow),
      ...of('bond-moved').map(bondRow),
      ...of('auction-started').map(startedRow),
      ...of('auction-timed').map(timedRow),
    ]),
  }),
};
