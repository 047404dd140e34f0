import type { OpeningFacts, Stake } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../errors.ts';
import type { Game } from '../../game.ts';
import { route } from '../../http/route.ts';
import { houseOf } from '../../world/house-players.ts';
import { requireSameWallet, requireWallet, walletOf } from '../auth/sessions.ts';
import { keyed } from '../idempotency/keyed.ts';
import { matchEntry, newSeed } from '../matches/match-entry.ts';
import { createOpeningList } from './opening-list.ts';
import { shown, toRequest } from './opening-view.ts';

const JOINED = 'You are in. Both stakes are in the vault, both cards on the line.';

/** The API's face of openings in which the loser's card goes to the winner. */
export function requestRoutes(app: FastifyInstance, game: Game): void {
  const { clock, db, faces, world } = game;
  const list = createOpeningList(game, 'request');

  route(app, 'GET /api/battles/requests', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const now = clock.now();
    const seen = await list.all(await walletOf(game, request));
    return seen.map(({ each, spent }) => toRequest(faces, each, { now, spent }));
  });

  route(app, 'GET /api/battles/requests/:id', async ({ params, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const seen = await list.one(params.id, await walletOf(game, request));
    if (seen === null) throw notFound('There is no such battle request.');
    return toRequest(faces, seen.each, { now: clock.now(), spent: seen.spent });
  });

  route(app, 'POST /api/battles/requests', async ({ body, request, reply }) => {
    const wallet = await requireSameWallet(game, request, body.playerId);
    const { cardId, cardIds, gameMode: mode, minPool } = body;
    const now = clock.now();
    return world.run(
      {
        type: 'open',
        ...{ kind: 'request', mode, wallet, house: houseOf(wallet) !== undefined },
        ...{ cardId, cardIds, stake: body.hoofStake as Stake, minPool, at: now },
      },
      {
        ...keyed(game, { request, reply }, wallet),
        show: async ({ opening, cards, treasury }) =>
          toRequest(faces, shown(opening, cards, treasury), { now }),
      },
    );
  });

  route(app, 'POST /api/battles/requests/:id/join', async ({ params, body, request, reply }) => {
    const wallet = await requireSameWallet(game, request, body.playerId);
    const { cardId, cardIds, expectedPool } = body;
    return world.run(
      {
        type: 'accept',
        ...{ kind: 'request', id: params.id, wallet, house: houseOf(wallet) !== undefined },
        ...{ cardId, cardIds, expectedPool, serverSeed: newSeed(), at: clock.now() },
      },
      {
        ...keyed(game, { request, reply }, wallet),
        show: ({ match }) => matchEntry(JOINED, match.id),
      },
    );
  });

  route(app, 'DELETE /api/battles/requests/:id', async ({ params, request, reply }) => {
    const wallet = await requireWallet(game, request);
    const now = clock.now();
    const show = async (opening: OpeningFacts) =>
      toRequest(faces, (await list.show(db, [opening]))[0]!, { now });
    return world.run(
      { type: 'cancel', kind: 'request', id: params.id, wallet, at: now },
      { ...keyed(game, { request, reply }, wallet), show },
    );
  });
}
