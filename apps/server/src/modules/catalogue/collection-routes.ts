import { cardIdOfToken, erc721Metadata, mintedCard } from '@goats/collection';
import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../../cache/response-cache.ts';
import { sendHot } from '../../cache/send-cached.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { siteBase } from '../../http/origin.ts';
import { route } from '../../http/route.ts';
import { FIRST_SERIES } from './mint-collection.ts';

/** What the outside world reads about the collection: token metadata, and the seal over it. */
export function collectionRoutes(app: FastifyInstance, deps: Deps, hot: ResponseCache): void {
  route(app, 'GET /api/metadata/:tokenId', async ({ params, request, reply }) => {
    const id = cardIdOfToken(params.tokenId);
    const card = id === undefined ? undefined : mintedCard(id);
    if (!card) throw notFound('This NFT could not be found or may not exist.');
    reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=3600');
    const { attributes, ...metadata } = erc721Metadata(card, {
      baseUrl: siteBase(deps.config, request),
    });
    return { ...metadata, attributes: [...attributes] };
  });

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
  'SHA-256. leaf = sha256("leaf|" + canonical JSON of the metadata, image as a path), in card order; ' +
  'node = sha256("node|" + left + right); a last one without a partner moves up as it is.';
