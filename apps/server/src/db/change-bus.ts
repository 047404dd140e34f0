import type pg from 'pg';
import type { Database } from './database.ts';

/**
 * What a cache holds it trusts for so long by itself. A notice is a hint: the instance that should
 * have sent it may have died between its commit and the notice.
 */
export const CACHE_LIFE_MS = 10_000;

/** The one channel of PostgreSQL's NOTIFY; a payload is topics with spaces between them. */
const CHANNEL = 'goats_changed';
/** PostgreSQL takes 8,000 bytes at most. */
const MOST_BYTES = 7_900;

type Listener = (topic: string) => void;

/**
 * Tells every instance which topics have changed, never what happened: 'card:17', 'match:7',
 * 'challenges', or 'session:<id>' for a session that has ended. A reaction in a match is kept nowhere,
 * so that its topic says all there is of it.
 */
export interface ChangeBus {
  /**
   * Call it after the commit; `Queryable.announce` does. Listeners of this process hear it at once,
   * so that whoever wrote reads what was written; the other instances within some ten milliseconds.
   */
  publish(topics: readonly string[]): void;
  on(listener: Listener): () => void;
  /** Called whenever notices may have been lost. */
  onGap(listener: () => void): () => void;
  /** False while nothing is heard: then keep nothing that a notice would have to drop. */
  readonly connected: boolean;
  close(): Promise<void>;
}

export interface BusTimes {
  /** Committing a NOTIFY takes a lock on the whole database, so one carries what came meanwhile. */
  readonly batchMs: number;
  /** How often PostgreSQL is asked whether it is still there. */
  readonly heartbeatMs: number;
  /** How long it may take to answer; then the connection is given up. */
  readonly answerMs: number;
  readonly reconnectMs: number;
}

const TIMES: BusTimes = { batchMs: 10, heartbeatMs: 2_000, answerMs: 5_000, reconnectMs: 500 };

/** `const bus = await openChangeBus(db, (error) => console.error(error))` */
export async function openChangeBus(
  db: Database,
  onError: (error: unknown) => void,
  times: BusTimes = TIMES,
): Promise<ChangeBus> {
  const listeners = new Set<Listener>();
  const gapListeners = new Set<() => void>();
  const waiting = new Set<string>();
  let client: pg.Client | undefined;
  let sending: Promise<void> | undefined;
  let batch: NodeJS.Timeout | undefined;
  let reconnect: NodeJS.Timeout | undefined;
  let closed = false;

  function report(error: unknown): void {
    if (!closed) onError(error);
  }

  /** The write that is announced has happened: a listener that throws must not undo its answer. */
  function call<A extends unknown[]>(all: Set<(...args: A) => void>, ...args: A): void {
    for (const listener of all) {
      try {
        listener(...args);
      } catch (error) {
        report(error);
      }
    }
  }

  function publish(topics: readonly string[]): void {
    for (const topic of topics) {
      waiting.add(topic);
      call(listeners, topic);
    }
    sendSoon();
  }

  function sendSoon(): void {
    if (waiting.size > 0 && client && !sending) batch ??= setTimeout(send, times.batchMs);
  }

  /** Sends what is waiting. Without anything it is the heartbeat: also nothing has to be answered. */
  function send(): void {
    clearTimeout(batch);
    batch = undefined;
    if (client) sending ??= sendOn(client);
  }

  async function sendOn(connection: pg.Client): Promise<void> {
    const topics = [...waiting];
    waiting.clear();
    try {
      await ask(
        connection,
        `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) payload`,
        [payloadsOf(topics)],
      );
    } catch (error) {
      report(error);
      for (const topic of topics) waiting.add(topic);
      await connection.end();
    } finally {
      sending = undefined;
      sendSoon();
    }
  }

  function ask(connection: pg.Client, text: string, values: unknown[] = []) {
    return connection.query({ text, values, query_timeout: times.answerMs } as pg.QueryConfig);
  }

  async function connect(): Promise<void> {
    const next = await db.connect();
    next.on('error', report);
    next.on('notification', ({ processId, payload = '' }) => {
      // What came from here was heard when it was published.
      if (processId === (next as { processID?: number }).processID) return;
      for (const topic of payload.split(' ')) call(listeners, topic);
    });
    next.on('end', () => {
      if (client !== next) return;
      client = undefined;
      call(gapListeners);
      if (!closed) reconnectSoon();
    });
    try {
      // Nothing of a notice is kept, so nobody has to wait for the disk.
      await ask(next, `set synchronous_commit = off; listen ${CHANNEL}`);
    } catch (error) {
      await next.end();
      throw error;
    }
    if (closed) return next.end();
    client = next;
    // What happened between losing the old connection and now was not heard.
    call(gapListeners);
    sendSoon();
  }

  function reconnectSoon(): void {
    reconnect = setTimeout(() => {
      connect().catch((error) => {
        report(error);
        if (!closed) reconnectSoon();
      });
    }, times.reconnectMs);
  }

  await connect();
  const heartbeat = setInterval(send, times.heartbeatMs);
  const stopHearing = db.onAnnounced(publish);
  return {
    publish,
    on: (listener) => added(listeners, listener),
    onGap: (listener) => added(gapListeners, listener),
    get connected() {
      return client !== undefined;
    },
    async close() {
      closed = true;
      stopHearing();
      clearInterval(heartbeat);
      clearTimeout(reconnect);
      await sending;
      if (waiting.size > 0) send();
      await sending;
      await client?.end();
    },
  };
}

function added<T>(set: Set<T>, item: T): () => void {
  set.add(item);
  return () => set.delete(item);
}

function payloadsOf(topics: readonly string[]): string[] {
  const payloads: string[] = [];
  let current = '';
  for (const topic of topics) {
    if (current !== '' && current.length + topic.length + 1 > MOST_BYTES) {
      payloads.push(current);
      current = '';
    }
    current += current === '' ? topic : ` ${topic}`;
  }
  return current === '' ? payloads : [...payloads, current];
}
