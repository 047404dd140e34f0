import type { FastifyInstance } from 'fastify';
import type { Game } from '../../../game.ts';
import { route } from '../../../http/route.ts';
import { keyed } from '../../../kernel/idempotency/keyed.ts';
import { takeFromLimit } from '../../../kernel/rate-limits/rate-limits.ts';
import { ensurePracticeAddress } from '../../../people/auth/practice-identity.ts';
import { walletOf } from '../../../people/auth/sessions.ts';
import { matchEntry, newSeed } from '../match-entry.ts';
import { showMatch } from '../views/show-match.ts';
import { dealPractice } from './deal-practice.ts';

const MESSAGE = 'Practice it is: no stake, no wallet, no hard feelings.';

export function practiceRoutes(app: FastifyInstance, game: Game): void {
  const { clock, db, practiceLines, world } = game;

  route(app, 'POST /api/practice', async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    await takeFromLimit(game, request, 'practice');
    const wallet = await walletOf(game, request);
    const player = wallet ?? ensurePracticeAddress(game, request, reply);
    const { gameMode: mode, strength, unhurried, cardId } = body;
    return practiceLines.wait(request.ip, async () => {
      const at = clock.now();
      const { house, hands } = await dealPractice(db, { wallet, mode, strength, cardId }, at);
      return world.run(
        {
          type: 'practice',
          ...{ mode, players: [player, house], hands, serverSeed: newSeed(), unhurried, at },
        },
        {
          ...keyed(game, { request, reply }, player),
          show: async (match) => ({
            ...(await showMatch({ ...game, db: db.staked }, match, player)),
            ...matchEntry(MESSAGE, match.id),
          }),
        },
      );
    });
  });
}
