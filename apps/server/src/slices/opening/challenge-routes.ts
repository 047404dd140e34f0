import type { Stake } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import type { Game } from '../../game.ts';
import { route } from '../../http/route.ts';
import { createOpeningCalls } from './opening-calls.ts';
import { toChallenge } from './opening-view.ts';

const ACCEPTED = 'Challenge accepted. Both stakes are in the vault: see you in the arena.';

/** The API's face of openings whose cards stay with their owners. */
export function challengeRoutes(app: FastifyInstance, game: Game): void {
  const calls = createOpeningCalls(game, 'challenge', toChallenge);

  route(app, 'GET /api/challenges', (call) => calls.all(call));

  route(app, 'GET /api/challenges/:id', (call) => calls.one(call, call.params.id));

  route(app, 'POST /api/challenges', (call) => {
    const {
      challengerId,
      challengerNftId: cardId,
      hoofStake,
      rarity,
      minPool,
      rematchOf,
    } = call.body;
    const stake = hoofStake as Stake;
    return calls.open(call, challengerId, {
      mode: 'duel',
      ...{ cardId, stake, rarity, minPool, rematchOf },
    });
  });

  route(app, 'POST /api/challenges/accept', (call) => {
    const { accepterId, challengeId: id, accepterNftId: cardId, expectedPool } = call.body;
    return calls.accept(call, accepterId, { id, cardId, expectedPool }, ACCEPTED);
  });

  route(app, 'DELETE /api/challenges/:id', (call) => calls.cancel(call, call.params.id));
}
