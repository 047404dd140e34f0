import { type SwapFacts, toHundredths } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import type { Game } from '../../../game.ts';
import { decodeCursor, NEWEST, pageOf } from '../../../http/cursor.ts';
import { route } from '../../../http/route.ts';
import { keyed } from '../../../kernel/idempotency/keyed.ts';
import { requireWallet } from '../../../people/auth/sessions.ts';
import { addressOf } from '../../../people/players/name-store.ts';
import { toSwap } from '../world/facts.ts';
import { swapsOfWallet } from './swap-store.ts';
import { showSwaps } from './swap-view.ts';

/** Cards for cards, between two. */
export function swapRoutes(app: FastifyInstance, game: Game): void {
  const { clock, db, world } = game;

  const shown = async (swap: SwapFacts, wallet: string, endedAt: number | null) =>
    (await showSwaps(db.staked, [{ ...swap, endedAt }], wallet))[0]!;

  route(app, 'POST /api/swaps', async ({ body, request, reply }) => {
    const wallet = await requireWallet(game, request);
    const { give, take } = body;
    const hoof = Math.sign(body.hoof) * toHundredths(Math.abs(body.hoof))!;
    const to = await addressOf(db.staked, body.to);
    return world.run(
      { type: 'propose-swap', wallet, to, give, take, hoof, at: clock.now() },
      { ...keyed(game, { request, reply }, wallet), show: (made) => shown(made, wallet, null) },
    );
  });

  route(app, 'POST /api/swaps/:id/accept', async ({ params, request, reply }) => {
    const wallet = await requireWallet(game, request);
    const at = clock.now();
    return world.run(
      { type: 'accept-swap', swapId: params.id, wallet, at },
      { ...keyed(game, { request, reply }, wallet), show: (made) => shown(made, wallet, at) },
    );
  });

  route(app, 'DELETE /api/swaps/:id', async ({ params, request, reply }) => {
    const wallet = await requireWallet(game, request);
    await world.run(
      { type: 'drop-swap', swapId: params.id, wallet, at: clock.now() },
      { ...keyed(game, { request, reply }, wallet), show: async () => null },
    );
    return undefined;
  });

  route(app, 'GET /api/me/swaps', async ({ query, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const wallet = await requireWallet(game, request);
    const { state, limit } = query;
    const beforeId = decodeCursor(state, query.cursor)?.id ?? NEWEST;
    const rows = await swapsOfWallet(db, wallet, { open: state === 'open', limit, beforeId });
    const { page, nextCursor } = pageOf(rows, { order: state, limit });
    const swaps = page.map((row) => ({ ...toSwap(row), endedAt: row.ended_at?.getTime() ?? null }));
    return { swaps: await showSwaps(db, swaps, wallet), nextCursor };
  });
}
