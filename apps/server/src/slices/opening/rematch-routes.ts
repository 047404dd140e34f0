import type { OpeningFacts } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import type { Game } from '../../game.ts';
import { route } from '../../http/route.ts';
import { walletOf } from '../../people/auth/sessions.ts';
import { createOpeningCalls } from './opening-calls.ts';
import { toChallenge, toRequest } from './opening-view.ts';
import { hasBlocked } from './world/has-blocked.ts';

/** Openings that are in no list: both players of a match find theirs here. */
export function rematchRoutes(app: FastifyInstance, game: Game): void {
  const { db, world } = game;
  const challenges = createOpeningCalls(game, 'challenge', toChallenge);
  const friendlies = createOpeningCalls(game, 'friendly', toChallenge);
  const requests = createOpeningCalls(game, 'request', toRequest);

  route(app, 'GET /api/matches/:id/rematch', async (call) => {
    call.reply.header('cache-control', 'no-store');
    const [wallet, [found]] = await Promise.all([
      walletOf(game, call.request),
      world.answers(db, [{ ask: 'last-rematch', of: call.params.id }]),
    ]);
    const last = found as OpeningFacts | null;
    const own = wallet !== null && [last?.player, last?.to].includes(wallet);
    const none = { challenge: null, request: null };
    if (!own || last === null) return none;
    if (last.to === wallet && (await hasBlocked(db, { by: wallet, whom: last.player })))
      return none;
    if (last.kind === 'request') {
      return { challenge: null, request: await requests.one(call, last.id) };
    }
    const calls = last.kind === 'friendly' ? friendlies : challenges;
    return { challenge: await calls.one(call, last.id), request: null };
  });
}
