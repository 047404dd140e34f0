import type { Room } from '../../room.ts';
import { expireOffers } from './expire-offers.ts';
import { leaderboardRoutes } from './sales/leaderboard-routes.ts';
import { tradingRoutes } from './trading-routes.ts';

export const tradeRoom: Room = {
  routes: [tradingRoutes, leaderboardRoutes],
  duties: [{ every: 'second', run: expireOffers }],
};
