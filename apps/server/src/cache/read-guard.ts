import type { ChangeBus } from '../db/change-bus.ts';

/** One read of the database that is to be cached. */
export interface Reading {
  /**
   * True while nothing was heard about `topics` since the read began. Otherwise it may show what
   * was before that change, and must not be kept.
   */
  isFresh(topics: readonly string[]): boolean;
  end(): void;
}

/** `const reading = beginReading()`, before the first byte is asked for. */
export function createReadGuard(bus: ChangeBus): () => Reading {
  const underWay = new Set<Set<string>>();
  bus.on((topic) => {
    for (const heard of underWay) heard.add(topic);
  });
  // After a gap nobody knows what was missed, so no read that began before it is fresh.
  bus.onGap(() => underWay.clear());
  return () => {
    const heard = new Set<string>();
    underWay.add(heard);
    return {
      isFresh: (topics) =>
        bus.connected && underWay.has(heard) && !topics.some((topic) => heard.has(topic)),
      end: () => underWay.delete(heard),
    };
  };
}
