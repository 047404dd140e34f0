import { randomBytes } from 'node:crypto';
import { sha256Hex } from '@goats/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { siteAddress } from '../auth/site-address.ts';

const COOKIE = 'goats-practice';
const MONTH_SECONDS = 30 * 24 * 60 * 60;

/**
 * A visitor without a wallet plays under an address made from the cookie of this browser: nobody
 * can work the cookie out from the address, and nobody holds a key to it.
 */
function addressFrom(token: string): string {
  return `0x${sha256Hex(`goat-practice-v1|${token}`).slice(0, 40)}`;
}

function isHttps(deps: Deps, request: FastifyRequest): boolean {
  return siteAddress(deps.config, request)?.protocol === 'https:';
}

function cookieName(deps: Deps, request: FastifyRequest): string {
  return isHttps(deps, request) ? `__Host-${COOKIE}` : COOKIE;
}

/** `practiceAddress(deps, request) // '0x…'`, or null when this browser never practised. */
export function practiceAddress(deps: Deps, request: FastifyRequest): string | null {
  const token = request.cookies[cookieName(deps, request)];
  return token && /^[\w-]{43}$/.test(token) ? addressFrom(token) : null;
}

/** The same, and a new cookie when there is none. */
export function ensurePracticeAddress(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const known = practiceAddress(deps, request);
  if (known !== null) return known;
  const token = randomBytes(32).toString('base64url');
  reply.setCookie(cookieName(deps, request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps(deps, request),
    maxAge: MONTH_SECONDS,
  });
  return addressFrom(token);
}
