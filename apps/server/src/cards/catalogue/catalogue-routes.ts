import { goatSlugOf, goatSummaries, serverGoat } from '@goats/collection';
import { SITE } from '@goats/contract';
import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../../cache/response-cache.ts';
import { sendHot } from '../../cache/send-cached.ts';
import type { Deps } from '../../deps.ts';
import { invalidInput, refuse } from '../../errors.ts';
import { decodeCursor, pageOf } from '../../http/cursor.ts';
import { route } from '../../http/route.ts';
import { bidsOfCard, lastAuction, toCardAuction } from '../../slices/auction/index.ts';
import { standingGoats } from '../master-goats/master-goats.ts';
import { nextLapse } from './card-row.ts';
import { cardById, countVariants, listVariants } from './card-store.ts';
import { listNfts } from './nft-list.ts';
import { toNft, toNftSummary, toTokenNft } from './nft-shapes.ts';
import { samplePack } from './pack-sample.ts';
import { traitShares } from './trait-store.ts';

/** Card ids stay below, token ids above. */
const TOKEN_IDS_FROM = 1_000_001;

export function catalogueRoutes(app: FastifyInstance, deps: Deps, hot: ResponseCache): void {
  const { db, clock } = deps;
  const contract = deps.chain?.contracts.cards ?? SITE.contractAddress;

  route(app, 'GET /api/goats', (call) =>
    sendHot(
      call,
      hot.get('goats', ['goats'], () => standingGoats(db)),
    ),
  );

  route(app, 'GET /api/base-goats/:id', (call) => {
    const { params, query } = call;
    const { limit } = query;
    const slug = goatSlugOf(params.id);
    if (!slug) throw refuse('goat-unknown');
    const key = `base-goat/${params.id}/${limit}/${query.cursor ?? ''}`;
    const kept = hot.get(key, [`goat:${params.id}`, 'auctions', 'listings'], async (trueUntil) => {
      const after = decodeCursor('variants', query.cursor);
      const now = new Date(clock.now());
      const rows = await listVariants(db, params.id, { after, limit: limit + 1, now });
      trueUntil(nextLapse(rows));
      const order = 'variants';
      const { page, nextCursor } = pageOf(rows, { order, limit }, (row) => row.sort_key);
      return {
        baseGoat: baseGoat(params.id),
        variants: page.map((row) => toNftSummary(row, contract)),
        variantsCount: await countVariants(db, params.id),
        nextCursor,
      };
    });
    return sendHot(call, kept);
  });

  route(app, 'GET /api/nfts', async ({ query }) => {
    if (query.sample === 'pack') {
      const cards = await samplePack(deps);
      return { nfts: cards.map((row) => toNftSummary(row, contract)), nextCursor: null };
    }
    const { rows, nextCursor } = await listNfts(deps, query);
    return { nfts: rows.map((row) => toNftSummary(row, contract)), nextCursor };
  });

  route(app, 'GET /api/nfts/:id', (call) => {
    const { params } = call;
    const isToken = params.id >= TOKEN_IDS_FROM;
    const cardId = isToken ? params.id - TOKEN_IDS_FROM + 1 : params.id;
    const topics = [`card:${cardId}`];
    const kept = hot.get(`nft/${params.id}`, topics, async (trueUntil) => {
      const now = new Date(clock.now());
      const row = await cardById(db, cardId, now);
      if (!row) {
        throw refuse(isToken ? 'nft-unknown' : 'requested-nft-unknown');
      }
      trueUntil(nextLapse([row]));
      if (isToken) return toTokenNft(row, contract);
      const [bids, auction, variantsCount, traitRarity] = await Promise.all([
        bidsOfCard(db, cardId, now),
        lastAuction(db, cardId),
        countVariants(db, row.base_goat_id),
        traitShares(db, row),
      ]);
      const shown = auction ? toCardAuction(auction, deps.config.economy) : null;
      return toNft(row, { bids, auction: shown, variantsCount, traitRarity }, contract);
    });
    return sendHot(call, kept);
  });
}

function baseGoat(id: number) {
  const slug = goatSlugOf(id);
  const summary = goatSummaries[id - 1];
  if (!slug || !summary) throw invalidInput('id', 'must be a base goat from 1 to 10');
  const goat = serverGoat(slug);
  return {
    id,
    slug,
    nickname: goat.nickname,
    inspiredBy: goat.inspiredBy,
    origin: goat.origin,
    position: summary.position,
    shirtNumber: goat.shirtNumber,
    preferredHoof: goat.preferredHoof,
    backstory: goat.backstory,
    iconicMoments: [...goat.iconicMoments],
  };
}
