import { apply } from '@goats/rules';
import { houseTimeFor } from './house-seats.ts';
import { findMatch, saveStep } from './match-store.ts';
import type { Play } from './play.ts';

const BEAT_MS = 1_000;
/** A pause longer than this means that no instance was there. */
const MISSED_MS = 5_000;

/**
 * One beat. When none was heard for a while the server was away, and every running deadline moves
 * by as long as that: nobody loses time that nobody could have used. The beat's row is held
 * meanwhile, so that of several instances that come back together one gives back, once.
 * Answers the milliseconds that were given back.
 */
export async function beat(play: Play): Promise<number> {
  const { db, clock } = play.deps;
  const now = clock.now();
  const [fresh] = await db.prepared<{ at: Date }>('last-beat', 'select at from heartbeat');
  const quiet = fresh ? now - fresh.at.getTime() : Number.POSITIVE_INFINITY;
  if (quiet > MISSED_MS) return giveBack(play, now);
  // A beat is lost without harm: the next one comes in a second.
  if (quiet >= BEAT_MS) {
    await db.prepared('beat', 'update heartbeat set at = greatest(at, $1)', [new Date(now)]);
  }
  return 0;
}

async function giveBack(play: Play, now: number): Promise<number> {
  const ids: number[] = [];
  const ms = await play.deps.db.transaction(async (tx) => {
    await tx.query('insert into heartbeat (at) values ($1) on conflict do nothing', [
      new Date(now),
    ]);
    const [last] = await tx.query<{ at: Date }>('select at from heartbeat for update');
    const away = now - last!.at.getTime();
    if (away <= MISSED_MS) return 0;
    const live = await tx.query<{ id: number }>(
      `select id from matches where finished_at is null order by id for no key update`,
    );
    for (const { id } of live) {
      const match = await findMatch(tx, id);
      if (!match) continue;
      const outcome = apply(match.state, { type: 'give-back', ms: away, at: now });
      if (!outcome.ok) continue;
      const { state, events } = outcome;
      await saveStep(tx, { match, state, events, houseAt: houseTimeFor(state, now) });
      ids.push(id);
    }
    await tx.query('update heartbeat set at = $1', [new Date(now)]);
    return away;
  });
  play.announcements.announce(ids.map((id) => `match:${id}` as const));
  return ms;
}
