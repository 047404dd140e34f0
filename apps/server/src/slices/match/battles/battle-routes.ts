import { toHoof } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../../../cache/response-cache.ts';
import { sendHot } from '../../../cache/send-cached.ts';
import type { Game } from '../../../game.ts';
import { route } from '../../../http/route.ts';
import { walletOf } from '../../../people/auth/sessions.ts';
import { balanceOf } from '../../hoof/index.ts';
import { battlerStats, listMatches, topBattlers } from './battle-store.ts';
import { bestLive } from './live-store.ts';

/** Everybody who looks at what is on reads the same bytes for so long. */
const LIVE_MS = 2_000;

export function battleRoutes(app: FastifyInstance, game: Game, hot: ResponseCache): void {
  const { db, faces, clock } = game;

  route(app, 'GET /api/battles/active', async ({ query, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { player, limit } = query;
    const own = player !== undefined && player === (await walletOf(game, request));
    return listMatches(db, faces, { finished: false, player, limit, before: undefined, own });
  });

  route(app, 'GET /api/live', (call) =>
    sendHot(
      call,
      hot.get('live', [], (trueUntil) => {
        trueUntil(clock.now() + LIVE_MS);
        return bestLive(db, faces);
      }),
    ),
  );

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
