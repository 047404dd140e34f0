import type { Room } from '../../room.ts';
import { chainRoutes } from './chain-routes.ts';
import { chainDeskRoutes } from './desk/chain-desk-routes.ts';
import { registerChainMetrics } from './desk/chain-metrics.ts';

export const chainRoom: Room = {
  routes: [chainRoutes, chainDeskRoutes],
  metrics: [registerChainMetrics],
};
