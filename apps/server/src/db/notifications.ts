import type pg from 'pg';
import type { Database } from './database.ts';

type Listener = (payload: string) => void;

/**
 * PostgreSQL's NOTIFY, heard by this process; what it announced itself it hears twice. One connection of its own; when it drops, everything
 * that relied on hearing is told through `onGap`, because a notification may have been missed.
 */
export interface Notifications {
  on(channel: string, listener: Listener): () => void;
  /** Called whenever notifications may have been lost. */
  onGap(listener: () => void): () => void;
  /** False while disconnected: do not trust anything that a notification should have dropped. */
  readonly hearing: boolean;
  close(): Promise<void>;
}

const RETRY_MS = 500;

export async function listen(
  db: Database,
  channels: readonly string[],
  onError: (error: unknown) => void,
): Promise<Notifications> {
  const listeners = new Map<string, Set<Listener>>();
  const gapListeners = new Set<() => void>();
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  function hear(channel: string, payload: string): void {
    for (const listener of listeners.get(channel) ?? []) listener(payload);
  }
  db.onAnnounced(hear);

  async function connect(): Promise<void> {
    const next = await db.connect();
    next.on('notification', ({ channel, payload }) => hear(channel, payload ?? ''));
    const lost = (error?: unknown) => {
      if (client !== next) return;
      client = undefined;
      for (const listener of gapListeners) listener();
      if (error && !closed) onError(error);
      if (!closed) retry = setTimeout(reconnect, RETRY_MS);
    };
    next.on('error', lost);
    next.on('end', () => lost());
    for (const channel of channels) await next.query(`listen ${channel}`);
    client = next;
    // What happened between losing the old connection and now was not heard.
    for (const listener of gapListeners) listener();
  }

  function reconnect(): void {
    connect().catch((error) => {
      onError(error);
      if (!closed) retry = setTimeout(reconnect, RETRY_MS);
    });
  }

  await connect();
  return {
    on(channel, listener) {
      if (!channels.includes(channel)) throw new Error(`Not listening to ${channel}`);
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(listener));
      return () => set.delete(listener);
    },
    onGap(listener) {
      gapListeners.add(listener);
      return () => gapListeners.delete(listener);
    },
    get hearing() {
      return client !== undefined;
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
