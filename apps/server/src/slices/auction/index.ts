export { advanceAuctions } from './advance-auctions.ts';
export { auctionRoutes } from './auction-routes.ts';
export { bidRoutes, toBid } from './bids/bid-routes.ts';
export { type BidRow, bidsOfCard } from './bids/bid-store.ts';
export { buyerRoutes } from './buyer-routes.ts';
export { lastAuction, toCardAuction } from './last-auction.ts';
export { auctionRoom } from './room.ts';
