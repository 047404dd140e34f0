import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request only looks. */
export function isRead({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return READS.has(method);
}

type Gate = (request: FastifyRequest) => Promise<void>;

/**
 * Asks `gate` before the body of any write is read. It hangs on the routes that write, so that a
 * read does not even pass by it. Registered before the routes.
 *
 * `beforeWrites(app, async (request) => { if (tooMany(request)) throw … })`
 */
export function beforeWrites(app: FastifyInstance, gate: Gate): void {
  app.addHook('onRoute', (route) => {
    if ([route.method].flat().some((method) => !READS.has(method))) gateRoute(route, gate);
  });
}

/** Puts `gate` behind the gates that the route has already. */
export function gateRoute(route: RouteOptions, gate: Gate): void {
  const before = route.onRequest === undefined ? [] : [route.onRequest].flat();
  route.onRequest = [...before, gate];
}
