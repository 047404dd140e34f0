import type pg from 'pg';
import type { Database } from './database.ts';
import type { LineTimes, NoticeCarrier } from './notice-line.ts';

/** The one channel of PostgreSQL's NOTIFY; a payload is topics with spaces between them. */
const CHANNEL = 'goats_changed';

/**
 * Committing a NOTIFY takes a lock on the whole database, so one carries what came within ten
 * milliseconds. Without PostgreSQL there is no game: nobody is spared by trying it more seldom.
 */
const TIMES: LineTimes = {
  batchMs: 10,
  heartbeatMs: 2_000,
  answerMs: 5_000,
  reconnectMs: 500,
  mostReconnectMs: 500,
};

/** Notices by PostgreSQL's own NOTIFY, which also says what a trigger has to say. */
export function notifyCarrier(db: Database, times: LineTimes = TIMES): NoticeCarrier {
  const ask = (connection: pg.Client, text: string, values: unknown[] = []) =>
    connection.query({ text, values, query_timeout: times.answerMs } as pg.QueryConfig);

  return {
    name: 'PostgreSQL',
    times,
    async open(hear, lost) {
      const connection = await db.connect();
      let why: unknown;
      connection.on('error', (error) => {
        why = error;
      });
      connection.on('notification', ({ processId, payload = '' }) => {
        // What came from here was heard when it was published.
        if (processId !== (connection as { processID?: number }).processID) hear(payload);
      });
      connection.on('end', () => lost(why));
      try {
        // Nothing of a notice is kept, so nobody has to wait for the disk.
        await ask(connection, `set synchronous_commit = off; listen ${CHANNEL}`);
      } catch (error) {
        await connection.end();
        throw error;
      }
      return {
        say: (payloads) =>
          ask(
            connection,
            `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) payload`,
            [payloads],
          ),
        close: () => connection.end(),
      };
    },
  };
}
