import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { type AdminSession, requireAdmin } from '../../people/auth/sessions.ts';
import { importSales, readSaleRows } from '../../slices/trade/index.ts';
import { actingOperator } from '../audit-log/acting-operator.ts';
import { logIn, logOut } from './login.ts';

export function adminRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST /api/admin/login', async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return toSession(await logIn(deps, request, reply, body));
  });

  route(app, 'POST /api/admin/logout', async ({ request, reply }) => {
    await logOut(deps, request, reply);
    return undefined;
  });

  route(app, 'GET /api/admin/session', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    return toSession(await requireAdmin(deps, request));
  });

  route(app, 'POST /api/admin/sales/import', async ({ body, request }) => {
    const operator = await actingOperator(deps, request);
    const rows = readSaleRows(body);
    return importSales(deps.db, rows, (tx, result) =>
      operator.record(tx, 'sales import', { ...result }),
    );
  });
}

function toSession({ username, signedInAt, idleUntil, endsAt }: AdminSession) {
  return {
    username,
    signedInAt: signedInAt.toISOString(),
    idleUntil: idleUntil.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}
