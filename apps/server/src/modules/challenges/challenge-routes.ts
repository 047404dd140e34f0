import type { Stake } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { requireSameWallet, requireWallet, walletOf } from '../auth/sessions.ts';
import { keyOf, writeOnce } from '../idempotency/write-once.ts';
import { freeTreasury, spentBonusesWith } from '../matches/bonus.ts';
import { createOpenList } from '../matches/open-list.ts';
import type { Play } from '../matches/play.ts';
import {
  acceptChallenge,
  cancelChallenge,
  createChallenge,
  showChallenge,
} from './challenge-service.ts';
import {
  type ChallengeAnswer,
  openChallenges,
  toChallenge,
  withoutBonus,
} from './challenge-store.ts';
import { acceptedEntry, createQuickChallenges } from './quick-challenges.ts';

export function challengeRoutes(app: FastifyInstance, play: Play): void {
  const { deps } = play;
  const { clock, db } = deps;
  const quick = createQuickChallenges(play);

  const list = createOpenList(play, 'challenges', async () => {
    const now = clock.now();
    const [rows, treasury] = await Promise.all([openChallenges(db, now), freeTreasury(db)]);
    return rows.map((row) => toChallenge(row, treasury, now));
  });

  /** What a signed-in wallet sees: without a bonus where the pair has had its three today. */
  async function asSeenBy(wallet: string | null, challenges: readonly ChallengeAnswer[]) {
    const others = challenges.filter((each) => each.bonus > 0).map((each) => each.challengerId);
    if (wallet === null || others.length === 0) return [...challenges];
    const spent = await spentBonusesWith(db, wallet, others, clock.now());
    return challenges.map((each) => (spent.has(each.challengerId) ? withoutBonus(each) : each));
  }

  route(app, 'GET /api/challenges', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const [challenges, wallet] = await Promise.all([list.get(), walletOf(deps, request)]);
    return asSeenBy(wallet, challenges);
  });

  route(app, 'GET /api/challenges/:id', async ({ params, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const challenge = await showChallenge(db, params.id, clock.now());
    return (await asSeenBy(await walletOf(deps, request), [challenge]))[0]!;
  });

  route(app, 'POST /api/challenges', async ({ body, request, reply }) => {
    const wallet = await requireSameWallet(deps, request, body.challengerId);
    const wanted = {
      wallet,
      cardId: body.challengerNftId,
      stake: body.hoofStake as Stake,
      rarity: body.rarity,
    };
    const created =
      (await quick.open(wanted, clock.now(), keyOf(deps, request, wallet))) ??
      (await writeOnce(deps, { request, reply }, wallet, (tx) =>
        createChallenge(tx, wanted, clock.now()),
      ));
    play.announcements.announce(['challenges']);
    return created;
  });

  route(app, 'POST /api/challenges/accept', async ({ body, request, reply }) => {
    const wallet = await requireSameWallet(deps, request, body.accepterId);
    const wanted = { id: body.challengeId, wallet, cardId: body.accepterNftId };
    const begun = await quick.accept(wanted, clock.now(), keyOf(deps, request, wallet));
    if (begun) play.recent.set(begun.match);
    const entry =
      begun?.answer ??
      (await writeOnce(deps, { request, reply }, wallet, async (tx) =>
        acceptedEntry(await acceptChallenge(tx, wanted, clock.now())),
      ));
    play.announcements.announce(['challenges']);
    return entry;
  });

  route(app, 'DELETE /api/challenges/:id', async ({ params, request, reply }) => {
    const wallet = await requireWallet(deps, request);
    const cancelled = await writeOnce(deps, { request, reply }, wallet, (tx) =>
      cancelChallenge(tx, params.id, wallet, clock.now()),
    );
    play.announcements.announce(['challenges']);
    return cancelled;
  });
}
