import { baseGoatId, GOAT_SLUGS, type GoatSlug, goatSlugOf, isGoatSlug } from '@goats/collection';
import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../../cache/response-cache.ts';
import { sendHot } from '../../cache/send-cached.ts';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { actingOperator } from '../../desk/audit-log/acting-operator.ts';
import { invalidInput } from '../../errors.ts';
import { route } from '../../http/route.ts';

interface FeaturedGoats {
  readonly featured: GoatSlug[];
  /** All ten: the featured ones, then the others in their usual order. */
  readonly order: GoatSlug[];
}

export function featuredGoatRoutes(app: FastifyInstance, deps: Deps, hot: ResponseCache): void {
  route(app, 'GET /api/featured-goats', (call) =>
    sendHot(
      call,
      hot.get('featured-goats', ['featured-goats'], () => readFeatured(deps.db)),
    ),
  );

  route(app, 'PUT /api/admin/featured-goats', async ({ body, request }) => {
    const operator = await actingOperator(deps, request);
    const goats = body.goats.map((slug, index) => {
      if (!isGoatSlug(slug)) throw invalidInput(`goats.${index}`, 'must be one of the ten goats');
      return slug;
    });
    await deps.db.transaction(async (tx) => {
      // Two lists at one instant: one after the other, never a mixture.
      await tx.query('lock table featured_goats in share row exclusive mode');
      const { featured: before } = await readFeatured(tx);
      await tx.query('delete from featured_goats');
      await tx.query(
        `insert into featured_goats (place, base_goat_id)
         select place, goat from unnest($1::int[]) with ordinality g (goat, place)`,
        [goats.map(baseGoatId)],
      );
      await operator.record(tx, 'featured goats', { before, after: goats });
      tx.announce(['featured-goats']);
    });
    return inOrder(goats);
  });
}

async function readFeatured(db: Queryable): Promise<FeaturedGoats> {
  const rows = await db.query<{ base_goat_id: number }>(
    'select base_goat_id from featured_goats order by place',
  );
  return inOrder(rows.flatMap((row) => goatSlugOf(row.base_goat_id) ?? []));
}

function inOrder(featured: GoatSlug[]): FeaturedGoats {
  return { featured, order: [...featured, ...GOAT_SLUGS.filter((g) => !featured.includes(g))] };
}
