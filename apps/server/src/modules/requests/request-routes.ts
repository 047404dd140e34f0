import type { Stake } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { requireSameWallet, requireWallet, walletOf } from '../auth/sessions.ts';
import { writeOnce } from '../idempotency/write-once.ts';
import { matchEntry } from '../matches/begin-match.ts';
import { freeTreasury, spentBonusesWith } from '../matches/bonus.ts';
import { createOpenList } from '../matches/open-list.ts';
import type { Play } from '../matches/play.ts';
import { cancelRequest, createRequest, joinRequest, noSuchRequest } from './request-service.ts';
import {
  findRequest,
  openRequests,
  type RequestAnswer,
  type RequestRow,
  toRequests,
  withoutBonus,
} from './request-store.ts';

const BATTLE_JOINED = 'You are in. Both stakes are in the vault, both cards on the line.';

export function requestRoutes(app: FastifyInstance, play: Play): void {
  const { deps, faces } = play;
  const { clock, db } = deps;

  const show = async (from: Queryable, rows: readonly RequestRow[]) =>
    toRequests(from, faces, rows, await freeTreasury(from), clock.now());
  const list = createOpenList(play, 'requests', async () =>
    show(db, await openRequests(db, clock.now())),
  );

  /** What a signed-in wallet sees: the pool without its bonus where the pair has had three today. */
  async function asSeenBy(wallet: string | null, requests: readonly RequestAnswer[]) {
    if (wallet === null) return [...requests];
    const others = requests.map((each) => each.fromPlayerId);
    const spent = await spentBonusesWith(db, wallet, others, clock.now());
    return requests.map((each) => (spent.has(each.fromPlayerId) ? withoutBonus(each) : each));
  }

  route(app, 'GET /api/battles/requests', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const [requests, wallet] = await Promise.all([list.get(), walletOf(deps, request)]);
    return asSeenBy(wallet, requests);
  });

  route(app, 'GET /api/battles/requests/:id', async ({ params, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const row = await findRequest(db, params.id);
    if (!row) throw noSuchRequest();
    return (await asSeenBy(await walletOf(deps, request), await show(db, [row])))[0]!;
  });

  route(app, 'POST /api/battles/requests', async ({ body, request, reply }) => {
    const wallet = await requireSameWallet(deps, request, body.playerId);
    const { cardId, cardIds, gameMode: mode } = body;
    const wanted = { wallet, mode, cardId, cardIds, stake: body.hoofStake as Stake };
    const created = await writeOnce(deps, { request, reply }, wallet, async (tx) => {
      const row = await createRequest(tx, wanted, clock.now());
      return (await show(tx, [row]))[0]!;
    });
    play.announcements.announce(['requests']);
    return created;
  });

  route(app, 'POST /api/battles/requests/:id/join', async ({ params, body, request, reply }) => {
    const wallet = await requireSameWallet(deps, request, body.playerId);
    const { cardId, cardIds } = body;
    const entry = await writeOnce(deps, { request, reply }, wallet, async (tx) =>
      matchEntry(
        BATTLE_JOINED,
        await joinRequest(tx, { id: params.id, wallet, cardId, cardIds }, clock.now()),
      ),
    );
    play.announcements.announce(['requests']);
    return entry;
  });

  route(app, 'DELETE /api/battles/requests/:id', async ({ params, request, reply }) => {
    const wallet = await requireWallet(deps, request);
    const cancelled = await writeOnce(deps, { request, reply }, wallet, async (tx) => {
      const row = await cancelRequest(tx, params.id, wallet, clock.now());
      return (await show(tx, [row]))[0]!;
    });
    play.announcements.announce(['requests']);
    return cancelled;
  });
}
