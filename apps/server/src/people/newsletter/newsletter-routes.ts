import { calls } from '@goats/contract';
import type { Locale } from '@goats/words';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { actingOperator } from '../../desk/audit-log/acting-operator.ts';
import { refuse } from '../../errors.ts';
import { siteBase } from '../../http/origin.ts';
import { route } from '../../http/route.ts';
import { mayAsk } from '../../kernel/rate-limits/mail-limit.ts';
import { takeFromLimit } from '../../kernel/rate-limits/rate-limits.ts';
import { newToken, tokenHash } from '../auth/cookies.ts';
import { mailLinks } from '../mail-pages/mail-links.ts';
import { putQuestion } from '../outbox/outbox-store.ts';
import { FORGET_UNCONFIRMED_MS } from '../outbox/terms.ts';
import { subscriberCsv } from './subscriber-csv.ts';
import {
  allSubscribers,
  confirmSubscriber,
  deleteSubscriber,
  insertSubscriber,
  insertUnconfirmed,
} from './subscriber-store.ts';

export function newsletterRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, config, webRoot } = deps;

  route(app, 'POST /api/subscribe', async ({ body, request }) => {
    if (body.agree === false) {
      throw refuse(
        'agree-to-updates',
        {},
        {
          details: { field: 'agree', problem: 'must be true' },
        },
      );
    }
    await takeFromLimit(deps, request, 'subscribe');
    const { email, language = 'en' } = body;
    const who = { email, name: body.name || null, language };
    if (config.mail) {
      await askSubscriber(deps, who);
      return { message: ASKED, state: 'asked' };
    }
    await insertSubscriber(db, { ...who, token: newToken(), at: new Date(clock.now()) });
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

  mailLinks(app, webRoot, [
    {
      path: '/api/newsletter/confirm',
      ask: 'confirm',
      async act(token) {
        const at = new Date(clock.now());
        const since = new Date(clock.now() - FORGET_UNCONFIRMED_MS);
        const known = await confirmSubscriber(db, tokenHash(token), { since, at });
        return known ? 'confirmed' : 'stale-link';
      },
    },
    {
      path: '/api/unsubscribe',
      ask: 'unsubscribe',
      // The same for a token that never was, or somebody could try out which ones are.
      async act(token) {
        await deleteSubscriber(db, token);
        return 'unsubscribed';
      },
    },
  ]);
}

/** Says the same whether the address is new, asked, asked too often, or on the list for years. */
const ASKED = 'Check your mailbox: one click there and you are in';

/** Where there is mail, an address counts once whoever reads it has said so. */
async function askSubscriber(
  deps: Deps,
  { email, ...who }: { email: string; name: string | null; language: Locale },
): Promise<void> {
  if (!(await mayAsk(deps, email))) return;
  const at = new Date(deps.clock.now());
  const confirm = newToken();
  const subscriber = { email, ...who, token: newToken(), at, confirmHash: tokenHash(confirm) };
  await deps.db.transaction(async (tx) => {
    if (await insertUnconfirmed(tx, subscriber)) {
      await putQuestion(tx, { subscriber: email }, confirm, at);
    }
  });
}
