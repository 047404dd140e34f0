import type { Room } from '../../room.ts';
import { expireOffers } from './expire-offers.ts';
import { leaderboardRoutes } from './sales/leaderboard-routes.ts';
import { breakSwaps, expireSwaps } from './swaps/end-swaps.ts';
import { swapRoutes } from './swaps/swap-routes.ts';
import { SWAP_SWEEPS } from './swaps/swap-sweeps.ts';
import { tradingRoutes } from './trading-routes.ts';

export const tradeRoom: Room = {
  routes: [tradingRoutes, swapRoutes, leaderboardRoutes],
  duties: [
    { every: 'second', run: expireOffers },
    { every: 'second', run: breakSwaps },
    { every: 'second', run: expireSwaps },
  ],
  sweeps: SWAP_SWEEPS,
};
