import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../apps/server/src/db/database.ts';

export interface Overdue {
  /** Milliseconds by which each deadline was kept late, as far as it was seen to be late at all. */
  stop(): Promise<number[]>;
}

const LOOK_EVERY_MS = 50;

/** Looks over the clock's shoulder: how long after its deadline each of these matches moved on. */
export function watchOverdue(db: Database, matches: ReadonlySet<number>): Overdue {
  const late = new Map<string, number>();
  let stopped = false;
  const watching = (async () => {
    while (!stopped) {
      const rows = await db.prepared<{ id: number; deadline: Date; late: number }>(
        'overdue',
        `select id, deadline, extract(epoch from clock_timestamp() - deadline)::float * 1000 as late
           from matches
          where finished_at is null and kind <> 'practice' and deadline < clock_timestamp()`,
      );
      for (const { id, deadline, late: ms } of rows) {
        if (matches.has(id)) late.set(`${id} ${deadline.getTime()}`, ms);
      }
      await sleep(LOOK_EVERY_MS);
    }
  })();
  return {
    async stop() {
      stopped = true;
      await watching;
      return [...late.values()];
    },
  };
}
