import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../errors.ts';
import { siteOrigin } from '../../http/origin.ts';
import { route } from '../../http/route.ts';
import { takeFromLimit } from '../../kernel/rate-limits/rate-limits.ts';
import { endSession, sessionsOf } from '../../sessions/session-store.ts';
import { contractSignatures } from './contract-signatures.ts';
import { newToken, readCookie, setCookie, tokenHash } from './cookies.ts';
import { createNonces } from './nonces.ts';
import {
  currentSession,
  endCurrentSession,
  isAdmin,
  renewSessionCookie,
  requireWallet,
  walletOf,
} from './sessions.ts';
import { signIn } from './sign-in.ts';

export function authRoutes(app: FastifyInstance, deps: Deps): void {
  const { config, clock, db } = deps;
  const nonces = createNonces(db);
  // Of a real chain first: the embedded one is nothing that a phone knows.
  const ours = config.chain.real && deps.chain ? [deps.chain.chainId] : [];
  const chains = [...new Set([...ours, ...config.chainIds])];
  const walletConnect = config.walletConnect ? { ...config.walletConnect, chains } : null;
  const isSignedByContract = deps.chain && contractSignatures(deps.chain);

  route(app, 'GET /api/site', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    return { origin: siteOrigin(config, request), walletConnect };
  });

  route(app, 'GET /api/auth/nonce', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    await takeFromLimit(deps, request, 'nonce');
    let browser = readCookie(config, request, 'goats-browser');
    // Only browsers say where a request comes from; a program has no cookie jar to be tied to.
    if (!browser && request.headers['sec-fetch-site'] !== undefined) {
      const token = newToken();
      browser = tokenHash(token);
      setCookie(config, request, reply, { name: 'goats-browser', token });
    }
    return { nonce: await nonces.issue(clock.now(), browser) };
  });

  route(app, 'POST /api/auth/verify', async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return {
      address: await signIn(deps, { nonces, isSignedByContract }, { request, reply }, body),
    };
  });

  route(app, 'GET /api/auth/session', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const address = await walletOf(deps, request);
    if (address) renewSessionCookie(deps, request, reply);
    return { address, admin: await isAdmin(deps, request) };
  });

  route(app, 'POST /api/auth/logout', async ({ request, reply }) => {
    await endCurrentSession(deps, request, reply, 'wallet');
    return undefined;
  });

  route(app, 'GET /api/auth/sessions', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const wallet = await requireWallet(deps, request);
    const current = await currentSession(deps, request, 'wallet');
    const rows = await sessionsOf(db, wallet, new Date(clock.now()));
    return {
      sessions: rows.map((row) => ({
        id: row.id,
        current: row.id === current?.id,
        device: row.user_agent,
        signedInAt: row.created_at.toISOString(),
        seenAt: row.seen_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
      })),
    };
  });

  route(app, 'DELETE /api/auth/sessions/:id', async ({ params, request }) => {
    const wallet = await requireWallet(deps, request);
    if (!(await endSession(db, params.id, wallet))) {
      throw refuse('session-unknown');
    }
    return undefined;
  });
}
