import type pg from 'pg';
import type { Database, Queryable, Row } from '../db/database.ts';

/** One piece of work at a time over all instances. */
export interface Exclusive {
  /** What `work` writes through its argument is written by the connection that holds the lock. */
  run<T>(work: (db: Pick<Queryable, 'query'>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const LOCK_TIMEOUT_MS = 60_000;

/**
 * A lock of PostgreSQL's on a connection of its own, outside of any transaction: what is written down
 * under it is there for good before the work goes on. When the connection is lost, so is the lock,
 * and the work that still ran fails at its next statement.
 *
 * `const exclusive = createExclusive(db, 'chain sender'); await exclusive.run(async () => …)`
 */
export function createExclusive(db: Database, name: string): Exclusive {
  let connection: Promise<pg.Client> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const connected = () => {
    connection ??= open().catch((error) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };

  async function open(): Promise<pg.Client> {
    const client = await db.connect();
    client.on('error', () => {
      connection = undefined;
    });
    client.on('end', () => {
      connection = undefined;
    });
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    return client;
  }

  async function locked<T>(work: (db: Pick<Queryable, 'query'>) => Promise<T>): Promise<T> {
    const client = await connected();
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    try {
      return await work({
        query: async <R extends Row>(text: string, values: readonly unknown[] = []) =>
          (await client.query<R>(text, values as unknown[])).rows,
      });
    } finally {
      await client
        .query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
        .catch(async () => {
          // Whatever holds it open must not keep the lock either.
          connection = undefined;
          await client.end().catch(() => {});
        });
    }
  }

  return {
    run(work) {
      const next = last.then(() => locked(work));
      last = next.catch(() => {});
      return next;
    },
    async close() {
      await last;
      const client = await connection?.catch(() => undefined);
      connection = undefined;
      await client?.end().catch(() => {});
    },
  };
}
