import type { Room } from '../../room.ts';
import { advanceAuctions } from './advance-auctions.ts';
import { auctionRoutes } from './auction-routes.ts';
import { bidRoutes } from './bids/bid-routes.ts';
import { buyerRoutes } from './buyer-routes.ts';
import { AUCTION_SWEEPS } from './sweeps.ts';

export const auctionRoom: Room = {
  routes: [bidRoutes, auctionRoutes, buyerRoutes],
  sweeps: AUCTION_SWEEPS,
  duties: [{ every: 'second', run: advanceAuctions }],
};
