import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { toHoof } from '@goats/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Hex } from 'viem';
import type { ResponseCache } from '../../../cache/response-cache.ts';
import { sendHot } from '../../../cache/send-cached.ts';
import { refuse } from '../../../errors.ts';
import type { Game } from '../../../game.ts';
import { route } from '../../../http/route.ts';
import { listPublished, type PublishedRow, publishedLeaves } from './published-store.ts';
import { leavesOfData } from './root-store.ts';

const SHOWN = 50;
const FOR_EVER = 'public, max-age=31536000, immutable';
const unzip = promisify(gunzip);

/** What was published: the roots, and the leaves under each. */
export function rootRoutes(app: FastifyInstance, { db }: Game, hot: ResponseCache): void {
  route(app, 'GET /api/chain/roots', (call) =>
    sendHot(
      call,
      hot.get('chain/roots', ['chain'], async () => ({
        roots: (await listPublished(db, SHOWN)).map(toRoot),
      })),
    ),
  );

  route(app, 'GET /api/chain/roots/:index/leaves', async ({ params, request, reply }) => {
    const found = await publishedLeaves(db, params.index);
    if (!found) throw refuse('root-unknown', { index: params.index });
    if (found.leaves.length === 0) {
      throw refuse('leaves-not-kept', { index: params.index, data: found.data });
    }
    const etag = `"${found.data}"`;
    reply.header('etag', etag).header('vary', 'accept-encoding');
    // Until its block is final, another root may still get this number.
    reply.header('cache-control', found.final ? FOR_EVER : 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return sendText(reply, found.leaves, isSqueezed(request));
  });

  // Under its own hash a list can never be another: anybody may keep it, for ever.
  route(app, 'GET /api/chain/leaves/:hash', async ({ params, request, reply }) => {
    const leaves = await leavesOfData(db, params.hash as Hex);
    if (!leaves) throw refuse('leaf-list-unknown');
    reply.header('etag', `"${params.hash}"`).header('vary', 'accept-encoding');
    reply.header('cache-control', FOR_EVER).header('access-control-allow-origin', '*');
    if (request.headers['if-none-match'] === `"${params.hash}"`) return reply.code(304).send();
    return sendText(reply, leaves, isSqueezed(request));
  });
}

const isSqueezed = (request: FastifyRequest) =>
  /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');

async function sendText(reply: FastifyReply, leaves: Buffer, squeezed: boolean) {
  reply.header('content-type', 'text/plain; charset=utf-8');
  if (!squeezed) return reply.send(await unzip(leaves));
  return reply.header('content-encoding', 'gzip').send(leaves);
}

function toRoot(row: PublishedRow) {
  const { index, at, state, accounts, cards, data } = row;
  return {
    ...{ index, at: at.toISOString(), sum: toHoof(row.sum), state, accounts, cards, data },
    leavesUrl: `/api/chain/roots/${index}/leaves`,
    accountCount: row.account_count,
    cardCount: row.card_count,
    transactionHash: row.tx_hash,
  };
}
