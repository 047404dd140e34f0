import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../../../cache/response-cache.ts';
import { sendHot } from '../../../cache/send-cached.ts';
import type { Deps } from '../../../deps.ts';
import { refuse } from '../../../errors.ts';
import { route } from '../../../http/route.ts';
import { readLeaderboard } from './leaderboard.ts';
import { excludedSales } from './sale-store.ts';

export function leaderboardRoutes(app: FastifyInstance, deps: Deps, hot: ResponseCache): void {
  route(app, 'GET /api/leaderboard', (call) => {
    const { limit } = call.query;
    const kept = hot.get(`leaderboard/${limit}`, ['leaderboard'], async () =>
      (await readLeaderboard(deps)).slice(0, limit),
    );
    return sendHot(call, kept);
  });

  route(app, 'GET /api/leaderboard/rates', async () => deps.config.economy.perEther);

  route(app, 'GET /api/leaderboard/:id/excluded', async ({ params }) => {
    if (params.id > 10) throw refuse('goat-unknown');
    const rows = await excludedSales(deps.db, params.id);
    return rows.map((row) => ({
      id: row.id,
      tokenId: row.token_id,
      price: Number(row.price),
      kind: row.kind,
      amount: Number(row.amount),
      currency: row.currency,
      soldAt: row.sold_at.toISOString(),
      buyer: row.buyer,
      seller: row.seller,
      transactionHash: row.transaction_hash,
      reason: row.wash_reason,
    }));
  });
}
