import { createHash } from 'node:crypto';
import type { ErrorAnswer } from '@goats/contract';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidInput, refuse } from '../../errors.ts';
import { limitSubject } from '../rate-limits/limit-subjects.ts';

/** The Idempotency-Key of a request, and what it was used for. */
export interface Key {
  /** The wallet, or the network address of whoever has none: keys of strangers never meet. */
  readonly scope: string;
  readonly key: string;
  readonly call: string;
  readonly bodyHash: Buffer;
  readonly at: Date;
}

/** `keyOf(deps, request, wallet)`; null when the request has none. */
export function keyOf(
  { clock }: Pick<Deps, 'clock'>,
  request: FastifyRequest,
  wallet: string | null,
): Key | null {
  const key = readKey(request);
  if (key === undefined) return null;
  return {
    scope: wallet ?? `ip:${limitSubject(request.ip)}`,
    key,
    call: `${request.method} ${request.url.split('?', 1)[0]}`,
    bodyHash: createHash('sha256')
      .update(JSON.stringify(request.body ?? null))
      .digest(),
    at: new Date(clock.now()),
  };
}

function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw invalidInput('Idempotency-Key', 'must be 1 to 200 characters without spaces');
  }
  return key;
}

interface KeyRow extends Record<string, unknown> {
  readonly scope: string;
  readonly key: string;
  readonly call: string;
  readonly body_hash: Buffer;
  readonly status: number;
  readonly answer: unknown;
}

/** What a key was answered the first time; a refusal is an answer too. */
export type FirstResult = { readonly answer: unknown } | { readonly refusal: AppError };

/** One for each key, null for those that nobody used yet. */
export async function firstResults(
  db: Queryable,
  keys: readonly (Key | null)[],
): Promise<(FirstResult | null)[]> {
  const asked = keys.filter((key) => key !== null);
  if (asked.length === 0) return keys.map(() => null);
  const rows = await db.prepared<KeyRow>(
    'first-results',
    `select i.* from unnest($1::text[], $2::text[]) w (scope, key)
       join idempotency_keys i on i.scope = w.scope and i.key = w.key`,
    [asked.map(({ scope }) => scope), asked.map(({ key }) => key)],
  );
  const found = new Map(rows.map((row) => [`${row.scope} ${row.key}`, row]));
  return keys.map((key) => {
    const row = key && found.get(`${key.scope} ${key.key}`);
    return key && row ? toFirstResult(key, row) : null;
  });
}

function toFirstResult(key: Key, row: KeyRow): FirstResult {
  if (row.call !== key.call || !key.bodyHash.equals(row.body_hash)) {
    return { refusal: refuse('key-of-another-request') };
  }
  if (row.status < 400) return { answer: row.answer ?? undefined };
  const { code, error, reason, values, details } = row.answer as ErrorAnswer;
  return { refusal: new AppError(code, error, { reason, values, details }) };
}

/** A refusal is a result too; a missing sign-in, a full window or a fault of ours is none. */
export function isResult({ status, code }: AppError): boolean {
  return status < 500 && ![401, 429].includes(status) && code !== 'IDEMPOTENCY_KEY_REUSED';
}
