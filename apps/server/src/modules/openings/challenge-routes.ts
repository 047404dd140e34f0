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
import { shown, toChallenge } from './opening-view.ts';

const ACCEPTED = 'Challenge accepted. Both stakes are in the vault: see you in the arena.';

/** The API's face of openings whose cards stay with their owners. */
export function challengeRoutes(app: FastifyInstance, game: Game): void {
  const { clock, db, faces, world } = game;
  const list = createOpeningList(game, 'challenge');

  route(app, 'GET /api/challenges', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const now = clock.now();
    const seen = await list.all(await walletOf(game, request));
    return seen.map(({ each, spent }) => toChallenge(faces, each, { now, spent }));
  });

  route(app, 'GET /api/challenges/:id', async ({ params, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const seen = await list.one(params.id, await walletOf(game, request));
    if (seen === null) throw notFound('There is no such challenge.');
    return toChallenge(faces, seen.each, { now: clock.now(), spent: seen.spent });
  });

  route(app, 'POST /api/challenges', async ({ body, request, reply }) => {
    const wallet = await requireSameWallet(game, request, body.challengerId);
    const now = clock.now();
    return world.run(
      {
        type: 'open',
        ...{ kind: 'challenge', mode: 'duel', wallet, house: houseOf(wallet) !== undefined },
        cardId: body.challengerNftId,
        stake: body.hoofStake as Stake,
        ...{ rarity: body.rarity, minPool: body.minPool, at: now },
      },
      {
        ...keyed(game, { request, reply }, wallet),
        show: ({ opening, cards, treasury }) =>
          toChallenge(faces, shown(opening, cards, treasury), { now }),
      },
    );
  });

  route(app, 'POST /api/challenges/accept', async ({ body, request, reply }) => {
    const wallet = await requireSameWallet(game, request, body.accepterId);
    return world.run(
      {
        type: 'accept',
        ...{ kind: 'challenge', id: body.challengeId, wallet },
        house: houseOf(wallet) !== undefined,
        cardId: body.accepterNftId,
        ...{ expectedPool: body.expectedPool, serverSeed: newSeed(), at: clock.now() },
      },
      {
        ...keyed(game, { request, reply }, wallet),
        show: ({ match }) => matchEntry(ACCEPTED, match.id),
      },
    );
  });

  route(app, 'DELETE /api/challenges/:id', async ({ params, request, reply }) => {
    const wallet = await requireWallet(game, request);
    const now = clock.now();
    const show = async (opening: OpeningFacts) =>
      toChallenge(faces, (await list.show(db, [opening]))[0]!, { now });
    return world.run(
      { type: 'cancel', kind: 'challenge', id: params.id, wallet, at: now },
      { ...keyed(game, { request, reply }, wallet), show },
    );
  });
}
