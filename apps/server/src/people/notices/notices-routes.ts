import { MESSAGE_TOPICS } from '@goats/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { invalidInput, refuse } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { tokenHash } from '../auth/cookies.ts';
import { currentSession, requireWallet } from '../auth/sessions.ts';
import { mailLinks } from '../mail-pages/mail-links.ts';
import { isDeviceKey, pushKeys } from '../outbox/push-keys.ts';
import { readEndpoint } from '../outbox/push-services.ts';
import { FORGET_UNCONFIRMED_MS } from '../outbox/terms.ts';
import { languageOf, setLanguage } from '../wallets/language-store.ts';
import { chooseMailbox } from './choose-mailbox.ts';
import { confirmMailbox, deleteMailbox, leaveMailbox, mailboxOf } from './mail-store.ts';
import { deleteSubscription, devicesOf, saveSubscription } from './push-store.ts';

/** Where a wallet is reached outside of the site: its devices, and its mailbox where there is mail. */
export function noticeRoutes(app: FastifyInstance, deps: Deps): void {
  const { clock, config, db } = deps;
  const keys = pushKeys(db);

  /** Who asks, with the session that a device rings for. */
  async function owner(request: FastifyRequest, reply: FastifyReply) {
    reply.header('cache-control', 'no-store');
    const wallet = await requireWallet(deps, request);
    const session = await currentSession(deps, request, 'wallet');
    return { wallet, sessionId: session!.id };
  }

  function refuseWithoutMail(): void {
    if (!config.mail) throw refuse('no-mail-here');
  }

  route(app, 'GET /api/me/notices', async ({ request, reply }) => {
    const { wallet, sessionId } = await owner(request, reply);
    const { publicKey } = await keys();
    const devices = await devicesOf(db, wallet, sessionId, new Date(clock.now()));
    const mailbox = config.mail && (await mailboxOf(db, wallet));
    const { address = null, confirmed = false, topics = [] } = mailbox ?? {};
    return {
      topics: [...MESSAGE_TOPICS],
      push: { publicKey, ...devices },
      mail: config.mail ? { address, confirmed, topics } : null,
    };
  });

  route(app, 'GET /api/me/language', async ({ request, reply }) => {
    const { wallet } = await owner(request, reply);
    return { language: await languageOf(db, wallet) };
  });

  route(app, 'PUT /api/me/language', async ({ body, request, reply }) => {
    const who = await owner(request, reply);
    await setLanguage(db, who, body, new Date(clock.now()));
    return undefined;
  });

  route(app, 'PUT /api/me/push', async ({ body, request, reply }) => {
    const who = await owner(request, reply);
    const { href: endpoint, service } = readEndpoint(config, body.endpoint);
    if (!isDeviceKey(body.keys.p256dh)) {
      throw invalidInput('keys.p256dh', 'must be the key that the browser gave');
    }
    const { keys: deviceKeys, topics, language } = body;
    const at = new Date(clock.now());
    const device = { ...who, ...deviceKeys, endpoint, service, topics, language, at };
    if (!(await saveSubscription(db, device))) {
      throw refuse('signed-out');
    }
    return undefined;
  });

  route(app, 'DELETE /api/me/push', async ({ body, request, reply }) => {
    const { wallet } = await owner(request, reply);
    await deleteSubscription(db, wallet, readEndpoint(config, body.endpoint).href);
    return undefined;
  });

  route(app, 'PUT /api/me/mail', async ({ body, request, reply }) => {
    const { wallet } = await owner(request, reply);
    refuseWithoutMail();
    await chooseMailbox(deps, request, wallet, body);
    return undefined;
  });

  route(app, 'DELETE /api/me/mail', async ({ request, reply }) => {
    const { wallet } = await owner(request, reply);
    refuseWithoutMail();
    await deleteMailbox(db, wallet);
    return undefined;
  });

  mailLinks(app, deps.webRoot, [
    {
      path: '/api/mail/confirm',
      ask: 'confirm',
      async act(token) {
        const since = new Date(clock.now() - FORGET_UNCONFIRMED_MS);
        return (await confirmMailbox(db, tokenHash(token), since)) ? 'confirmed' : 'stale-link';
      },
    },
    {
      path: '/api/mail/leave',
      ask: 'leave-mail',
      async act(token) {
        await leaveMailbox(db, token);
        return 'left-mail';
      },
    },
  ]);
}
