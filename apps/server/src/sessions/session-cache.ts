import { LRUCache } from 'lru-cache';
import { createReadGuard } from '../cache/read-guard.ts';
import { CACHE_LIFE_MS, type ChangeBus } from '../db/change-bus.ts';
import type { Queryable } from '../db/database.ts';
import { findSession, SESSION_TOPIC, type SessionRow } from './session-store.ts';

/** Some 400 bytes each; whoever was not seen for longest goes first. */
const MOST_KEPT = 20_000;

interface Kept {
  readonly session: SessionRow;
  readonly until: number;
}

/** The sessions that this instance looked up a moment ago, until it hears that one has ended. */
export interface SessionCache {
  /** `over`: whose connections are used where it has to be looked up. */
  find(tokenHash: Buffer, now: number, over?: Queryable): Promise<SessionRow | undefined>;
  /** What was written down about it: the next look need not write it again. */
  renew(session: SessionRow): void;
}

/** `createSessionCache({ db, bus })` */
export function createSessionCache({
  db,
  bus,
}: {
  readonly db: Queryable;
  readonly bus: ChangeBus;
}): SessionCache {
  const beginReading = createReadGuard(bus);
  const tokens = new Map<string, string>();
  const kept = new LRUCache<string, Kept>({
    max: MOST_KEPT,
    noDisposeOnSet: true,
    dispose: ({ session }) => tokens.delete(session.id),
  });
  bus.on((topic) => {
    if (!topic.startsWith(SESSION_TOPIC)) return;
    const token = tokens.get(topic.slice(SESSION_TOPIC.length));
    if (token !== undefined) kept.delete(token);
  });
  bus.onGap(() => kept.clear());

  return {
    async find(tokenHash, now, over = db) {
      const token = tokenHash.toString('latin1');
      const found = kept.get(token);
      if (found && found.until > now && found.session.expires_at.getTime() > now) {
        return found.session;
      }
      const reading = beginReading();
      try {
        const session = await findSession(over, tokenHash, new Date(now));
        if (session && reading.isFresh([SESSION_TOPIC + session.id])) {
          kept.set(token, { session, until: now + CACHE_LIFE_MS });
          tokens.set(session.id, token);
        }
        return session;
      } finally {
        reading.end();
      }
    },
    renew(session) {
      const token = tokens.get(session.id);
      const found = token === undefined ? undefined : kept.get(token);
      if (token !== undefined && found) kept.set(token, { session, until: found.until });
    },
  };
}
