import { calls } from '@goats/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { siteBase } from '../../http/origin.ts';
import { route } from '../../http/route.ts';
import { writeOnce } from '../../kernel/idempotency/write-once.ts';
import { calendarFile } from './calendar.ts';
import { giveBack, requireEvent, reserve, vote } from './club-service.ts';
import { allEvents } from './club-store.ts';
import { programme, toEvent, toEventPreview, toPastEvent, toProposal } from './club-view.ts';
import { allProposals } from './proposal-store.ts';
import { requireOwner } from './require-owner.ts';

export function clubRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, config } = deps;

  route(app, 'GET /api/club/preview', async () => {
    const { coming, past } = programme(await allEvents(db, null), clock.now());
    return {
      events: coming.map(toEventPreview),
      pastEvents: past.map((row) => toPastEvent(row, [])),
    };
  });

  route(app, 'GET /api/club', async ({ request, reply }) => {
    const { wallet, ...member } = await requireOwner(deps, request);
    const now = clock.now();
    const [events, proposals] = await Promise.all([
      allEvents(db, wallet),
      allProposals(db, wallet),
    ]);
    const { coming, past } = programme(events, now);
    reply.header('cache-control', 'no-store');
    return {
      ...member,
      events: coming.map(toEvent),
      pastEvents: past.map((row) => toPastEvent(row)),
      proposals: proposals.map((row) => toProposal(row, now)),
    };
  });

  route(app, 'POST /api/club/events/:id/reservation', async ({ params, request, reply }) => {
    const member = await requireOwner(deps, request);
    return writeOnce(deps, { request, reply }, member.wallet, async (tx) =>
      toEvent(await reserve(tx, params.id, member, clock.now())),
    );
  });

  route(app, 'DELETE /api/club/events/:id/reservation', async ({ params, request, reply }) => {
    const member = await requireOwner(deps, request);
    return writeOnce(deps, { request, reply }, member.wallet, async (tx) =>
      toEvent(await giveBack(tx, params.id, member, clock.now())),
    );
  });

  route(app, 'POST /api/club/proposals/:id/vote', async ({ params, body, request, reply }) => {
    const member = await requireOwner(deps, request);
    const ballot = { proposalId: params.id, option: body.option };
    return writeOnce(deps, { request, reply }, member.wallet, async (tx) =>
      toProposal(await vote(tx, ballot, member, clock.now()), clock.now()),
    );
  });

  const calendar = calls['GET /api/club/events/:id/calendar.ics'];
  app.get<{ Params: { id: string } }>(
    '/api/club/events/:id/calendar.ics',
    { schema: { summary: calendar.summary, tags: [calendar.tag], params: calendar.params } },
    async (request, reply) => {
      const { wallet } = await requireOwner(deps, request);
      const event = await requireEvent(db, request.params.id, wallet);
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${event.id}.ics"`)
        .header('cache-control', 'no-store')
        .send(calendarFile(event, siteBase(config, request), clock.now()));
    },
  );
}
