import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { CACHE_LIFE_MS, type ChangeBus } from '../db/change-bus.ts';
import { Prepared } from '../http/prepared.ts';
import { createReadGuard, type Reading } from './read-guard.ts';

export interface Hot {
  readonly answer: Prepared;
  readonly bytes: number;
  readonly etag: string;
  /** While it may be sent: nothing that it shows has changed, as far as anybody has heard. */
  readonly current: boolean;
}

/**
 * A short body stays text: the server then writes head and body as one piece, which is a quarter
 * cheaper than two. A long one would be copied for it.
 */
const SHORT_BYTES = 16_384;

/**
 * Answers kept as bytes until what they show has changed. Whoever changes a topic announces it in
 * the same transaction, and every instance drops it, so that nobody is served a price that is no
 * longer true. Where the notice is lost the bytes are still dropped after `CACHE_LIFE_MS`.
 */
export interface ResponseCache {
  /** The kept bytes of `key`, at once, or built now; they are dropped with any of `topics`. */
  get(key: string, topics: readonly string[], build: Build): Hot | Promise<Hot>;
}

/**
 * Reads what is to be kept. What stops being true at an instant, with nobody doing anything and so
 * without a notice, says so: `trueUntil(bid.lapsesAt)`. What many change at once is read again a while
 * later at the earliest: `restFor(250)`. Whoever asks in between waits for that, and is never shown what
 * was before a change: a page that heard of the last one of many would not ask again.
 */
export type Build = (
  trueUntil: (at: number) => void,
  restFor: (ms: number) => void,
) => Promise<unknown>;

interface Entry extends Hot {
  readonly topics: readonly string[];
  /** When its life ends; 0 for what is not kept. */
  until: number;
}

/** `createResponseCache({ bus, clock }, { maxBytes: 32 * 1_048_576 })` */
export function createResponseCache(
  { bus, clock }: { bus: ChangeBus; clock: Clock },
  options: { maxBytes: number },
): ResponseCache {
  const beginReading = createReadGuard(bus);
  const building = new Map<string, { work: Promise<Hot>; reading: Reading }>();
  /** What was read just now, until it may be read again, and what waits for that. */
  const resting = new Map<string, Promise<void>>();
  const waiting = new Map<string, Promise<Hot>>();
  const keysOfTopic = new Map<string, Set<string>>();
  const kept = new LRUCache<string, Entry>({
    maxSize: options.maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
    dispose(entry, key) {
      entry.until = 0;
      for (const topic of entry.topics) {
        const keys = keysOfTopic.get(topic);
        keys?.delete(key);
        if (keys?.size === 0) keysOfTopic.delete(topic);
      }
    },
  });
  bus.on((topic) => {
    for (const key of keysOfTopic.get(topic) ?? []) kept.delete(key);
  });
  bus.onGap(() => kept.clear());

  function keep(key: string, entry: Entry, until: number): void {
    kept.set(key, entry);
    // One that is larger than all the room there is was not taken.
    if (!kept.has(key)) return;
    entry.until = until;
    for (const topic of entry.topics) {
      const keys = keysOfTopic.get(topic) ?? new Set();
      keysOfTopic.set(topic, keys.add(key));
    }
  }

  function startBuilding(key: string, topics: readonly string[], build: Build): Promise<Hot> {
    const reading = beginReading();
    let until = clock.now() + CACHE_LIFE_MS;
    const work = build(
      (at) => {
        until = Math.min(until, at);
      },
      (ms) => rest(key, ms),
    )
      .then((answer) => {
        const entry = toEntry(answer, topics, clock);
        if (reading.isFresh(topics)) keep(key, entry, until);
        return entry;
      })
      .finally(() => {
        reading.end();
        if (building.get(key)?.work === work) building.delete(key);
      });
    building.set(key, { work, reading });
    return work;
  }

  function rest(key: string, ms: number): void {
    const rested = sleep(ms, undefined, { ref: false }).then(() => {
      if (resting.get(key) === rested) resting.delete(key);
    });
    resting.set(key, rested);
  }

  function buildAfter(
    rested: Promise<void>,
    key: string,
    topics: readonly string[],
    build: Build,
  ): Promise<Hot> {
    const work = rested.then(() => {
      waiting.delete(key);
      return startBuilding(key, topics, build);
    });
    waiting.set(key, work);
    return work;
  }

  return {
    get(key, topics, build) {
      const entry = kept.get(key);
      if (entry?.current) return entry;
      const begun = building.get(key);
      // Whoever asks after a change must not be given what was read before it.
      if (begun?.reading.isFresh(topics)) return begun.work;
      const next = waiting.get(key);
      if (next) return next;
      const rested = resting.get(key);
      return rested ? buildAfter(rested, key, topics, build) : startBuilding(key, topics, build);
    },
  };
}

function toEntry(answer: unknown, topics: readonly string[], clock: Clock): Entry {
  const text = JSON.stringify(answer);
  const body = Buffer.from(text);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return {
    answer: new Prepared(body.length <= SHORT_BYTES ? text : body),
    bytes: body.length,
    etag: `"${hash}"`,
    topics,
    until: 0,
    get current() {
      return clock.now() < this.until;
    },
  };
}
