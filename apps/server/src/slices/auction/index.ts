export { toBid } from './bids/bid-routes.ts';
export { type BidRow, bidsOfCard } from './bids/bid-store.ts';
export { lastAuction, toCardAuction } from './last-auction.ts';
export { auctionRoom } from './room.ts';
