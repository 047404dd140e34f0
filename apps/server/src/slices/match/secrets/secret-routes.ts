import { seatOf } from '@goats/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../../../errors.ts';
import type { Game } from '../../../game.ts';
import { route } from '../../../http/route.ts';
import { takeFromLimit } from '../../../kernel/rate-limits/rate-limits.ts';
import { requireWallet } from '../../../people/auth/sessions.ts';
import { findMatch } from '../match-store.ts';
import { keepLocked, readLocked } from './secret-store.ts';

/**
 * What a player sealed with, locked in their browser before it comes here, so that a wallet whose
 * signatures differ can open on another device. Nobody else is told of it, the other player least of all.
 */
export function secretRoutes(app: FastifyInstance, game: Game): void {
  const { db } = game;

  async function playing(request: FastifyRequest, id: number) {
    const wallet = await requireWallet(game, request);
    const match = await findMatch(db, id);
    if (!match) throw refuse('match-gone');
    if (seatOf(match.state, wallet) === null) throw refuse('match-not-a-player');
    return { wallet, over: match.state.phase === 'finished' };
  }

  route(app, 'PUT /api/matches/:id/secret', async ({ params, body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { wallet, over } = await playing(request, params.id);
    if (over) throw refuse('secret-after-the-end');
    await takeFromLimit(game, request, 'reaction');
    await keepLocked(db, params.id, wallet, body);
    return undefined;
  });

  route(app, 'GET /api/matches/:id/secret', async ({ params, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { wallet } = await playing(request, params.id);
    return { locked: await readLocked(db, params.id, wallet) };
  });
}
