import { step } from './act.ts';
import type { Play } from './play.ts';

/** A backlog clears quickly, and other duties of the same loop are not starved meanwhile. */
const BATCH = 100;

/**
 * Lets the clock act wherever a deadline has passed. Any instance may: the row that one of them
 * holds is skipped by the others. Answers how many matches moved on.
 */
export async function keepDeadlines(play: Play): Promise<number> {
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
            where phase <> 'finished' and deadline <= $1 and id <> all ($2::int[])
            order by deadline limit 1 for no key update skip locked`,
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
