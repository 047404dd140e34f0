import type { FastifyInstance } from 'fastify';
import { actingOperator } from '../../desk/audit-log/acting-operator.ts';
import { notFound } from '../../errors.ts';
import type { Game } from '../../game.ts';
import { route } from '../../http/route.ts';
import { listBackedOff, tryNow } from './back-off-store.ts';

/** More than that is one mistake of ours, and the first of them say which. */
const MOST_SHOWN = 100;

/** What the clock has put off, at the operator's desk. */
export function backOffRoutes(app: FastifyInstance, game: Game): void {
  const { db, clock } = game;

  route(app, 'GET /api/admin/backed-off', async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    const rows = await listBackedOff(db, MOST_SHOWN);
    return {
      items: rows.map(({ duty, subject, since, tries, why, last_at, next_at }) => ({
        ...{ duty, subject, tries, why, since: since.toISOString() },
        ...{ lastAt: last_at.toISOString(), nextAt: next_at.toISOString() },
      })),
    };
  });

  route(app, 'POST /api/admin/backed-off/retry', async ({ body, request }) => {
    const operator = await actingOperator(game, request);
    await db.transaction(async (tx) => {
      if (!(await tryNow(tx, { ...body, at: new Date(clock.now()) }))) {
        throw notFound('The clock is not waiting to try that. It may be done by now.');
      }
      await operator.record(tx, 'try asked for', body);
    });
    return undefined;
  });
}
