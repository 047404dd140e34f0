import type { OpeningFacts } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import type { Game } from '../../game.ts';
import { route } from '../../http/route.ts';
import { walletOf } from '../../people/auth/sessions.ts';
import { createOpeningCalls } from './opening-calls.ts';
import { toChallenge, toRequest } from './opening-view.ts';

/** Openings that are in no list: both players of a match find theirs here. */
export function rematchRoutes(app: FastifyInstance, game: Game): void {
  const { db, world } = game;
  const challenges = createOpeningCalls(game, 'challenge', toChallenge);
  const requests = createOpeningCalls(game, 'request', toRequest);

  route(app, 'GET /api/matches/:id/rematch', async (call) => {
    call.reply.header('cache-control', 'no-store');
    const [wallet, [found]] = await Promise.all([
      walletOf(game, call.request),
      world.answers(db, [{ ask: 'last-rematch', of: call.params.id }]),
    ]);
    const last = found as OpeningFacts | null;
    const own = wallet !== null && [last?.player, last?.to].includes(wallet);
    return {
      challenge: own && last?.kind === 'challenge' ? await challenges.one(call, last.id) : null,
      request: own && last?.kind === 'request' ? await requests.one(call, last.id) : null,
    };
  });
}
