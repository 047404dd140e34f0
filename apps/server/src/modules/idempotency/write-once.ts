import { createHash } from 'node:crypto';
import type { ErrorAnswer } from '@goats/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidInput } from '../../errors.ts';
import { limitSubject } from '../rate-limits/rate-limits.ts';

interface KeyRow extends Record<string, unknown> {
  readonly call: string;
  readonly body_hash: Buffer;
  readonly status: number;
  readonly answer: unknown;
}

/**
 * One write in one transaction. With an Idempotency-Key its result is written down in that same
 * transaction, so that a repeated key answers the first result and does nothing, even when the
 * first answer was lost in a crash; two at the same instant wait for each other at the key.
 * `wallet` is whose key it is; null for a caller without one.
 *
 * `await writeOnce(deps, call, wallet, (tx) => mintCard(tx, …))`
 */
export async function writeOnce<T>(
  deps: Deps,
  call: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  wallet: string | null,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  const entry = keyOf(deps, call.request, wallet);
  if (entry === null) return deps.db.transaction(work);
  try {
    return await deps.db.transaction(async (tx) => {
      if (!(await claimKey(tx, entry))) {
        const answer = await firstResult(tx, entry);
        call.reply.header('idempotency-replayed', 'true');
        return answer as T;
      }
      const answer = await work(tx);
      await tx.query(
        'update idempotency_keys set status = 200, answer = $3 where scope = $1 and key = $2',
        [entry.scope, entry.key, JSON.stringify(answer ?? null)],
      );
      return answer;
    });
  } catch (error) {
    if (error instanceof AppError && isResult(error)) await keepRefusal(deps.db, entry, error);
    throw error;
  }
}

/** The key of a request, and what it was used for. */
export interface Key {
  readonly scope: string;
  readonly key: string;
  readonly call: string;
  readonly bodyHash: Buffer;
  readonly at: Date;
}

/** `keyOf(deps, request, wallet)`; null when the request has none. */
export function keyOf(deps: Deps, request: FastifyRequest, wallet: string | null): Key | null {
  const key = readKey(request);
  if (key === undefined) return null;
  return {
    scope: wallet ?? `ip:${limitSubject(request.ip)}`,
    key,
    call: `${request.method} ${request.url.split('?', 1)[0]}`,
    bodyHash: createHash('sha256')
      .update(JSON.stringify(request.body ?? null))
      .digest(),
    at: new Date(deps.clock.now()),
  };
}

async function claimKey(tx: Queryable, entry: Key): Promise<boolean> {
  const rows = await tx.query(
    `insert into idempotency_keys (scope, key, call, body_hash, created_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing returning key`,
    [entry.scope, entry.key, entry.call, entry.bodyHash, entry.at],
  );
  return rows.length > 0;
}

async function firstResult(tx: Queryable, entry: Key): Promise<unknown> {
  const [row] = await tx.query<KeyRow>(
    'select call, body_hash, status, answer from idempotency_keys where scope = $1 and key = $2',
    [entry.scope, entry.key],
  );
  if (!row) throw new AppError('UNAVAILABLE', 'That key has just been forgotten. Try again.');
  if (row.call !== entry.call || !entry.bodyHash.equals(row.body_hash)) {
    throw new AppError(
      'IDEMPOTENCY_KEY_REUSED',
      'That Idempotency-Key belongs to another request: make a new one.',
    );
  }
  if (row.status < 400) return row.answer ?? undefined;
  const { code, error, details } = row.answer as ErrorAnswer;
  throw new AppError(code, error, { details });
}

/** A refusal is a result too; a missing sign-in, a full window or a fault of ours is none. */
function isResult(refusal: AppError): boolean {
  const { status, code } = refusal;
  return status < 500 && ![401, 429].includes(status) && code !== 'IDEMPOTENCY_KEY_REUSED';
}

async function keepRefusal(db: Queryable, entry: Key, refusal: AppError): Promise<void> {
  await db.query(
    `insert into idempotency_keys (scope, key, call, body_hash, created_at, status, answer)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [
      entry.scope,
      entry.key,
      entry.call,
      entry.bodyHash,
      entry.at,
      refusal.status,
      JSON.stringify(refusal.toAnswer()),
    ],
  );
}

function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw invalidInput('Idempotency-Key', 'must be 1 to 200 characters without spaces');
  }
  return key;
}
