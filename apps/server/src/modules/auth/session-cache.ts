import type { Deps } from '../../deps.ts';
import { CHANGED_CHANNEL } from '../../hot/hot-bytes.ts';
import { findSession, type SessionRow } from './session-store.ts';

/** A session that ends anywhere is announced under this by the database itself (tell_session_end). */
const TOPIC = 'session:';
/** Some 400 bytes each; whoever was not seen for longest goes first. */
const MOST_KEPT = 20_000;
/** A connection can be dead for a while before anybody notices: no session outlives its end by more. */
const TRUSTED_MS = 30_000;

interface Kept {
  readonly session: SessionRow;
  readonly until: number;
}

/**
 * The sessions that this instance looked up a moment ago. While it cannot hear that one has ended
 * it keeps none, and after a gap it has forgotten all.
 */
export interface SessionCache {
  find(tokenHash: Buffer, now: number): Promise<SessionRow | undefined>;
  /** What was written down about it: the next look need not write it again. */
  renew(session: SessionRow): void;
  /** Ended by this instance, which must not wait to hear of it. */
  forget(sessionId: string): void;
}

const caches = new WeakMap<object, SessionCache>();

/** `await sessionCache(deps).find(hash, now)`: one for each server in this process. */
export function sessionCache(deps: Deps): SessionCache {
  const known = caches.get(deps.notifications);
  if (known) return known;
  const cache = createSessionCache(deps);
  caches.set(deps.notifications, cache);
  return cache;
}

function createSessionCache({ db, notifications }: Deps): SessionCache {
  const kept = new Map<string, Kept>();
  const tokens = new Map<string, string>();
  // Counts every end: what was read before one must not be kept after it.
  let ends = 0;

  function drop(sessionId: string): void {
    ends += 1;
    const token = tokens.get(sessionId);
    if (token === undefined) return;
    tokens.delete(sessionId);
    kept.delete(token);
  }

  function keep(token: string, entry: Kept): void {
    kept.delete(token);
    kept.set(token, entry);
    tokens.set(entry.session.id, token);
    if (kept.size <= MOST_KEPT) return;
    // Oldest first: a Map keeps the order of insertion.
    for (const { session } of kept.values()) {
      drop(session.id);
      break;
    }
  }

  notifications.on(CHANGED_CHANNEL, (topic) => {
    if (topic.startsWith(TOPIC)) drop(topic.slice(TOPIC.length));
  });
  notifications.onGap(() => {
    ends += 1;
    kept.clear();
    tokens.clear();
  });

  return {
    async find(tokenHash, now) {
      const token = tokenHash.toString('latin1');
      const found = kept.get(token);
      if (found && found.until > now && found.session.expires_at.getTime() > now) {
        return found.session;
      }
      const began = ends;
      const session = await findSession(db, tokenHash, new Date(now));
      if (session && began === ends && notifications.hearing) {
        keep(token, { session, until: now + TRUSTED_MS });
      }
      return session;
    },
    renew(session) {
      const token = tokens.get(session.id);
      const found = token === undefined ? undefined : kept.get(token);
      if (token !== undefined && found) kept.set(token, { session, until: found.until });
    },
    forget: drop,
  };
}
