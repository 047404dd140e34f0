import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { requireWallet } from '../auth/sessions.ts';
import { writeOnce } from '../idempotency/write-once.ts';
import { takeFromLimit } from '../rate-limits/rate-limits.ts';
import { grantStarter } from './starter-grant.ts';

export function packRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST /api/packs/starter', async ({ request, reply }) => {
    const wallet = await requireWallet(deps, request);
    await takeFromLimit(deps, request, 'starter');
    return writeOnce(deps, { request, reply }, wallet, (tx) =>
      grantStarter(tx, deps.config.starter, wallet, deps.clock.now()),
    );
  });
}
