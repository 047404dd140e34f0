import type { FastifyReply, FastifyRequest } from 'fastify';
import { Prepared } from '../http/prepared.ts';
import type { Hot } from './response-cache.ts';

const NOTHING = new Prepared('');

/**
 * Sends kept bytes, or 304 when the caller has them already. Without a promise when the bytes are
 * at hand. `strangersOnly`: whoever is signed in is told more.
 */
export function sendHot(
  call: { request: FastifyRequest; reply: FastifyReply },
  hot: Hot | Promise<Hot>,
  options: { readonly strangersOnly?: boolean } = {},
): Prepared | Promise<Prepared> {
  return hot instanceof Promise
    ? hot.then((built) => send(call, built, options))
    : send(call, hot, options);
}

function send(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  hot: Hot,
  options: { readonly strangersOnly?: boolean },
) {
  reply.header('etag', hot.etag);
  reply.header('cache-control', 'no-cache');
  if (request.headers['if-none-match'] === hot.etag) {
    reply.code(304);
    return NOTHING;
  }
  reply.server.frontDoor.remember(request, reply, hot, options);
  return hot.answer;
}
