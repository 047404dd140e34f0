import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import type { EventRow } from '../../people/club/club-store.ts';
import { actingOperator } from '../audit-log/acting-operator.ts';
import { callOffEvent, EVENT_IMAGES, planEvent, propose, withdrawProposal } from './club-desk.ts';
import { everyEvent, everyProposal, type ProposalRow } from './club-desk-store.ts';

/** The owners club from the operator's side. */
export function clubDeskRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;

  route(app, 'GET /api/admin/club', async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    const [events, proposals] = await Promise.all([everyEvent(db), everyProposal(db)]);
    return {
      events: events.map(toEvent),
      proposals: proposals.map((row) => toProposal(row, clock.now())),
      images: EVENT_IMAGES,
    };
  });

  route(app, 'PUT /api/admin/club/events/:id', async ({ params, body, request }) =>
    toEvent(await planEvent(deps, await actingOperator(deps, request), params.id, body)),
  );

  route(app, 'DELETE /api/admin/club/events/:id', async ({ params, request }) => {
    await callOffEvent(deps, await actingOperator(deps, request), params.id);
    return undefined;
  });

  route(app, 'PUT /api/admin/club/proposals/:id', async ({ params, body, request }) => {
    const operator = await actingOperator(deps, request);
    return toProposal(await propose(deps, operator, params.id, body), clock.now());
  });

  route(app, 'DELETE /api/admin/club/proposals/:id', async ({ params, request }) => {
    await withdrawProposal(deps, await actingOperator(deps, request), params.id);
    return undefined;
  });
}

function toEvent({ starts_at: startsAt, ends_at: endsAt, ...row }: EventRow) {
  return { ...row, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}

function toProposal({ closes_at: closesAt, ...row }: ProposalRow, now: number) {
  return {
    ...row,
    closesAt: closesAt.toISOString(),
    open: closesAt.getTime() > now,
    totalVotes: row.options.reduce((sum, option) => sum + option.votes, 0),
  };
}
