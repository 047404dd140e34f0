import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { decodeCursor, pageOf } from '../../http/cursor.ts';
import { route } from '../../http/route.ts';
import { listActions } from './audit-log-store.ts';

export function auditLogRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET /api/admin/audit-log', async ({ query, reply }) => {
    reply.header('cache-control', 'no-store');
    const after = decodeCursor('audit-log', query.cursor);
    const rows = await listActions(db, {
      before: after?.id,
      action: query.action,
      limit: query.limit + 1,
    });
    const { page, nextCursor } = pageOf(rows, { order: 'audit-log', limit: query.limit });
    return { entries: page.map((row) => ({ ...row, at: row.at.toISOString() })), nextCursor };
  });
}
