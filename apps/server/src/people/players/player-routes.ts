import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { achievementsOf } from '../../slices/achievement/index.ts';
import { walletOf } from '../auth/sessions.ts';
import { showPlayer, toAchievement } from './player-view.ts';

export function playerRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/players/:address', async ({ params, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return showPlayer(deps.db, params.address, await walletOf(deps, request), deps.clock.now());
  });

  route(app, 'GET /api/players/:address/achievements', async ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    return (await achievementsOf(deps.db, params.address)).map(toAchievement);
  });
}
