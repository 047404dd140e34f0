import { toHoof } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import type { Game } from '../../../game.ts';
import { route } from '../../../http/route.ts';
import { balanceOf } from '../../hoof/index.ts';
import { battlerStats, listMatches, topBattlers } from './battle-store.ts';

export function battleRoutes(app: FastifyInstance, { db, faces }: Game): void {
  route(app, 'GET /api/battles/active', async ({ query, reply }) => {
    reply.header('cache-control', 'no-store');
    const { player, limit } = query;
    return listMatches(db, faces, { finished: false, player, limit, before: undefined });
  });

  route(app, 'GET /api/battles/history', async ({ query, reply }) => {
    reply.header('cache-control', 'no-store');
    const { player, limit, before } = query;
    return listMatches(db, faces, { finished: true, player, limit, before });
  });

  route(app, 'GET /api/battles/leaderboard', async ({ query, reply }) => {
    reply.header('cache-control', 'no-cache');
    return topBattlers(db, query.limit);
  });

  route(app, 'GET /api/battles/stats/:wallet', async ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    const [balance, stats] = await Promise.all([
      balanceOf(db, params.wallet),
      battlerStats(db, params.wallet),
    ]);
    return { hoofBalance: toHoof(balance), ...stats };
  });
}
