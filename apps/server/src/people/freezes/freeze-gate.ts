import { SITE } from '@goats/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type AppError, refuse } from '../../errors.ts';
import { beforeWrites } from '../../http/gates.ts';
import { currentSession } from '../auth/sessions.ts';
import type { FreezeRow } from './freeze-store.ts';

/** Whoever is frozen still signs in and out; the desk is the operator's, whichever wallet is open. */
const STILL_OPEN = /^\/api\/(auth|admin)\//;

/**
 * A frozen wallet reads everything and writes nothing. Asked here, before the body of any write is
 * read: a route that forgets to ask cannot be left open. Registered before the routes.
 */
export function registerFreezeGate(app: FastifyInstance, deps: Deps): void {
  beforeWrites(app, async (request) => {
    if (STILL_OPEN.test(request.routeOptions.url ?? '')) return;
    const { frozen_for: reason = null, frozen_since: since = null } =
      (await currentSession(deps, request, 'wallet')) ?? {};
    if (reason !== null && since !== null) throw frozen({ reason, since });
  });
}

function frozen(freeze: Pick<FreezeRow, 'reason' | 'since'>): AppError {
  const { reason, since, complaints } = showFreeze(freeze);
  const why = reason.replace(/[.!?]*$/, '.');
  return refuse('wallet-frozen', { why, complaints }, { details: { reason, since, complaints } });
}

/** As its owner sees it. */
export function showFreeze({ reason, since }: Pick<FreezeRow, 'reason' | 'since'>) {
  return { reason, since: since.toISOString(), complaints: SITE.generalEmail };
}
