import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { limitSubject } from '../../kernel/rate-limits/limit-subjects.ts';

const SECOND_MS = 1000;
/** So long without a failure, and the count begins anew. */
export const FORGET_FAILURES_MS = 24 * 3_600_000;

/**
 * The wait doubles from a second on. Strangers wait by their address, and all of them together by
 * the username: that bounds what a thousand addresses can guess, and stays short for an operator who
 * sits at a new machine meanwhile. A browser that the operator has used before waits for its own
 * failures alone, so that nobody can lock the operator out.
 */
const SCOPES = {
  address: { free: 4, longestMs: 15 * 60 * SECOND_MS },
  username: { free: 9, longestMs: 60 * SECOND_MS },
  device: { free: 4, longestMs: 15 * 60 * SECOND_MS },
} as const;

type Scope = keyof typeof SCOPES;

/** Who tries: from where, for which name, and the hash of the browser's cookie if it is known. */
export interface Try {
  readonly request: FastifyRequest;
  readonly username: string;
  readonly device: Buffer | undefined;
}

/** What a try counts for, always in this order: two tries never wait for each other crosswise. */
function subjectsOf({ request, username, device }: Try): readonly (readonly [Scope, string])[] {
  if (device) return [['device', device.toString('hex')]];
  return [
    ['address', limitSubject(request.ip)],
    ['username', username],
  ];
}

/**
 * Counts a try as failed before the password is looked at, so that a hundred guesses sent at one
 * instant are not a hundred free ones; `forgetFailures` takes it back. 429 while the wait lasts.
 */
export async function takeLoginAttempt({ db, clock }: Deps, attempt: Try): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    for (const [scope, subject] of subjectsOf(attempt)) await take(tx, scope, subject, now);
  });
}

/** After the right password: the next slip is a first one again. Strangers' failures stay theirs. */
export async function forgetFailures(tx: Queryable, attempt: Try): Promise<void> {
  for (const subject of subjectsOf(attempt)) {
    await tx.query('delete from login_attempts where scope = $1 and subject = $2', [...subject]);
  }
}

async function take(tx: Queryable, scope: Scope, subject: string, now: number): Promise<void> {
  const [row] = await tx.query<{ failures: number }>(
    `insert into login_attempts as a (scope, subject, failures, last_at, blocked_until)
     values ($1, $2, 1, $3, $3)
     on conflict (scope, subject) do update
       set failures = case when a.last_at <= $4 then 1 else a.failures + 1 end, last_at = $3
     where a.blocked_until <= $3
     returning failures`,
    [scope, subject, new Date(now), new Date(now - FORGET_FAILURES_MS)],
  );
  if (!row) throw await tooSoon(tx, scope, subject, now);
  await tx.query('update login_attempts set blocked_until = $3 where scope = $1 and subject = $2', [
    scope,
    subject,
    new Date(now + waitAfter(scope, row.failures)),
  ]);
}

/** `waitAfter('address', 7) // 4000`: nothing, nothing, …, 1 s, 2 s, 4 s, … 15 minutes */
export function waitAfter(scope: Scope, failures: number): number {
  const { free, longestMs } = SCOPES[scope];
  if (failures <= free) return 0;
  return Math.min(longestMs, SECOND_MS * 2 ** Math.min(30, failures - free - 1));
}

async function tooSoon(
  tx: Queryable,
  scope: Scope,
  subject: string,
  now: number,
): Promise<AppError> {
  const [row] = await tx.query<{ blocked_until: Date }>(
    'select blocked_until from login_attempts where scope = $1 and subject = $2',
    [scope, subject],
  );
  const waitMs = (row?.blocked_until.getTime() ?? now) - now;
  const seconds = Math.max(1, Math.ceil(waitMs / SECOND_MS));
  return new AppError(
    'TOO_MANY_REQUESTS',
    `Too many failed logins. Try again in ${seconds} s; each further failure makes it longer.`,
    { details: { retryAfterSeconds: seconds }, headers: { 'retry-after': String(seconds) } },
  );
}
