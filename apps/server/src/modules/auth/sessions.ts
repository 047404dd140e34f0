import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { clearCookie, newToken, readCookie, renewCookie, setCookie, tokenHash } from './cookies.ts';
import {
  endSessionByToken,
  extendSession,
  findSession,
  insertSession,
  type SessionRow,
} from './session-store.ts';

type Role = 'wallet' | 'admin';

const COOKIE = { wallet: 'goats-session', admin: 'goats-admin' } as const;
const DAY_MS = 86_400_000;
/** A session in use slides on; writing that down at every request would be waste. */
const SLIDE_AFTER_MS = 3_600_000;

/**
 * Begins a session in this browser and ends the one it had: whoever switches the wallet's account
 * leaves nothing of the old one behind. `wallet` is null for the operator.
 */
export async function beginSession(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  wallet: string | null,
): Promise<void> {
  const role: Role = wallet === null ? 'admin' : 'wallet';
  const now = deps.clock.now();
  const lifeMs = deps.config.sessionDays * DAY_MS;
  const token = newToken();
  const old = readCookie(deps.config, request, COOKIE[role]);
  await deps.db.transaction(async (tx) => {
    if (old) await endSessionByToken(tx, old);
    await insertSession(tx, {
      tokenHash: tokenHash(token),
      wallet,
      at: new Date(now),
      expiresAt: new Date(now + lifeMs),
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    });
  });
  setCookie(deps.config, request, reply, {
    name: COOKIE[role],
    token,
    maxAgeSeconds: lifeMs / 1000,
  });
}

export async function endCurrentSession(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  role: Role,
): Promise<void> {
  const hash = readCookie(deps.config, request, COOKIE[role]);
  if (hash) await endSessionByToken(deps.db, hash);
  clearCookie(deps.config, request, reply, COOKIE[role]);
}

export function renewSessionCookie(deps: Deps, request: FastifyRequest, reply: FastifyReply): void {
  const maxAgeSeconds = (deps.config.sessionDays * DAY_MS) / 1000;
  renewCookie(deps.config, request, reply, { name: COOKIE.wallet, maxAgeSeconds });
}

/** Asked for several times while one request is answered, looked up once. */
const lookedUp = new WeakMap<FastifyRequest, Map<Role, Promise<SessionRow | undefined>>>();

/** The live session of this browser, or undefined. */
export function currentSession(
  deps: Deps,
  request: FastifyRequest,
  role: Role,
): Promise<SessionRow | undefined> {
  const known = lookedUp.get(request) ?? new Map<Role, Promise<SessionRow | undefined>>();
  lookedUp.set(request, known);
  const found = known.get(role) ?? lookUp(deps, request, role);
  known.set(role, found);
  return found;
}

async function lookUp(
  { config, clock, db }: Deps,
  request: FastifyRequest,
  role: Role,
): Promise<SessionRow | undefined> {
  const hash = readCookie(config, request, COOKIE[role]);
  if (!hash) return undefined;
  const now = clock.now();
  const session = await findSession(db, hash, new Date(now));
  // The operator's cookie must not open a wallet, nor the other way round.
  if (!session || (session.wallet === null) !== (role === 'admin')) return undefined;
  if (now - session.seen_at.getTime() >= SLIDE_AFTER_MS) {
    const expiresAt = new Date(now + config.sessionDays * DAY_MS);
    await extendSession(db, session.id, new Date(now), expiresAt);
  }
  return session;
}

/** `await walletOf(deps, request) // '0x…' or null` */
export async function walletOf(deps: Deps, request: FastifyRequest): Promise<string | null> {
  return (await currentSession(deps, request, 'wallet'))?.wallet ?? null;
}

/** The proven wallet in lower case, or 401. */
export async function requireWallet(deps: Deps, request: FastifyRequest): Promise<string> {
  const wallet = await walletOf(deps, request);
  if (!wallet) {
    throw new AppError('UNAUTHENTICATED', 'Sign in with your wallet first: one signature will do.');
  }
  return wallet;
}

/** For payloads that name a wallet: 401 without a session, 403 when it is somebody else's. */
export async function requireSameWallet(
  deps: Deps,
  request: FastifyRequest,
  named: string,
): Promise<string> {
  const wallet = await requireWallet(deps, request);
  if (named.toLowerCase() !== wallet) {
    throw new AppError('WALLET_MISMATCH', 'You are signed in with another wallet.', {
      details: { signedIn: wallet },
    });
  }
  return wallet;
}

export async function isAdmin(deps: Deps, request: FastifyRequest): Promise<boolean> {
  return (await currentSession(deps, request, 'admin')) !== undefined;
}

/** The operator, or 401. */
export async function requireAdmin(deps: Deps, request: FastifyRequest): Promise<void> {
  if (!(await isAdmin(deps, request))) {
    throw new AppError('UNAUTHENTICATED', 'That is for the operator: log in first.');
  }
}
