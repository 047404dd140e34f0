import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Game } from '../../game.ts';
import { route } from '../../http/route.ts';
import { unlessRefused } from '../../kernel/refusals.ts';
import { houseOf, liveMatches } from '../../slices/match/index.ts';
import { openFor } from '../../slices/opening/index.ts';
import { swapsFor } from '../../slices/trade/index.ts';
import { requireWallet } from '../auth/sessions.ts';
import {
  type BlockedRow,
  block,
  blockedBy,
  type FollowedRow,
  follow,
  followedBy,
  friendsPlay,
  isVisible,
  setPresence,
  unblock,
  unfollow,
} from './friend-store.ts';

/** Whom a wallet follows and whom it blocked: told to nobody else, and never kept on the way. */
export function friendRoutes(app: FastifyInstance, game: Game): void {
  const { db, clock, faces, world } = game;

  async function owner(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    reply.header('cache-control', 'no-store');
    return requireWallet(game, request);
  }

  route(app, 'GET /api/me/friends', async ({ request, reply }) => {
    const wallet = await owner(request, reply);
    const [followed, blocked, presence] = await Promise.all([
      followedBy(db, wallet, new Date(clock.now())),
      blockedBy(db, wallet),
      isVisible(db, wallet),
    ]);
    return {
      friends: followed
        .filter(({ mutual }) => mutual)
        .sort(onlineThenRating)
        .map((row) => ({ ...toFollowed(row), online: row.online })),
      following: followed.filter(({ mutual }) => !mutual).map(toFollowed),
      blocked: blocked.map(toBlocked),
      presence,
    };
  });

  route(app, 'GET /api/me/live', async ({ request, reply }) => {
    const wallet = await owner(request, reply);
    return liveMatches(db, faces, await friendsPlay(db, wallet));
  });

  route(app, 'PUT /api/me/follows/:address', async ({ params, request, reply }) => {
    await follow(db, await owner(request, reply), params.address, new Date(clock.now()));
    return undefined;
  });

  route(app, 'DELETE /api/me/follows/:address', async ({ params, request, reply }) => {
    await unfollow(db, await owner(request, reply), params.address);
    return undefined;
  });

  route(app, 'PUT /api/me/blocks/:address', async ({ params, request, reply }) => {
    const wallet = await owner(request, reply);
    const at = clock.now();
    await block(db, wallet, params.address, new Date(at));
    // What was put up for the other is withdrawn, as it might be any day.
    for (const { kind, id } of await openFor(db, wallet, params.address)) {
      await unlessRefused(world.run({ type: 'cancel', kind, id, wallet, at }));
    }
    for (const { id: swapId } of await swapsFor(db, wallet, params.address)) {
      await unlessRefused(world.run({ type: 'drop-swap', swapId, wallet, at }));
    }
    return undefined;
  });

  route(app, 'DELETE /api/me/blocks/:address', async ({ params, request, reply }) => {
    await unblock(db, await owner(request, reply), params.address);
    return undefined;
  });

  route(app, 'PUT /api/me/presence', async ({ body, request, reply }) => {
    const wallet = await owner(request, reply);
    await setPresence(db, wallet, body.visible, new Date(clock.now()));
    return undefined;
  });
}

const onlineThenRating = (one: FollowedRow, other: FollowedRow) =>
  Number(other.online ?? false) - Number(one.online ?? false) ||
  (other.rating ?? 0) - (one.rating ?? 0);

const toFollowed = ({ address, name, house, since, rating, wins, losses }: FollowedRow) => ({
  address,
  name: houseOf(address)?.name ?? name,
  house,
  since: since.toISOString(),
  rating,
  wins,
  losses,
});

const toBlocked = ({ address, name, since }: BlockedRow) => ({
  address,
  name,
  since: since.toISOString(),
});
