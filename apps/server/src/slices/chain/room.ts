import type { Room } from '../../room.ts';
import { chainRoutes } from './chain-routes.ts';
import { chainDeskRoutes } from './desk/chain-desk-routes.ts';
import { registerChainMetrics } from './desk/chain-metrics.ts';
import { CHAIN_SWEEPS } from './sweeps.ts';

export const chainRoom: Room = {
  routes: [chainRoutes, chainDeskRoutes],
  sweeps: CHAIN_SWEEPS,
  metrics: [registerChainMetrics],
};
