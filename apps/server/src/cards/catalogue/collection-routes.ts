import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../../cache/response-cache.ts';
import { sendHot } from '../../cache/send-cached.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { FIRST_SERIES } from './mint-collection.ts';

/** The seal over the whole collection, for whoever wants to check a card against it. */
export function collectionRoutes(app: FastifyInstance, deps: Deps, hot: ResponseCache): void {
  route(app, 'GET /api/collection/provenance', (call) => {
    const kept = hot.get('provenance', ['series'], async () => {
      const [series] = await deps.db.query<{
        seed: string;
        card_count: number;
        provenance_root: string;
      }>('select seed, card_count, provenance_root from series where id = $1', [FIRST_SERIES]);
      const hashes = await deps.db.query<{ metadata_hash: string }>(
        'select metadata_hash from cards where series_id = $1 order by id',
        [FIRST_SERIES],
      );
      return {
        seed: series?.seed,
        count: series?.card_count,
        algorithm: ALGORITHM,
        root: series?.provenance_root,
        hashes: hashes.map((row) => row.metadata_hash),
      };
    });
    return sendHot(call, kept);
  });
}

const ALGORITHM =
  'SHA-256. leaf = sha256("leaf|" + canonical JSON of the metadata with its attributes up to Variation, ' +
  'image as a path, without external_url), in card order; ' +
  'node = sha256("node|" + left + right); a last one without a partner moves up as it is.';
