import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { readAnalytics } from './analytics.ts';

export function analyticsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/admin/analytics', ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return readAnalytics(deps);
  });
}
