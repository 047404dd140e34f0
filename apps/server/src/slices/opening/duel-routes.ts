import { isExpired, type OpeningFacts } from '@goats/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../../errors.ts';
import type { Game } from '../../game.ts';
import { route } from '../../http/route.ts';
import { takeFromLimit } from '../../kernel/rate-limits/rate-limits.ts';
import { walletOf } from '../../people/auth/sessions.ts';
import { createOpeningCalls } from './opening-calls.ts';
import { duelBy } from './opening-store.ts';
import { toChallenge } from './opening-view.ts';
import { hasBlocked } from './world/has-blocked.ts';

const TAKEN = 'You are in: see you in the arena.';

/** Challenges that are found by their link. */
export function duelRoutes(app: FastifyInstance, game: Game): void {
  const { clock, db } = game;
  const calls = createOpeningCalls(game, 'challenge', toChallenge);
  const friendlies = createOpeningCalls(game, 'friendly', toChallenge);

  async function behind(request: FastifyRequest, code: string): Promise<OpeningFacts> {
    await takeFromLimit(game, request, 'duel-link');
    const [opening, wallet] = await Promise.all([duelBy(db, code), walletOf(game, request)]);
    // Only who has blocked its maker finds nothing. Whoever was blocked is told what a stranger is told,
    // or two looks, one of them signed out, would tell of the block.
    const unwanted =
      opening?.status === 'open' &&
      wallet !== null &&
      (await hasBlocked(db, { by: wallet, whom: opening.player }));
    if (!opening || unwanted) throw refuse('duel-unknown');
    return opening;
  }

  route(app, 'GET /api/me/duels', async (call) => ({ duels: await calls.duels(call) }));

  route(app, 'GET /api/duels/:code', async (call) => {
    call.reply.header('cache-control', 'no-store');
    const opening = await behind(call.request, call.params.code);
    const runOut = opening.status === 'open' && isExpired(opening.expiresAt, clock.now());
    const status = runOut ? 'expired' : opening.status;
    if (status === 'open') return calls.shown(call, opening);
    const matchId = opening.matchId === null ? null : String(opening.matchId);
    throw refuse(`duel-${status}`, {}, { details: { status, matchId } });
  });

  route(app, 'POST /api/duels/:code/accept', async (call) => {
    const { code } = call.params;
    const { accepterId, accepterNftId: cardId, expectedPool } = call.body;
    const { id, kind } = await behind(call.request, code);
    return (kind === 'friendly' ? friendlies : calls).accept(
      call,
      accepterId,
      { id, code, cardId, expectedPool },
      TAKEN,
    );
  });
}
