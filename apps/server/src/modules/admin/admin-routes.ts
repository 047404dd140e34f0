import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { beginSession, endCurrentSession, requireAdmin } from '../auth/sessions.ts';
import { toBid } from '../bids/bid-routes.ts';
import { voidBid } from '../bids/void-bid.ts';
import { refuseOverLimit, takeFromLimit } from '../rate-limits/rate-limits.ts';
import { importSales } from '../sales/import-sales.ts';
import { readSaleRows } from '../sales/sale-rows.ts';
import { isOperator, recordAction } from './operators.ts';

export function adminRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, config } = deps;
  const record = (tx: Parameters<typeof recordAction>[0], action: string, details: unknown) =>
    recordAction(tx, {
      username: config.adminUsername,
      action,
      details,
      at: new Date(clock.now()),
    });

  route(app, 'POST /api/admin/login', async ({ body, request, reply }) => {
    await refuseOverLimit(deps, request, 'admin-login-failure');
    if (!(await isOperator(db, body.username, body.password))) {
      await takeFromLimit(deps, request, 'admin-login-failure');
      throw new AppError('LOGIN_FAILED', 'Invalid username or password');
    }
    await beginSession(deps, request, reply, null);
    await record(db, 'login', {});
    return { username: body.username };
  });

  route(app, 'POST /api/admin/logout', async ({ request, reply }) => {
    await endCurrentSession(deps, request, reply, 'admin');
    return undefined;
  });

  route(app, 'POST /api/admin/sales/import', async ({ body, request }) => {
    await requireAdmin(deps, request);
    const rows = readSaleRows(body);
    return importSales(db, rows, (tx, result) => record(tx, 'sales import', result));
  });

  route(app, 'POST /api/admin/bids/:id/void', async ({ params, body, request }) => {
    await requireAdmin(deps, request);
    const { row, currentBid } = await voidBid(deps, params.id, body.reason, (tx) =>
      record(tx, 'void bid', { bidId: params.id, reason: body.reason }),
    );
    return { bid: toBid(row), currentBid };
  });
}
