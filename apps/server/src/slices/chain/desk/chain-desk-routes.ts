import type { FastifyInstance } from 'fastify';
import { actingOperator } from '../../../desk/audit-log/acting-operator.ts';
import type { Game } from '../../../game.ts';
import { route } from '../../../http/route.ts';
import { speedUp } from '../outbox/transaction-desk.ts';
import { rootNow } from '../roots/post-root.ts';
import { readChainDesk } from './chain-desk.ts';

/** The chain at the operator's desk. */
export function chainDeskRoutes(app: FastifyInstance, game: Game): void {
  route(app, 'GET /api/admin/chain', async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return readChainDesk(game);
  });

  route(app, 'POST /api/admin/chain/roots', async ({ request }) => {
    const operator = await actingOperator(game, request);
    // Before it is sent: what is on the chain cannot be taken back for want of a record.
    await operator.record(game.db, 'root asked for', {});
    return rootNow(game);
  });

  route(app, 'POST /api/admin/chain/transactions/:id/raise', async ({ params, request }) => {
    const operator = await actingOperator(game, request);
    await operator.record(game.db, 'higher fee asked for', { transaction: params.id });
    return speedUp(game, params.id);
  });
}
