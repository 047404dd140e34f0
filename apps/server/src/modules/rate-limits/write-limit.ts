import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { takeFromLimit } from './rate-limits.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Every write counts, before its body is read; reads are free. */
export function registerWriteLimit(app: FastifyInstance, deps: Deps): void {
  // With a callback: a hook that answers a promise would cost every read a turn of the queue.
  app.addHook('onRequest', (request, _reply, done) => {
    if (READS.has(request.method) || request.is404) return done();
    takeFromLimit(deps, request, 'write').then(() => done(), done);
  });
}
