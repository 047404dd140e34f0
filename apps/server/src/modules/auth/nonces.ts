import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import { AppError } from '../../errors.ts';

/**
 * Long enough to find the wallet's window and read what it asks. Given out, used and swept by the
 * clock of the server that is asked, `deps.clock`; the clock of PostgreSQL has no part in it, so
 * instances whose clocks differ only shorten or lengthen this by the difference.
 */
export const NONCE_MS = 10 * 60_000;

/** `await issueNonce(db, now, browserHash)`; `browserHash` ties it to the browser that asked. */
export async function issueNonce(
  db: Queryable,
  now: number,
  browserHash: Buffer | undefined,
): Promise<string> {
  const nonce = randomBytes(16).toString('hex');
  await db.prepared(
    'issue-nonce',
    'insert into nonces (nonce, expires_at, browser_hash) values ($1, $2, $3)',
    [nonce, new Date(now + NONCE_MS), browserHash ?? null],
  );
  return nonce;
}

interface NonceRow extends Record<string, unknown> {
  readonly expires_at: Date;
  readonly used_at: Date | null;
  readonly browser_hash: Buffer | null;
}

/**
 * Uses a nonce up, also when the signature turns out wrong afterwards: of any number of attempts
 * with one nonce, on any instance, one gets past here.
 */
export async function consumeNonce(
  db: Queryable,
  nonce: string,
  now: number,
  browserHash: Buffer | undefined,
): Promise<void> {
  const [taken] = await db.prepared(
    'consume-nonce',
    `update nonces set used_at = $2
      where nonce = $1 and used_at is null and expires_at > $2
        and (browser_hash is null or browser_hash = $3)
      returning nonce`,
    [nonce, new Date(now), browserHash ?? null],
  );
  if (taken) return;
  const [row] = await db.query<NonceRow>('select * from nonces where nonce = $1', [nonce]);
  throw nonceRefusal(row, now);
}

function nonceRefusal(row: NonceRow | undefined, now: number): AppError {
  if (!row) {
    return new AppError('NONCE_UNKNOWN', 'We never gave out that nonce: ask for a new one.');
  }
  if (row.used_at) {
    return new AppError('NONCE_USED', 'That message has signed somebody in already.');
  }
  if (row.expires_at.getTime() <= now) {
    return new AppError('NONCE_EXPIRED', 'That took too long: ask for a new nonce.');
  }
  return new AppError('NONCE_STOLEN', 'That nonce was given to another browser.');
}
