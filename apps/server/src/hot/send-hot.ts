import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Hot } from './hot-bytes.ts';

/** Sends kept bytes, or 304 when the caller has them already. */
export function sendHot(request: FastifyRequest, reply: FastifyReply, hot: Hot): Buffer {
  reply.header('etag', hot.etag).header('cache-control', 'no-cache');
  if (request.headers['if-none-match'] === hot.etag) {
    reply.code(304);
    return Buffer.alloc(0);
  }
  return hot.body;
}
