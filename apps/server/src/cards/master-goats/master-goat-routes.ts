import { baseGoatId, collectionStats, isGoatSlug } from '@goats/collection';
import { MASTER_FIELDS } from '@goats/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { actingOperator } from '../../desk/audit-log/acting-operator.ts';
import { refuse } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { changeMaster, type StandingMaster, standingMasters } from './master-goats.ts';

export function masterGoatRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/admin/master-goats', async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    const masters = await standingMasters(deps.db);
    return {
      masterGoats: masters.map(toMasterGoat),
      collectionStats: collectionStats(masters.map(({ goat }) => goat)),
    };
  });

  route(app, 'PATCH /api/admin/master-goats/:id', async ({ params, body, request }) => {
    const operator = await actingOperator(deps, request);
    if (!isGoatSlug(params.id)) {
      throw refuse('goat-unknown');
    }
    return toMasterGoat(await changeMaster(deps, operator, params.id, body));
  });
}

function toMasterGoat({ goat, row }: StandingMaster) {
  return {
    ...goat,
    baseGoatId: baseGoatId(goat.id),
    baseAttributes: { ...goat.baseAttributes },
    iconicMoments: [...goat.iconicMoments],
    metaTags: [...goat.metaTags],
    overridden: MASTER_FIELDS.filter((field) => row?.overrides[field] !== undefined),
    version: row?.version ?? 0,
    updatedAt: row?.updated_at.toISOString() ?? null,
    updatedBy: row?.updated_by ?? null,
  };
}
