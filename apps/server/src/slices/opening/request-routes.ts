import type { Stake } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import type { Game } from '../../game.ts';
import { route } from '../../http/route.ts';
import { createOpeningCalls } from './opening-calls.ts';
import { toRequest } from './opening-view.ts';

const JOINED = 'You are in. Both stakes are in the vault, both cards on the line.';

/** The API's face of openings in which the loser's card goes to the winner. */
export function requestRoutes(app: FastifyInstance, game: Game): void {
  const calls = createOpeningCalls(game, 'request', toRequest);

  route(app, 'GET /api/battles/requests', (call) => calls.all(call));

  route(app, 'GET /api/battles/requests/:id', (call) => calls.one(call, call.params.id));

  route(app, 'POST /api/battles/requests', (call) => {
    const { playerId, gameMode: mode, hoofStake, ...rest } = call.body;
    return calls.open(call, playerId, { mode, stake: hoofStake as Stake, ...rest });
  });

  route(app, 'POST /api/battles/requests/:id/join', (call) => {
    const { playerId, cardId, cardIds, expectedPool } = call.body;
    return calls.accept(
      call,
      playerId,
      { id: call.params.id, cardId, cardIds, expectedPool },
      JOINED,
    );
  });

  route(app, 'DELETE /api/battles/requests/:id', (call) => calls.cancel(call, call.params.id));
}
