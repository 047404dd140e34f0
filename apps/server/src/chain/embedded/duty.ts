import type pg from 'pg';
import type { Database } from '../../db/database.ts';

/** What one instance at a time does, for as long as it lives. */
export interface Duty {
  /** Whether it is ours, now that we asked. */
  hold(): Promise<boolean>;
  release(): Promise<void>;
}

/**
 * A lock of PostgreSQL's that is held as long as our connection: it is free the moment a holder is killed,
 * so that a restart waits for nothing. A connection that is lost is made again, and the lock asked for
 * again: somebody else may have it by then.
 *
 * `if (await duty.hold()) …`
 */
export function createDuty(db: Database, name: string): Duty {
  let client: pg.Client | undefined;
  let held = false;

  function lose(lost: pg.Client): void {
    if (client !== lost) return;
    client = undefined;
    held = false;
  }

  return {
    async hold() {
      if (client === undefined) {
        const made = await db.connect();
        made.on('error', () => lose(made));
        made.on('end', () => lose(made));
        client = made;
      }
      const mine = client;
      if (held) {
        // A connection that was cut without a word says so now.
        await mine.query('select 1').catch(() => lose(mine));
        if (client === mine) return true;
        return this.hold();
      }
      const { rows } = await mine.query<{ free: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as free',
        [name],
      );
      held = client === mine && rows[0]?.free === true;
      return held;
    },
    async release() {
      const mine = client;
      client = undefined;
      held = false;
      await mine?.end().catch(() => {});
    },
  };
}
