import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import {
  newToken,
  readCookie,
  readToken,
  setCookie,
  tokenHash,
} from '../../people/auth/cookies.ts';

/** A browser that the operator does not log in from for so long is a stranger again. */
export const KNOW_DEVICE_MS = 180 * 86_400_000;

/**
 * The hash of this browser's cookie when the operator of that name has logged in from it before.
 * Somebody else's guesses never make such a browser wait.
 */
export async function knownDevice(
  { config, db, clock }: Deps,
  request: FastifyRequest,
  username: string,
): Promise<Buffer | undefined> {
  const hash = readCookie(config, request, 'goats-device');
  if (!hash) return undefined;
  const [row] = await db.query(
    `select from operator_devices where token_hash = $1 and operator = $2 and seen_at > $3`,
    [hash, username, new Date(clock.now() - KNOW_DEVICE_MS)],
  );
  return row && hash;
}

/**
 * After the right password: the browser is known from now on. Answers its cookie, to be handed over
 * when the login is written. A new password forgets all of them (`ensureOperator`).
 */
export async function rememberDevice(
  { config, clock }: Deps,
  request: FastifyRequest,
  tx: Queryable,
  { username, known }: { readonly username: string; readonly known: Buffer | undefined },
): Promise<string> {
  const token = (known && readToken(config, request, 'goats-device')) ?? newToken();
  await tx.query(
    `insert into operator_devices (token_hash, operator, seen_at) values ($1, $2, $3)
     on conflict (token_hash) do update set seen_at = excluded.seen_at`,
    [tokenHash(token), username, new Date(clock.now())],
  );
  return token;
}

export function handOverDevice(
  { config }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  const maxAgeSeconds = KNOW_DEVICE_MS / 1000;
  setCookie(config, request, reply, { name: 'goats-device', token, maxAgeSeconds });
}
