import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';

type Named = Pick<Config, 'publicUrl'>;

/**
 * Where this site lives, as the browser sees it: PUBLIC_URL, whatever the request says. Without one
 * only this machine's own names are believed: with any other a stranger's site could pass our
 * sign-in on to us under its name.
 *
 * `siteAddress(config, request).host // 'goats.example'`
 */
export function siteAddress(config: Named, request: FastifyRequest): URL {
  return new URL(ownAddress(config, request));
}

/** `isHttps(config, request) // true`: the address begins with https, as the browser sees it. */
export function isHttps(config: Named, request: FastifyRequest): boolean {
  return /^https:/i.test(ownAddress(config, request));
}

/** The name of this machine that was believed last: every request of a browser says the same. */
let believed = '';

function ownAddress({ publicUrl }: Named, request: FastifyRequest): string {
  if (publicUrl !== undefined) return publicUrl;
  const address = `${request.protocol}://${request.host}`;
  if (address === believed) return address;
  if (URL.canParse(address) && isLoopback(new URL(address).hostname)) {
    believed = address;
    return address;
  }
  throw new AppError(
    'HOST_NOT_KNOWN',
    'This site does not know itself by that name. Whoever runs it sets PUBLIC_URL to its address.',
  );
}

/** `siteBase(config, request) // 'https://goats.example'`: what a whole link begins with. */
export function siteBase(config: Named, request: FastifyRequest): string {
  return config.publicUrl ?? siteAddress(config, request).origin;
}

/**
 * `siteOrigin(config, request) // 'https://goats.example'`: the same for everybody. Names of this
 * machine are one site, whichever of them a browser used.
 */
export function siteOrigin(config: Named, request: FastifyRequest): string {
  const address = siteAddress(config, request);
  if (config.publicUrl === undefined) address.hostname = 'localhost';
  return address.origin;
}

/** `isLoopback('127.0.0.1') // true`: only this machine can mean itself by it. */
export function isLoopback(hostname: string): boolean {
  return /^((.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

const ABSOLUTE = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/**
 * The whole address of a request, always on this site. Resolved as a link, the target
 * `//evil.example/about` would be a page of another site, and `//[` none at all.
 *
 * `addressOf(config, request).href // 'https://goats.example/about'`
 */
export function addressOf(config: Named, request: FastifyRequest): URL {
  const { origin } = siteAddress(config, request);
  return new URL(`${origin}/${request.url.replace(ABSOLUTE, '').replace(/^\//, '')}`);
}
