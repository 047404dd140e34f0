import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Game } from '../../game.ts';
import { route } from '../../http/route.ts';
import { keyed } from '../../kernel/idempotency/keyed.ts';
import { requireWallet } from '../../people/auth/sessions.ts';
import { showHeldCards } from '../card/index.ts';
import { createStarterGate } from './starter-gate.ts';

/** The odds of a pack are whole per cents. */
export const PER_CENT = 100;

export function packRoutes(app: FastifyInstance, game: Game): void {
  const { clock, config, db, world } = game;
  const gate = createStarterGate(game);

  route(app, 'POST /api/packs/starter', async ({ body, request, reply }) => {
    const wallet = await requireWallet(game, request);
    const rolls = Array.from({ length: config.economy.starter.cards }, () => randomInt(PER_CENT));
    return gate.pass({ request, wallet, work: body?.work }, () =>
      world.run(
        { type: 'starter', wallet, rolls, at: clock.now() },
        {
          ...keyed(game, { request, reply }, wallet),
          show: async (granted) => ({
            cards: await showHeldCards(db.staked, granted.cards, clock.now()),
            hoof: granted.hoof,
          }),
        },
      ),
    );
  });
}
