import { calls } from '@goats/contract';
import type { FastifyInstance } from 'fastify';
import type { Game } from '../../game.ts';
import { lastEventId, openEventStream } from '../../http/event-stream.ts';
import { takeLivePlace } from '../../kernel/rate-limits/live-places.ts';
import { currentSession, requireSameWallet, requireWallet } from '../auth/sessions.ts';
import { createChannels } from './channels.ts';

/** What is a player's own, told wherever on the site the player is. */
export function channelRoutes(app: FastifyInstance, game: Game): void {
  const channels = createChannels(game, (error) =>
    app.log.warn(error, 'what is new could not be read; the next look tries again'),
  );
  const { summary, tag, query } = calls['GET /api/me/events'];
  const schema = { summary, tags: [tag], querystring: query };
  app.get<{ Querystring: { wallet?: string; after?: string } }>(
    '/api/me/events',
    { schema },
    async (request, reply) => {
      const named = request.query.wallet;
      const wallet = named
        ? await requireSameWallet(game, request, named)
        : await requireWallet(game, request);
      const session = (await currentSession(game, request, 'wallet'))!.id;
      const leave = takeLivePlace(game, request, session);
      // A tab that takes over from another cannot say a header.
      const after = lastEventId(request.headers['last-event-id'] ?? request.query.after, null);
      channels.open({ wallet, session, after }, openEventStream(reply, leave));
      return reply;
    },
  );
  // Streams never end by themselves and would hold up a shutdown.
  app.addHook('preClose', async () => channels.close());
}
