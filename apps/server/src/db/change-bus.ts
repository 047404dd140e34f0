import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';
import type { Notifications } from './notifications.ts';
export const CHANGED = 'goats_play';
export interface ChangeBus {
  publish(topics: readonly string[]): void;
  on(listener: (topic: string) => void): () => void;
  onGap(listener: () => void): () => void;
  readonly connected: boolean;
  close(): Promise<void>;
}
export function createBus(db: Database, notifications: Notifications): ChangeBus {
  const instance = randomBytes(6).toString('hex');
  const listeners = new Set<(topic: string) => void>();
  notifications.on(CHANGED, (payload) => {
    const [from, ...topics] = payload.split(' ');
    if (from !== instance) for (const topic of topics) for (const l of listeners) l(topic);
  });
  notifications.on('goats_changed', (topic) => {
    for (const l of listeners) l(topic);
  });
  return {
    publish(topics) {
      for (const topic of topics) for (const l of listeners) l(topic);
      if (topics.length) {
        db.query(`select pg_notify('${CHANGED}', $1)`, [`${instance} ${topics.join(' ')}`]).catch(
          () => {},
        );
        for (const topic of topics) db.announce('goats_changed', [topic]).catch(() => {});
      }
    },
    on(l) {
      listeners.add(l);
      return () => listeners.delete(l);
    },
    onGap: (l) => notifications.onGap(l),
    get connected() {
      return notifications.hearing;
    },
    async close() {},
  };
}
