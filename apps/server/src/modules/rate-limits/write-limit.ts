import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { limitSubject, tooMany } from './rate-limits.ts';
import { createWriteBlocks } from './write-blocks.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Every write counts, before its body is read; reads are free. */
export function registerWriteLimit(app: FastifyInstance, deps: Deps): void {
  const blocks = createWriteBlocks(deps);
  // With a callback: a hook that answers a promise would cost every read a turn of the queue.
  app.addHook('onRequest', (request, _reply, done) => {
    if (READS.has(request.method) || request.is404) return done();
    blocks
      .take(limitSubject(request.ip))
      .then((waitMs) => (waitMs === 0 ? done() : done(tooMany(waitMs))), done);
  });
}
