import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { actingOperator } from '../../desk/audit-log/acting-operator.ts';
import { refuse } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { requireWallet } from '../auth/sessions.ts';
import { chooseName, keepName, resetName } from './choose-name.ts';
import { createNameCache } from './name-cache.ts';
import { lockName } from './name-store.ts';
import { reportedNames, writeReport } from './report-store.ts';

/** What players are called, who minds, and what the operator does about it. */
export function nameRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  const names = createNameCache(deps);

  route(app, 'GET /api/players/names', ({ query, reply }) => {
    reply.header('cache-control', 'no-cache');
    return names(query.of);
  });

  route(app, 'PUT /api/me/name', async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return { name: await chooseName(deps, await requireWallet(deps, request), body.name) };
  });

  route(app, 'POST /api/players/:address/report', async ({ params, body, request }) => {
    const reporter = await requireWallet(deps, request);
    const { address } = params;
    if (reporter === address) {
      throw refuse('report-yourself');
    }
    const at = new Date(clock.now());
    const kept = await db.transaction(async (tx) => {
      // Nobody changes it meanwhile, or the report would outlive the name.
      const named = await lockName(tx, address);
      if (!named || named.house) {
        throw refuse('report-no-name');
      }
      return writeReport(tx, { reporter, address, name: named.name, at, ...body });
    });
    if (!kept) {
      throw refuse('reported-enough');
    }
    return undefined;
  });

  route(app, 'GET /api/admin/names/reports', async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    const rows = await reportedNames(db);
    return {
      names: rows.map(({ last_at, total: _, ...row }) => ({
        ...row,
        lastAt: last_at.toISOString(),
      })),
      total: rows[0]?.total ?? 0,
    };
  });

  route(app, 'DELETE /api/admin/names/:address/reports', async ({ params, body, request }) => {
    await keepName(deps, await actingOperator(deps, request), { ...params, ...body });
    return undefined;
  });

  route(app, 'DELETE /api/admin/names/:address', async ({ params, body, request }) => {
    await resetName(deps, await actingOperator(deps, request), { ...params, ...body });
    return undefined;
  });
}
