import { type Clock, systemClock } from '../clock.ts';
import type { Queryable } from './database.ts';

export interface FollowingClock extends Clock {
  /** Asks again; by itself every few seconds. */
  sync(): Promise<void>;
  stop(): void;
}

const EVERY_MS = 5_000;
/** An answer that took longer says too little about when it was given. */
const SLOWEST_MS = 500;

/**
 * PostgreSQL's clock as this process knows it: whatever the machines' own clocks say, all instances
 * agree on when a deadline is over. Between two questions it runs on with the local clock.
 *
 * `const clock = await followDatabaseClock(db)`
 */
export async function followDatabaseClock(
  db: Queryable,
  local: Clock = systemClock,
): Promise<FollowingClock> {
  let ahead = 0;
  async function sync(): Promise<void> {
    const asked = local.now();
    const [row] = await db.prepared<{ at: Date }>(
      'database-clock',
      'select clock_timestamp() as at',
    );
    const answered = local.now();
    if (answered - asked > SLOWEST_MS) return;
    ahead = row!.at.getTime() - Math.round((asked + answered) / 2);
  }
  await sync();
  // While the database is away the local clock has to do.
  const timer = setInterval(() => sync().catch(() => {}), EVERY_MS);
  timer.unref();
  return {
    now: () => local.now() + ahead,
    sync,
    stop: () => clearInterval(timer),
  };
}
