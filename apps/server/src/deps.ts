import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { atMost } from './cache/at-most.ts';
import type { Chain } from './chain/chain.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { ChangeBus } from './db/change-bus.ts';
import type { Database } from './db/database.ts';
import { createSessionCache, type SessionCache } from './sessions/session-cache.ts';
import type { Traces } from './traces/traces.ts';
import { webRelease } from './web-release.ts';

/** What a server is made from. main.ts wires the real ones, tests wire theirs. */
export interface Parts {
  readonly config: Config;
  readonly db: Database;
  readonly bus: ChangeBus;
  readonly clock: Clock;
  readonly version: string;
  /** The version that the database was migrated to. */
  readonly migration: number;
  /** The built web application; absent in API tests and in development. */
  readonly webRoot: string | undefined;
  /** Absent: it is off, and `chainOff` says why in one sentence. */
  readonly chain: Chain | undefined;
  readonly chainOff: string;
  /** Absent: off. */
  readonly traces?: Traces | undefined;
}

/** The same with what this instance keeps in memory, each of it once. */
export interface Deps extends Parts {
  /** The name of this instance, another one at every start. */
  readonly instance: string;
  /** Which release of the pages it serves; null where none is built. */
  readonly release: string | null;
  readonly sessions: SessionCache;
  /**
   * Who is known to be over a rate limit, and until when. Only a shortcut: a flood is turned away
   * without asking the database about every request, and the database stays the one that counts.
   */
  readonly blocked: LRUCache<string, number>;
}

const MOST_BLOCKED = 10_000;

export function createDeps(parts: Parts): Deps {
  return {
    ...parts,
    instance: randomBytes(8).toString('hex'),
    release: webRelease(parts.webRoot),
    sessions: createSessionCache(parts),
    blocked: new LRUCache(atMost(MOST_BLOCKED)),
  };
}
