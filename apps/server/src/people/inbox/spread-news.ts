import { FOLLOW_NEWS, NEWS_LIFE_MS } from '@goats/rules';
import type { Deps } from '../../deps.ts';
import {
  anyInTurn,
  dropLine,
  followersAfter,
  goOn,
  lineInTurn,
  putOff,
  tellAll,
  tellUnasked,
} from './news-store.ts';

/** Those who follow a card or its goat were told something: `followers:17:0xfirst:0xlast`. */
export const FOLLOWERS_TOPIC = 'followers:';

/** Readers told in one transaction: short enough that nobody waits for its locks. */
const PORTION = 250;
/** A round of the clock tells so many and looks at so many lines; the rest has its turn in the next. */
const READERS_A_ROUND = 1_000;
const LINES_A_ROUND = 100;
const LEAST_PAUSE_MS = 1_000;

/**
 * Spreads news among those who follow a card or its goat. A portion's messages and the wallet that it
 * came to are written in one transaction: whoever dies in the middle is followed by somebody who goes
 * on from there, and nobody is told twice. Answers how many readers were gone through.
 */
export async function spreadNews(deps: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  let readers = 0;
  if (!(await anyInTurn(deps.db, new Date(deps.clock.now())))) return readers;
  for (let lines = 0; lines < LINES_A_ROUND && readers < READERS_A_ROUND; lines += 1) {
    const told = await spreadPortion(deps, PORTION);
    // Nothing waits any more, or another instance is at it.
    if (told === null) break;
    readers += told;
  }
  return readers;
}

/** One portion of the line whose turn it is; null when there is none for this instance. */
export async function spreadPortion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  most: number,
): Promise<number | null> {
  const now = clock.now();
  let trying: { readonly id: number; readonly at: Date } | undefined;
  try {
    return await db.transaction(async (tx) => {
      const line = await lineInTurn(tx, new Date(now));
      if (!line) return null;
      trying = line;
      if (now - line.at.getTime() >= NEWS_LIFE_MS) {
        await dropLine(tx, line.id);
        return 0;
      }
      const followers = await followersAfter(tx, line, most);
      // Whose doing it is knows it already.
      const readers = followers.filter((wallet) => wallet !== line.sender);
      if (readers.length > 0) {
        if (line.sender === null) await tellAll(tx, line, readers);
        else await tellUnasked(tx, line, readers, FOLLOW_NEWS);
        tx.announce([`${FOLLOWERS_TOPIC}${line.card_id}:${readers[0]}:${readers.at(-1)}`]);
      }
      if (followers.length < most) await dropLine(tx, line.id);
      else await goOn(tx, line.id, followers.at(-1)!, new Date(now));
      return followers.length;
    });
  } catch (error) {
    // One that cannot be spread keeps no other waiting: it is tried again after as long as it is old,
    // so twice as late every time, until it is no news any more.
    if (trying) {
      const written = trying.at.getTime();
      const again = now + Math.max(LEAST_PAUSE_MS, now - written);
      await putOff(db, trying.id, new Date(Math.min(again, written + NEWS_LIFE_MS)));
    }
    throw error;
  }
}
