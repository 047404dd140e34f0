import type { Play } from './play.ts';

/** A list that everybody polls, kept until somebody changes it or one of its entries runs out. */
export interface OpenList<T> {
  get(): Promise<readonly T[]>;
}

/** What the treasury can cover changes without an announcement. */
const MOST_AGE_MS = 2_000;

/** `createOpenList(play, 'challenges', () => openChallenges(play))` */
export function createOpenList<T extends { readonly expiresAt: string }>(
  play: Play,
  name: 'challenges' | 'requests',
  read: () => Promise<readonly T[]>,
): OpenList<T> {
  let kept: { readonly entries: readonly T[]; readonly until: number } | undefined;
  let reading: Promise<readonly T[]> | undefined;
  // Counts every change: what was read before one must not be kept after it.
  let changes = 0;

  const forget = () => {
    changes += 1;
    kept = undefined;
    reading = undefined;
  };
  play.announcements.on((announcement) => {
    if (announcement === name) forget();
  });
  play.announcements.onGap(forget);

  async function readAndKeep(): Promise<readonly T[]> {
    const began = changes;
    const entries = await read();
    if (began !== changes) return entries;
    reading = undefined;
    const ends = entries.map((entry) => Date.parse(entry.expiresAt));
    kept = { entries, until: Math.min(play.deps.clock.now() + MOST_AGE_MS, ...ends) };
    return entries;
  }

  return {
    async get() {
      if (kept && play.deps.clock.now() < kept.until) return kept.entries;
      reading ??= readAndKeep().catch((error) => {
        reading = undefined;
        throw error;
      });
      return reading;
    },
  };
}
