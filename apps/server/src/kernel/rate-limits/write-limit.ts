import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { beforeWrites } from '../../http/gates.ts';
import { tooMany } from './rate-limits.ts';
import { createWriteBlocks } from './write-blocks.ts';

/** Every write counts, before its body is read; reads are free. */
export function registerWriteLimit(app: FastifyInstance, deps: Deps): void {
  const blocks = createWriteBlocks({ ...deps, db: deps.db.staked });
  beforeWrites(app, async (request) => {
    const waitMs = await blocks.take(request.ip);
    if (waitMs > 0) throw tooMany(waitMs);
  });
}
