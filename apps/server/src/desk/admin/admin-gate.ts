import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { gateRoute } from '../../http/gates.ts';
import { requireAdmin } from '../../people/auth/sessions.ts';

/** Whoever logs in has no session yet, and whoever logs out may have lost it. */
const OPEN = new Set(['/api/admin/login', '/api/admin/logout']);

/**
 * Every call below /api/admin needs the operator's session, and is refused before its body is read:
 * a route that forgets to ask cannot be left open. Registered before the routes.
 */
export function registerAdminGate(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/admin/') || OPEN.has(route.url)) return;
    gateRoute(route, async (request) => {
      await requireAdmin(deps, request);
    });
  });
}
