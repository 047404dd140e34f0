import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { requireWallet } from '../auth/sessions.ts';
import { callbacksOf, setCallbacks } from './callback-store.ts';

/** What a wallet wants to be called back for: nobody else's business. */
export function callbackRoutes(app: FastifyInstance, deps: Deps): void {
  const { clock, db } = deps;

  route(app, 'GET /api/me/callbacks', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    return callbacksOf(db, await requireWallet(deps, request));
  });

  route(app, 'PUT /api/me/callbacks', async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const wallet = await requireWallet(deps, request);
    return setCallbacks(db, wallet, body, new Date(clock.now()));
  });
}
