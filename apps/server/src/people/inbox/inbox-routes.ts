import { goatSummaries } from '@goats/collection';
import type { NoticeKind } from '@goats/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { requireWallet } from '../auth/sessions.ts';
import { markRead, messagesOf } from './inbox-store.ts';
import { unwatch, type Watched, watch, watchedCards, watchedGoats } from './watch-store.ts';
import { followedCardAnswer, followedGoatAnswer } from './watch-view.ts';

/** Somebody asks for something and waits for an answer: whoever reads it may know who. */
const ASKING: ReadonlySet<string> = new Set<NoticeKind>([
  ...(['duel-asked', 'friendly-asked', 'rematch-asked', 'swap-proposed', 'offer-made'] as const),
]);

/** What a wallet was told and what it follows: nobody else's business, and never kept on the way. */
export function inboxRoutes(app: FastifyInstance, deps: Deps): void {
  const { clock, db } = deps;

  async function owner(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    reply.header('cache-control', 'no-store');
    return requireWallet(deps, request);
  }

  async function inboxOf(wallet: string) {
    const rows = await messagesOf(db, wallet);
    return {
      messages: rows.map(({ kind, values, sender, ...row }) => ({
        ...{ ...row, at: row.at.toISOString() },
        ...(kind !== null && values !== null ? { kind, values } : {}),
        ...(kind !== null && sender !== null && ASKING.has(kind) ? { from: sender } : {}),
      })),
      unread: rows.filter(({ read }) => !read).length,
    };
  }

  route(app, 'GET /api/me/inbox', async ({ request, reply }) =>
    inboxOf(await owner(request, reply)),
  );

  route(app, 'POST /api/me/inbox/read', async ({ body, request, reply }) => {
    const wallet = await owner(request, reply);
    await markRead(db, wallet, body.upTo, new Date(clock.now()));
    const { unread } = await inboxOf(wallet);
    return { unread };
  });

  route(app, 'GET /api/me/watches', async ({ request, reply }) => {
    const wallet = await owner(request, reply);
    const [cards, goats] = await Promise.all([
      watchedCards(db, wallet, new Date(clock.now())),
      watchedGoats(db, wallet),
    ]);
    return { cards: cards.map(followedCardAnswer), goats: goats.map(followedGoatAnswer) };
  });

  const follow = (wallet: string, watched: Watched) =>
    watch(db, wallet, watched, new Date(clock.now()));

  route(app, 'PUT /api/me/watches/cards/:id', async ({ params: { id }, request, reply }) => {
    const wallet = await owner(request, reply);
    const [card] = await db.prepared('card-exists', 'select from cards where id = $1', [id]);
    if (!card) throw refuse('card-unknown');
    await follow(wallet, { kind: 'card', target: id });
    return undefined;
  });

  route(app, 'PUT /api/me/watches/goats/:id', async ({ params: { id }, request, reply }) => {
    const wallet = await owner(request, reply);
    if (!goatSummaries[id - 1]) {
      throw refuse('goat-unknown');
    }
    await follow(wallet, { kind: 'goat', target: id });
    return undefined;
  });

  route(app, 'DELETE /api/me/watches/cards/:id', async ({ params: { id }, request, reply }) => {
    await unwatch(db, await owner(request, reply), { kind: 'card', target: id });
    return undefined;
  });

  route(app, 'DELETE /api/me/watches/goats/:id', async ({ params: { id }, request, reply }) => {
    await unwatch(db, await owner(request, reply), { kind: 'goat', target: id });
    return undefined;
  });
}
