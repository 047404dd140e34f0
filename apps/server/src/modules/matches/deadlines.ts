import { TIMING } from '@goats/rules';
import { step } from './act.ts';
import type { Play } from './play.ts';

/** A backlog clears quickly, and other duties of the same loop are not starved meanwhile. */
const BATCH = 100;
const MOST_WAKES = 1_000;
const SHORTEST_PHASE_MS = Math.min(TIMING.commitMs, TIMING.openMs, TIMING.pickMs);

/**
 * Lets the clock act wherever a deadline has passed. Any instance may: the row that one of them
 * holds is skipped by the others. Answers how many matches moved on.
 */
export async function keepDeadlines(play: Play): Promise<number> {
  await moveWakes(play);
  const failed: number[] = [];
  let fault: unknown;
  let moved = 0;
  while (moved + failed.length < BATCH) {
    let claimed: number | undefined;
    try {
      await play.deps.db.transaction(async (tx) => {
        const now = play.deps.clock.now();
        const [due] = await tx.prepared<{ id: number }>(
          'claim-deadline',
          `select id from matches
            where finished_at is null and wake_at <= $1 and deadline <= $1
              and id <> all ($2::int[])
            order by wake_at limit 1 for no key update skip locked`,
          [new Date(now), failed],
        );
        claimed = due?.id;
        if (due) await step(play, due.id, async () => ({ type: 'timeout', at: now }), tx);
      });
    } catch (error) {
      if (claimed === undefined) throw error;
      // One match that cannot move on must not keep all the others waiting behind it.
      failed.push(claimed);
      fault ??= error;
      continue;
    }
    if (claimed === undefined) break;
    play.announcements.announce([`match:${claimed}`]);
    moved += 1;
  }
  if (fault !== undefined) throw fault;
  return moved;
}

/**
 * A step moves the deadline alone. Where the clock looks in and there is time left, it looks in
 * again before anything that a step may set can be over; a match that somebody is writing to is
 * looked at in the next round.
 */
async function moveWakes({ deps: { db, clock } }: Play): Promise<void> {
  const now = clock.now();
  await db.prepared(
    'move-wakes',
    `update matches set wake_at = least(deadline, $3) where id in (
       select id from matches where finished_at is null and wake_at <= $1 and deadline > $1
        order by wake_at limit $2 for no key update skip locked)`,
    [new Date(now), MOST_WAKES, new Date(now + SHORTEST_PHASE_MS)],
  );
}
