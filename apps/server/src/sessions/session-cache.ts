import { LRUCache } from 'lru-cache';
import { atMost } from '../cache/at-most.ts';
import { createReadGuard } from '../cache/read-guard.ts';
import { CACHE_LIFE_MS, type ChangeBus } from '../db/change-bus.ts';
import type { Queryable } from '../db/database.ts';
import { gathered } from '../db/gathered.ts';
import { FREEZE_TOPIC, findSessions, type LiveSession, SESSION_TOPIC } from './session-store.ts';

/** Some 400 bytes each; whoever was not seen for longest goes first. */
const MOST_KEPT = 20_000;

interface Kept {
  readonly session: LiveSession;
  readonly until: number;
}

/** The sessions that this instance looked up a moment ago, until it hears of one that it is otherwise. */
export interface SessionCache {
  /** `over`: whose connections are used where it has to be looked up. */
  find(tokenHash: Buffer, now: number, over?: Queryable): Promise<LiveSession | undefined>;
  /** What was written down about it: the next look need not write it again. */
  renew(session: Pick<LiveSession, 'id' | 'seen_at' | 'expires_at'>): void;
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
    ...atMost(MOST_KEPT),
    noDisposeOnSet: true,
    dispose: ({ session }) => tokens.delete(session.id),
  });
  bus.on((topic) => {
    if (topic.startsWith(FREEZE_TOPIC)) forget(topic.slice(FREEZE_TOPIC.length));
    if (!topic.startsWith(SESSION_TOPIC)) return;
    const token = tokens.get(topic.slice(SESSION_TOPIC.length));
    if (token !== undefined) kept.delete(token);
  });
  bus.onGap(() => kept.clear());

  /** An operator freezes a wallet now and then: looking through all of them is quick enough. */
  function forget(wallet: string): void {
    for (const [token, { session }] of [...kept.entries()]) {
      if (session.wallet === wallet) kept.delete(token);
    }
  }

  const lookingUp = new WeakMap<Queryable, (token: Buffer) => Promise<LiveSession | undefined>>();
  function lookUp(over: Queryable, tokenHash: Buffer): Promise<LiveSession | undefined> {
    const one = lookingUp.get(over) ?? gathered((tokens) => findSessions(over, tokens));
    lookingUp.set(over, one);
    return one(tokenHash);
  }

  return {
    async find(tokenHash, now, over = db) {
      const token = tokenHash.toString('latin1');
      const found = kept.get(token);
      if (found && found.until > now && found.session.expires_at.getTime() > now) {
        return found.session;
      }
      const reading = beginReading();
      try {
        const looked = await lookUp(over, tokenHash);
        const session = looked && looked.expires_at.getTime() > now ? looked : undefined;
        const topics = session && [SESSION_TOPIC + session.id, FREEZE_TOPIC + session.wallet];
        if (topics && reading.isFresh(topics)) {
          kept.set(token, { session, until: now + CACHE_LIFE_MS });
          tokens.set(session.id, token);
        }
        return session;
      } finally {
        reading.end();
      }
    },
    renew({ id, seen_at, expires_at }) {
      const token = tokens.get(id);
      const found = token === undefined ? undefined : kept.get(token);
      if (token === undefined || !found) return;
      // Whether it is frozen may have been looked up again since the caller's look.
      kept.set(token, { ...found, session: { ...found.session, seen_at, expires_at } });
    },
  };
}
