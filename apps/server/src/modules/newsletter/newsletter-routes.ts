import { calls } from '@goats/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { siteBase } from '../../http/origin.ts';
import { route } from '../../http/route.ts';
import { actingOperator } from '../audit-log/acting-operator.ts';
import { newToken } from '../auth/cookies.ts';
import { takeFromLimit } from '../rate-limits/rate-limits.ts';
import { subscriberCsv } from './subscriber-csv.ts';
import { allSubscribers, deleteSubscriber, insertSubscriber } from './subscriber-store.ts';
import { readUnsubscribePages } from './unsubscribe-page.ts';

const HTML = 'text/html; charset=utf-8';
/**
 * The address holds the token, which no other site must learn. With 'no-referrer' a browser would
 * also keep the form's origin to itself, and we would take our own page for somebody else's.
 */
const REFERRER_POLICY = 'same-origin';

export function newsletterRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, config } = deps;

  route(app, 'POST /api/subscribe', async ({ body, request }) => {
    if (body.agree === false) {
      throw new AppError('INVALID_INPUT', 'You must agree to receive updates.', {
        details: { field: 'agree', problem: 'must be true' },
      });
    }
    await takeFromLimit(deps, request, 'subscribe');
    await insertSubscriber(db, {
      email: body.email,
      name: body.name || null,
      token: newToken(),
      at: new Date(clock.now()),
    });
    return { message: 'Successfully subscribed' };
  });

  const csv = calls['GET /api/admin/subscribers.csv'];
  app.get(
    '/api/admin/subscribers.csv',
    { schema: { summary: csv.summary, tags: [csv.tag] } },
    async (request, reply) => {
      const operator = await actingOperator(deps, request);
      const rows = await allSubscribers(db);
      await operator.record(db, 'subscribers export', { count: rows.length });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="subscribers.csv"')
        .header('cache-control', 'no-store')
        .send(subscriberCsv(rows, siteBase(config, request)));
    },
  );

  // Apart from the rest: only here may a body be anything but JSON.
  app.register(async (mail) => unsubscribeRoutes(mail, deps));
}

async function unsubscribeRoutes(app: FastifyInstance, { db, webRoot }: Deps): Promise<void> {
  const pages = await readUnsubscribePages(webRoot);
  // A form and a mail program (RFC 8058) send one; the link has said all there is to say.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    (_request, _body, done) => done(null, undefined),
  );

  const ask = calls['GET /api/unsubscribe'];
  app.get<{ Querystring: { token: string } }>(
    '/api/unsubscribe',
    { schema: { summary: ask.summary, tags: [ask.tag], querystring: ask.query } },
    async (_request, reply) =>
      reply
        .type(HTML)
        .header('cache-control', 'no-store')
        .header('referrer-policy', REFERRER_POLICY)
        .send(pages.ask),
  );

  const end = calls['POST /api/unsubscribe'];
  app.post<{ Querystring: { token: string } }>(
    '/api/unsubscribe',
    { schema: { summary: end.summary, tags: [end.tag], querystring: end.query } },
    async (request, reply) => {
      await deleteSubscriber(db, request.query.token);
      return reply
        .type(HTML)
        .header('cache-control', 'no-store')
        .header('referrer-policy', REFERRER_POLICY)
        .send(pages.done);
    },
  );
}
