import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/**
 * Where this site lives, as the browser sees it: PUBLIC_URL, or the address that the request came
 * to.
 *
 * `siteAddress(config, request).host // 'goats.example'`
 */
export function siteAddress(config: Config, request: FastifyRequest): URL | undefined {
  const address = config.publicUrl ?? `${request.protocol}://${request.host}`;
  // A hostile Host header may be no host at all; then nothing matches it.
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** `isSameHost('localhost:80', new URL('http://localhost'))`: a default port is no difference. */
export function isSameHost(domain: string, site: URL): boolean {
  const address = `${site.protocol}//${domain}`;
  return URL.canParse(address) && new URL(address).host === site.host;
}
