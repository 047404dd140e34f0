import { createHash } from 'node:crypto';
import type { Notifications } from '../db/notifications.ts';
import { Prepared } from '../http/prepared.ts';

/** The channel on which whoever changes something names the topics that changed. */
export const CHANGED_CHANNEL = 'goats_changed';

export interface Hot {
  readonly answer: Prepared;
  readonly bytes: number;
  readonly etag: string;
  /** While it is kept: it shows what is. */
  readonly current: boolean;
}

type Keepable = Hot & { current: boolean };

/**
 * A short body stays text: the server then writes head and body as one piece, which is a quarter
 * cheaper than two. A long one would be copied for it.
 */
const SHORT_BYTES = 8_192;

/**
 * Answers kept as bytes until what they show has changed. A topic is dropped on every instance by
 * `notify goats_changed, '<topic>'` in the transaction that changes it, so that nobody is served a
 * price that is no longer true.
 */
export interface HotBytes {
  /** The kept bytes of `key`, at once, or built now; they are dropped with any of `topics`. */
  get(key: string, topics: readonly string[], build: () => Promise<unknown>): Hot | Promise<Hot>;
  readonly size: number;
}

interface Kept {
  readonly hot: Keepable;
  readonly topics: readonly string[];
}

/** `createHotBytes(notifications, { maxBytes: 32 * 1_048_576 })` */
export function createHotBytes(
  notifications: Notifications,
  options: { maxBytes: number },
): HotBytes {
  const kept = new Map<string, Kept>();
  const building = new Map<string, Promise<Hot>>();
  let bytes = 0;
  // Counts every drop: a build that began before a change must not be kept after it.
  let generation = 0;

  function forget(key: string): void {
    const entry = kept.get(key);
    if (!entry) return;
    entry.hot.current = false;
    bytes -= entry.hot.bytes;
    kept.delete(key);
  }

  function dropTopic(topic: string): void {
    generation += 1;
    building.clear();
    for (const [key, entry] of kept) if (entry.topics.includes(topic)) forget(key);
  }

  function dropAll(): void {
    generation += 1;
    building.clear();
    for (const key of kept.keys()) forget(key);
  }

  notifications.on(CHANGED_CHANNEL, dropTopic);
  notifications.onGap(dropAll);

  async function buildAndKeep(
    key: string,
    topics: readonly string[],
    build: () => Promise<unknown>,
  ): Promise<Hot> {
    const began = generation;
    const work = build().then(toHot);
    building.set(key, work);
    try {
      const hot = await work;
      if (began === generation && notifications.hearing) {
        hot.current = true;
        kept.set(key, { hot, topics });
        bytes += hot.bytes;
        // Oldest first: a Map keeps the order of insertion.
        for (const oldest of kept.keys()) {
          if (bytes <= options.maxBytes) break;
          forget(oldest);
        }
      }
      return hot;
    } finally {
      if (building.get(key) === work) building.delete(key);
    }
  }

  return {
    get: (key, topics, build) =>
      kept.get(key)?.hot ?? building.get(key) ?? buildAndKeep(key, topics, build),
    get size() {
      return kept.size;
    },
  };
}

function toHot(answer: unknown): Keepable {
  const text = JSON.stringify(answer);
  const body = Buffer.from(text);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return {
    answer: new Prepared(body.length <= SHORT_BYTES ? text : body),
    bytes: body.length,
    etag: `"${hash}"`,
    current: false,
  };
}
