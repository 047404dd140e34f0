import { goatSlugOf } from '@goats/collection';
import type { series, seriesCard } from '@goats/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { ResponseCache } from '../../cache/response-cache.ts';
import { sendHot } from '../../cache/send-cached.ts';
import type { Deps } from '../../deps.ts';
import { actingOperator } from '../../desk/audit-log/acting-operator.ts';
import { refuse } from '../../errors.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { route } from '../../http/route.ts';
import { dryRun } from './dry-run.ts';
import { createDraft, deleteDraft, publishSeries } from './series-service.ts';
import {
  cardsOfSeries,
  listSeries,
  type SeriesRow,
  type StoredCard,
  seriesById,
  sourceOf,
} from './series-store.ts';

export function seriesRoutes(app: FastifyInstance, deps: Deps, hot: ResponseCache): void {
  deskRoutes(app, deps);
  publicRoutes(app, deps, hot);
}

function deskRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, 'GET /api/admin/series', async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    const rows = await listSeries(db, ['draft', 'published']);
    return { series: rows.map(toSeries) };
  });

  route(app, 'POST /api/admin/series/dry-run', ({ body }) => dryRun(deps, body.runs, body.root));

  route(app, 'POST /api/admin/series', async ({ body, request }) =>
    toSeries(await createDraft(deps, await actingOperator(deps, request), body)),
  );

  route(app, 'GET /api/admin/series/:id', async ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    return toSeries(await found(deps, params.id));
  });

  route(app, 'GET /api/admin/series/:id/cards', async ({ params, query, reply }) => {
    reply.header('cache-control', 'no-store');
    await found(deps, params.id);
    return cardPage(deps, params.id, query);
  });

  route(app, 'POST /api/admin/series/:id/publish', async ({ params, body, request }) => {
    const operator = await actingOperator(deps, request);
    return toSeries(await publishSeries(deps, operator, params.id, body.root));
  });

  route(app, 'DELETE /api/admin/series/:id', async ({ params, request }) => {
    await deleteDraft(deps, await actingOperator(deps, request), params.id);
    return undefined;
  });
}

/** A draft is nobody's business: here it does not exist. */
function publicRoutes(app: FastifyInstance, deps: Deps, hot: ResponseCache): void {
  route(app, 'GET /api/series', (call) =>
    sendHot(
      call,
      hot.get('series', ['series'], async () => {
        const rows = await listSeries(deps.db, ['published']);
        return {
          series: rows.map((row) => {
            const { id, name, count, byRarity, root, publishedAt } = toSeries(row);
            return { id, name, count, byRarity, root, publishedAt };
          }),
        };
      }),
    ),
  );

  route(app, 'GET /api/series/:id/provenance', async ({ params }) => {
    const row = await found(deps, params.id, 'published');
    const source = await sourceOf(deps.db, row.id);
    return {
      id: row.id,
      name: row.name,
      publishedAt: row.published_at?.toISOString() ?? '',
      count: row.card_count,
      algorithm: ALGORITHM,
      root: row.provenance_root,
      runs: source?.runs ?? [],
      masters: source?.masters.map((goat) => ({ ...goat })) ?? [],
    };
  });

  route(app, 'GET /api/series/:id/cards', async ({ params, query }) => {
    await found(deps, params.id, 'published');
    return cardPage(deps, params.id, query);
  });
}

const ALGORITHM =
  'SHA-256. leaf = sha256("leaf|" + canonical JSON of the card), run after run, by number; ' +
  'node = sha256("node|" + left + right); a last one without a partner moves up as it is.';

async function found({ db }: Deps, id: number, status?: SeriesRow['status']): Promise<SeriesRow> {
  const row = await seriesById(db, id);
  if (!row || (status && row.status !== status)) throw refuse('series-unknown');
  return row;
}

async function cardPage(
  { db }: Deps,
  id: number,
  query: { limit: number; cursor?: string | undefined },
) {
  const order = `series ${id}`;
  const after = decodeCursor(order, query.cursor)?.id ?? 0;
  const rows = await cardsOfSeries(db, id, after, query.limit + 1);
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const more = rows.length > page.length && last;
  return {
    cards: page.map(toSeriesCard),
    nextCursor: more ? encodeCursor(order, { key: last.position, id: last.position }) : null,
  };
}

function toSeries(row: SeriesRow): z.input<typeof series> {
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    count: row.card_count,
    byRarity: row.by_rarity,
    byGoat: row.by_goat,
    root: row.provenance_root,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    publishedAt: row.published_at?.toISOString() ?? null,
    publishedBy: row.published_by,
  };
}

function toSeriesCard(row: StoredCard): z.input<typeof seriesCard> {
  const { base_goat_id: baseGoat, ...card } = row;
  return { ...card, goat: goatSlugOf(baseGoat) ?? '' };
}
