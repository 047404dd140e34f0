import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { Notifications } from '../../db/notifications.ts';

/** The channel on which instances tell each other what moved. It never carries what happened. */
export const PLAY_CHANNEL = 'goats_play';

/**
 * 'challenges' and 'requests' name a list that changed, 'match:7' a match that has new events,
 * 'presence:7' a match that somebody came to or left.
 */
export type Announcement = 'challenges' | 'requests' | `match:${number}` | `presence:${number}`;

type Listener = (announcement: Announcement) => void;

export interface Announcements {
  /**
   * Call it after the commit. Listeners of this process hear it at once, so that whoever wrote
   * reads what was written; the other instances a few milliseconds later, many in one breath.
   */
  announce(announcements: readonly Announcement[]): void;
  on(listener: Listener): () => void;
  /** Something may have been missed: look again. */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Committing a NOTIFY takes a lock on the whole database, so one carries many. */
const BREATH_MS = 10;
/** PostgreSQL takes 8,000 bytes at most. */
const MOST_BYTES = 7_900;

/** Nothing of it is kept, so nobody has to wait for the disk. */
const ANNOUNCE = `
  select set_config('synchronous_commit', 'off', true), pg_notify('${PLAY_CHANNEL}', payload)
    from unnest($1::text[]) payload`;

export function createAnnouncements(db: Database, notifications: Notifications): Announcements {
  const instance = randomBytes(6).toString('hex');
  const listeners = new Set<Listener>();
  const waiting = new Set<Announcement>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<unknown> = Promise.resolve();

  function tellHere(announcement: Announcement): void {
    for (const listener of listeners) listener(announcement);
  }

  function send(): void {
    timer = undefined;
    const payloads = payloadsOf(instance, [...waiting]);
    waiting.clear();
    // Nobody waits for this; an instance that misses it looks again by itself within seconds.
    sending = db.prepared('announce-play', ANNOUNCE, [payloads]).catch(() => {});
  }

  const stopHearing = notifications.on(PLAY_CHANNEL, (payload) => {
    const [from, ...heard] = payload.split(' ');
    if (from !== instance) for (const each of heard) tellHere(each as Announcement);
  });

  return {
    announce(announcements) {
      for (const announcement of announcements) {
        waiting.add(announcement);
        tellHere(announcement);
      }
      if (waiting.size > 0) timer ??= setTimeout(send, BREATH_MS);
    },
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onGap: (listener) => notifications.onGap(listener),
    async close() {
      stopHearing();
      if (timer) {
        clearTimeout(timer);
        send();
      }
      await sending;
    },
  };
}

function payloadsOf(instance: string, announcements: readonly Announcement[]): string[] {
  const payloads: string[] = [];
  let current = instance;
  for (const announcement of announcements) {
    if (current.length + announcement.length + 1 > MOST_BYTES) {
      payloads.push(current);
      current = instance;
    }
    current += ` ${announcement}`;
  }
  return [...payloads, current];
}
