import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { takeFromLimit } from './rate-limits.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Every write counts, before its body is read; reads are free. */
export function registerWriteLimit(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', async (request) => {
    if (READS.has(request.method) || request.is404) return;
    await takeFromLimit(deps, request, 'write');
  });
}
