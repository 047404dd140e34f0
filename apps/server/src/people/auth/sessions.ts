import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError, refuse } from '../../errors.ts';
import { isRead } from '../../http/gates.ts';
import {
  endSessionByToken,
  extendSession,
  findSession,
  insertSession,
  type LiveSession,
} from '../../sessions/session-store.ts';
import { clearCookie, newToken, readCookie, renewCookie, setCookie, tokenHash } from './cookies.ts';

type Role = 'wallet' | 'admin';

const COOKIE = { wallet: 'goats-session', admin: 'goats-admin' } as const;
const DAY_MS = 86_400_000;
/** A session in use slides on; writing that down at every request would be waste. */
const SLIDE_AFTER_MS = { wallet: 3_600_000, admin: 60_000 } as const;

/**
 * Begins a session in this browser and ends the one it had: whoever switches the wallet's account
 * leaves nothing of the old one behind.
 *
 * `await beginSession(deps, request, reply, { wallet })`
 */
export async function beginSession(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  who: { readonly wallet: string } | { readonly operator: string },
  alsoInTransaction: (tx: Queryable) => Promise<void> = async () => {},
): Promise<void> {
  const role: Role = 'wallet' in who ? 'wallet' : 'admin';
  const now = deps.clock.now();
  const token = newToken();
  const old = readCookie(deps.config, request, COOKIE[role]);
  await deps.db.transaction(async (tx) => {
    if (old) await endSessionByToken(tx, old);
    await insertSession(tx, {
      tokenHash: tokenHash(token),
      wallet: null,
      operator: null,
      ...who,
      at: new Date(now),
      expiresAt: expiry(deps, role, now, now),
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    });
    await alsoInTransaction(tx);
  });
  setCookie(deps.config, request, reply, {
    name: COOKIE[role],
    token,
    maxAgeSeconds: longestMs(deps, role) / 1000,
  });
}

function longestMs({ config }: Deps, role: Role): number {
  return role === 'admin' ? config.adminSession.longestMs : config.sessionDays * DAY_MS;
}

/** A wallet's session lives on from its last use; an operator's also has an end of its own. */
function expiry(deps: Deps, role: Role, createdAt: number, now: number): Date {
  if (role === 'wallet') return new Date(now + longestMs(deps, role));
  const { idleMs, longestMs: most } = deps.config.adminSession;
  return new Date(Math.min(now + idleMs, createdAt + most));
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
const lookedUp = new WeakMap<FastifyRequest, Map<Role, Promise<LiveSession | undefined>>>();

/** The live session of this browser, or undefined. */
export function currentSession(
  deps: Deps,
  request: FastifyRequest,
  role: Role,
): Promise<LiveSession | undefined> {
  const known = lookedUp.get(request) ?? new Map<Role, Promise<LiveSession | undefined>>();
  lookedUp.set(request, known);
  const found = known.get(role) ?? lookUp(deps, request, role);
  known.set(role, found);
  return found;
}

async function lookUp(
  deps: Deps,
  request: FastifyRequest,
  role: Role,
): Promise<LiveSession | undefined> {
  const { config, clock } = deps;
  // A write must not wait behind those who read, and a flood of reads must not take its connections.
  const db = isRead(request) ? deps.db : deps.db.staked;
  const hash = readCookie(config, request, COOKIE[role]);
  if (!hash) return undefined;
  const now = clock.now();
  const session =
    role === 'wallet'
      ? await deps.sessions.find(hash, now, db)
      : await findSession(db, hash, new Date(now));
  // The operator's cookie must not open a wallet, nor the other way round.
  if (!session || (session.wallet === null) !== (role === 'admin')) return undefined;
  // Looking whether somebody is logged in is no use of the desk: only admin calls slide on.
  return role === 'wallet' ? slide({ ...deps, db }, session, role) : session;
}

async function slide(deps: Deps, session: LiveSession, role: Role): Promise<LiveSession> {
  const now = deps.clock.now();
  if (now - session.seen_at.getTime() < SLIDE_AFTER_MS[role]) return session;
  const expiresAt = expiry(deps, role, session.created_at.getTime(), now);
  await extendSession(deps.db, session.id, new Date(now), expiresAt);
  const slid = { ...session, seen_at: new Date(now), expires_at: expiresAt };
  deps.sessions.renew(slid);
  return slid;
}

/** `await walletOf(deps, request) // '0x…' or null` */
export async function walletOf(deps: Deps, request: FastifyRequest): Promise<string | null> {
  return (await currentSession(deps, request, 'wallet'))?.wallet ?? null;
}

/** The proven wallet in lower case, or 401. */
export async function requireWallet(deps: Deps, request: FastifyRequest): Promise<string> {
  const wallet = await walletOf(deps, request);
  if (!wallet) {
    throw refuse('sign-in-first');
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
    throw refuse(
      'other-wallet',
      {},
      {
        details: { signedIn: wallet },
      },
    );
  }
  return wallet;
}

export async function isAdmin(deps: Deps, request: FastifyRequest): Promise<boolean> {
  return (await currentSession(deps, request, 'admin')) !== undefined;
}

export interface AdminSession {
  readonly username: string;
  readonly signedInAt: Date;
  readonly idleUntil: Date;
  readonly endsAt: Date;
}

const admins = new WeakMap<FastifyRequest, Promise<AdminSession>>();

/** The operator's session, or 401. Every admin call goes through here. */
export function requireAdmin(deps: Deps, request: FastifyRequest): Promise<AdminSession> {
  const known = admins.get(request) ?? useAdminSession(deps, request);
  admins.set(request, known);
  return known;
}

async function useAdminSession(deps: Deps, request: FastifyRequest): Promise<AdminSession> {
  const session = await currentSession(deps, request, 'admin');
  if (!session?.operator) {
    throw new AppError('UNAUTHENTICATED', 'That is for the operator: log in first.');
  }
  const { expires_at: idleUntil } = await slide(deps, session, 'admin');
  const signedInAt = session.created_at;
  const endsAt = new Date(signedInAt.getTime() + deps.config.adminSession.longestMs);
  return { username: session.operator, signedInAt, idleUntil, endsAt };
}
