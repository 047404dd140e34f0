import { sha256Hex } from '@goats/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { newToken, readToken, setCookie } from './cookies.ts';

const COOKIE = 'goats-practice';
const MONTH_SECONDS = 30 * 24 * 60 * 60;

/**
 * A visitor without a wallet plays under an address made from the cookie of this browser: nobody
 * can work the cookie out from the address, and nobody holds a key to it.
 */
function addressFrom(token: string): string {
  return `0x${sha256Hex(`goat-practice-v1|${token}`).slice(0, 40)}`;
}

/** `practiceAddress(deps, request) // '0x…'`, or null when this browser never practised. */
export function practiceAddress(deps: Deps, request: FastifyRequest): string | null {
  const token = readToken(deps.config, request, COOKIE);
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
  const token = newToken();
  setCookie(deps.config, request, reply, { name: COOKIE, token, maxAgeSeconds: MONTH_SECONDS });
  return addressFrom(token);
}
