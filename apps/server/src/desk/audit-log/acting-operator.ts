import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { requireAdmin } from '../../people/auth/sessions.ts';
import { insertAction } from './audit-log-store.ts';

/** Whoever is at the desk in this request. */
export interface ActingOperator {
  readonly username: string;
  /** In the transaction that does it: an action without its record does not happen. */
  record(tx: Queryable, action: string, details: Record<string, unknown>): Promise<void>;
}

/** The operator of this request, or 401. `const operator = await actingOperator(deps, request)` */
export async function actingOperator(deps: Deps, request: FastifyRequest): Promise<ActingOperator> {
  const { username } = await requireAdmin(deps, request);
  return recorder(deps, request, username);
}

/** `recorder(deps, request, 'unknown').record(db, 'login failed', {})`: for who is not in yet. */
export function recorder(deps: Deps, request: FastifyRequest, username: string): ActingOperator {
  return {
    username,
    record: (tx, action, details) =>
      insertAction(tx, {
        username,
        address: request.ip,
        action,
        details,
        at: new Date(deps.clock.now()),
      }),
  };
}
