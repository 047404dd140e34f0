import { createHash, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { isHttps } from '../../http/origin.ts';

export type CookieName =
  | 'goats-session'
  | 'goats-admin'
  | 'goats-device'
  | 'goats-browser'
  | 'goats-practice';

/** 256 random bits that only the browser knows; we keep their hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** `readCookie(config, request, 'goats-session')`: the hash of what the browser holds. */
export function readCookie(
  config: Config,
  request: FastifyRequest,
  name: CookieName,
): Buffer | undefined {
  const token = readToken(config, request, name);
  return token === undefined ? undefined : tokenHash(token);
}

/** What the browser holds itself. Read when somebody asks: most requests ask for no cookie at all. */
export function readToken(
  config: Config,
  request: FastifyRequest,
  name: CookieName,
): string | undefined {
  const { cookie } = request.headers;
  return cookie ? parseCookie(cookie)[fullName(config, request, name)] : undefined;
}

export function setCookie(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  /** Without an age the cookie lasts as long as the browser is open. */
  cookie: { name: CookieName; token: string; maxAgeSeconds?: number },
): void {
  const line = stringifySetCookie({
    name: fullName(config, request, cookie.name),
    value: cookie.token,
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps(config, request),
    ...(cookie.maxAgeSeconds === undefined ? {} : { maxAge: cookie.maxAgeSeconds }),
  });
  reply.header('set-cookie', line);
}

/** The browser forgets a cookie by the age it was told; a session that slides on tells it anew. */
export function renewCookie(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: { name: CookieName; maxAgeSeconds: number },
): void {
  const token = readToken(config, request, cookie.name);
  if (token !== undefined) setCookie(config, request, reply, { ...cookie, token });
}

export function clearCookie(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  name: CookieName,
): void {
  setCookie(config, request, reply, { name, token: '', maxAgeSeconds: 0 });
}

/** With __Host- the browser itself sees to it that no other host or page set the cookie. */
function fullName(config: Config, request: FastifyRequest, name: CookieName): string {
  return isHttps(config, request) ? `__Host-${name}` : name;
}
