import type { StoredMatch } from './match-store.ts';

/**
 * The matches that this instance moved last, as it wrote them. Only a guess at the newest state:
 * whoever decides on it must write with its version and read again when that is refused.
 */
export interface RecentMatches {
  get(id: number): StoredMatch | undefined;
  /** One that is over: nothing will ever change about it, so this is not a guess. */
  finished(id: number): StoredMatch | undefined;
  set(match: StoredMatch): void;
  delete(id: number): void;
}

const MOST_KEPT = 5_000;

export function createRecentMatches(): RecentMatches {
  const kept = new Map<number, StoredMatch>();
  return {
    get: (id) => kept.get(id),
    finished(id) {
      const match = kept.get(id);
      return match?.state.phase === 'finished' ? match : undefined;
    },
    set(match) {
      kept.delete(match.id);
      kept.set(match.id, match);
      if (kept.size <= MOST_KEPT) return;
      // Oldest first: a Map keeps the order of insertion.
      for (const id of kept.keys()) {
        kept.delete(id);
        break;
      }
    },
    delete: (id) => {
      kept.delete(id);
    },
  };
}
