import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { houseOf } from '../../slices/match/index.ts';
import { requireWallet } from '../auth/sessions.ts';
import {
  type BlockedRow,
  block,
  blockedBy,
  type FollowedRow,
  follow,
  followedBy,
  isVisible,
  setPresence,
  unblock,
  unfollow,
} from './friend-store.ts';

/** Whom a wallet follows and whom it blocked: told to nobody else, and never kept on the way. */
export function friendRoutes(app: FastifyInstance, { db, clock, ...deps }: Deps): void {
  async function owner(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    reply.header('cache-control', 'no-store');
    return requireWallet({ db, clock, ...deps }, request);
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

  route(app, 'PUT /api/me/follows/:address', async ({ params, request, reply }) => {
    await follow(db, await owner(request, reply), params.address, new Date(clock.now()));
    return undefined;
  });

  route(app, 'DELETE /api/me/follows/:address', async ({ params, request, reply }) => {
    await unfollow(db, await owner(request, reply), params.address);
    return undefined;
  });

  route(app, 'PUT /api/me/blocks/:address', async ({ params, request, reply }) => {
    await block(db, await owner(request, reply), params.address, new Date(clock.now()));
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
