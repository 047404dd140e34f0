import { randomInt } from 'node:crypto';
import { dailyPack, PACK_SIZE, utcDay } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import type { Game } from '../../game.ts';
import { route } from '../../http/route.ts';
import { keyed } from '../../kernel/idempotency/keyed.ts';
import { limitSubjects } from '../../kernel/rate-limits/limit-subjects.ts';
import { spend } from '../../kernel/rate-limits/spend.ts';
import { requireWallet } from '../../people/auth/sessions.ts';
import { showHeldCards } from '../card/index.ts';
import { dayOfWallet } from './daily-pack-store.ts';
import { PER_CENT } from './pack-routes.ts';

const FULL_HERE = 'limit-of-packs-here';

export function dailyPackRoutes(app: FastifyInstance, game: Game): void {
  const { clock, config, db, world } = game;

  route(app, 'GET /api/packs/daily', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const wallet = await requireWallet(game, request);
    const now = clock.now();
    const { yours, ...day } = await dayOfWallet(db, wallet, utcDay(now));
    const { nextAt, ...pack } = dailyPack({ ...day, had: yours !== null }, config.economy, now);
    return { ...pack, nextAt: nextAt === null ? null : new Date(nextAt).toISOString(), yours };
  });

  route(app, 'POST /api/packs/daily', async ({ request, reply }) => {
    const wallet = await requireWallet(game, request);
    const rolls = Array.from({ length: PACK_SIZE }, () => randomInt(PER_CENT));
    const own = randomInt(PACK_SIZE);
    const here = limitSubjects(request.ip).map(
      (subject) => ({ name: 'daily-pack', subject, full: FULL_HERE }) as const,
    );
    return spend(game, here, () =>
      world.run(
        { type: 'daily-pack', wallet, rolls, own, at: clock.now() },
        {
          ...keyed(game, { request, reply }, wallet),
          show: async ({ cards, yours }) => ({
            cards: await showHeldCards(db.staked, cards, clock.now()),
            yours,
          }),
        },
      ),
    );
  });
}
