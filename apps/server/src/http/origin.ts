import type { FastifyRequest } from 'fastify';

/** `originOf(request) // 'http://127.0.0.1:3000'`: where the caller believes to be. */
export function originOf(request: FastifyRequest): string {
  // A hostile Host header may be no host at all; it must not turn into a 500.
  const origin = `${request.protocol}://${request.host}`;
  return URL.canParse(origin) ? origin : 'http://localhost';
}

const ABSOLUTE = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/**
 * The whole address of a request, always on this site. Resolved as a link, the target
 * `//evil.example/about` would be a page of another site, and `//[` none at all.
 *
 * `addressOf(request, config.publicUrl).href // 'https://goats.example/about'`
 */
export function addressOf(request: FastifyRequest, publicUrl: string | undefined): URL {
  const { origin } = new URL(publicUrl ?? originOf(request));
  return new URL(`${origin}/${request.url.replace(ABSOLUTE, '').replace(/^\//, '')}`);
}
