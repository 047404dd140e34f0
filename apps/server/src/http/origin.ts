import type { FastifyRequest } from 'fastify';

/** `originOf(request) // 'http://127.0.0.1:3000'`: where the caller believes to be. */
export function originOf(request: FastifyRequest): string {
  // A hostile Host header may be no host at all; it must not turn into a 500.
  const origin = `${request.protocol}://${request.host}`;
  return URL.canParse(origin) ? origin : 'http://localhost';
}
