import { CUP_SOON_MS, noticeOf, shortAddress } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { cardsOfWallet } from '../../slices/card/index.ts';
import {
  call,
  cupSoon,
  cupTold,
  friendsWhoPlay,
  matchesUpTo,
  mayCall,
  newestMatch,
  type Rested,
  readMark,
  restedAfter,
  setMark,
  whoLikesCups,
} from './callback-store.ts';

/** Looked at in one transaction: short enough that nobody waits for its locks. */
const PORTION = 200;
/** A cup starts soon: everybody is gone through before it does, and most only looked at. */
const CUP_PORTION = 1_000;
/** A match gets its number a moment before it is there: one that comes late is not passed over. */
const SETTLED_MS = 2_000;
/** More free cards than lose together: whoever has as many needs no call. */
const FEW = 8;
const MINUTE_MS = 60_000;

const RESTS = 'callbacks: rests';
const MATCHES = 'callbacks: matches';

type Look = (tx: Queryable, now: number) => Promise<number>;

/**
 * Calls back whoever asked for it. How far it came is written with the messages: whoever dies in the
 * middle is followed by somebody who goes on from there, and nobody is called twice. Answers how many
 * were called.
 */
export async function callBack({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  let called = 0;
  for (const look of [callRested, callFriends, callToCups] satisfies Look[]) {
    called += await db.transaction(async (tx) => ((await mayCall(tx)) ? look(tx, clock.now()) : 0));
  }
  return called;
}

async function callRested(tx: Queryable, now: number): Promise<number> {
  const since = await readMark(tx, RESTS);
  if (since === null) {
    await setMark(tx, RESTS, now);
    return 0;
  }
  const { rested, until } = await restedAfter(tx, new Date(since), new Date(now), PORTION);
  if (until === null) return 0;
  await setMark(tx, RESTS, until.getTime());
  const calls = [];
  const seen = new Set<string>();
  for (const card of rested) {
    if (seen.has(card.wallet)) continue;
    seen.add(card.wallet);
    if (await isFirstFit(tx, card, now)) {
      calls.push({
        wallet: card.wallet,
        about: `rest:${card.cardId}-${card.at.getTime()}`,
        ...noticeOf('card-rested', { card: card.name }),
        href: '/card-game?tab=lobby',
      });
    }
  }
  return (await call(tx, calls, new Date(now))).length;
}

/** It may play, and nothing else could before it. */
async function isFirstFit(tx: Queryable, card: Rested, now: number): Promise<boolean> {
  const only = { rarity: undefined, free: true, limit: FEW, afterId: 0 };
  const free = await cardsOfWallet(tx, card.wallet, card.wallet, only, now);
  return (
    free.length > 0 &&
    free.length <= FEW &&
    free.every(({ rests_until }) => rests_until !== null && rests_until >= card.at)
  );
}

async function callFriends(tx: Queryable, now: number): Promise<number> {
  const after = await readMark(tx, MATCHES);
  if (after === null) {
    await setMark(tx, MATCHES, await newestMatch(tx));
    return 0;
  }
  const upTo = await matchesUpTo(tx, after, new Date(now - SETTLED_MS), PORTION);
  if (upTo === null) return 0;
  await setMark(tx, MATCHES, upTo);
  const playing = await friendsWhoPlay(tx, after, upTo, new Date(now));
  const calls = playing.map(({ wallet, friend, name, matchId }) => ({
    ...{ wallet, about: `match:${matchId}`, whom: friend },
    ...noticeOf('friend-plays', { player: name ?? shortAddress(friend) }),
    // Not the address of a match of one's own, which calls by itself.
    href: `/battle?match=${matchId}#watch`,
  }));
  return (await call(tx, calls, new Date(now))).length;
}

async function callToCups(tx: Queryable, now: number): Promise<number> {
  const cup = await cupSoon(tx, new Date(now), new Date(now + CUP_SOON_MS));
  if (!cup) return 0;
  const asked = await whoLikesCups(tx, cup, CUP_PORTION);
  const minutes = Math.max(1, Math.round((cup.starts_at.getTime() - now) / MINUTE_MS));
  const calls = asked
    .filter(({ likes }) => likes)
    .map(({ wallet }) => ({
      ...{ wallet, about: `cup:${cup.id}`, href: `/cups/${cup.id}` },
      ...noticeOf('cup-soon', { rarity: cup.rarity, minutes }),
    }));
  const told = asked.length < CUP_PORTION ? 'everybody' : asked.at(-1)!.wallet;
  await cupTold(tx, cup.id, told, new Date(now));
  return (await call(tx, calls, new Date(now))).length;
}
