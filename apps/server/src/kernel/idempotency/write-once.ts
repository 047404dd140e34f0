import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError, refuse } from '../../errors.ts';
import { firstResults, isResult, type Key, keyOf } from './keys.ts';

/**
 * One write in one transaction, for what is not the game's (the game's commands carry their keys
 * into the world's commit). With an Idempotency-Key its result is written down in that same
 * transaction, so that a repeated key answers the first result and does nothing, even when the
 * first answer was lost in a crash; two at the same instant wait for each other at the key.
 * `wallet` is whose key it is; null for a caller without one.
 *
 * `await writeOnce(deps, call, wallet, (tx) => takeTicket(tx, …))`
 */
export async function writeOnce<T>(
  deps: Deps,
  call: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  wallet: string | null,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  const key = keyOf(deps, call.request, wallet);
  if (key === null) return deps.db.transaction(work);
  try {
    return await deps.db.transaction(async (tx) => {
      if (!(await keepResult(tx, key, null, null))) {
        const [first] = await firstResults(tx, [key]);
        if (!first) throw refuse('key-forgotten');
        if ('refusal' in first) throw first.refusal;
        call.reply.header('idempotency-replayed', 'true');
        return first.answer as T;
      }
      const answer = await work(tx);
      await tx.query(
        'update idempotency_keys set status = 200, answer = $3 where scope = $1 and key = $2',
        [key.scope, key.key, JSON.stringify(answer ?? null)],
      );
      return answer;
    });
  } catch (error) {
    if (error instanceof AppError && isResult(error)) {
      await keepResult(deps.db, key, error.status, error.toAnswer());
    }
    throw error;
  }
}

/** False when the key was used before. */
async function keepResult(
  db: Queryable,
  { scope, key, call, bodyHash, at }: Key,
  status: number | null,
  answer: unknown,
): Promise<boolean> {
  const rows = await db.query(
    `insert into idempotency_keys (scope, key, call, body_hash, created_at, status, answer)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning key`,
    [scope, key, call, bodyHash, at, status, answer === null ? null : JSON.stringify(answer)],
  );
  return rows.length > 0;
}
