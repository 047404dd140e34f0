import { LRUCache } from 'lru-cache';
import { atMost } from '../../cache/at-most.ts';
import { gathered } from '../../db/gathered.ts';
import type { Deps } from '../../deps.ts';
import { limitSubjects, type Subject } from './limit-subjects.ts';
import { type Counted, countInWindows, knownWait, takeFromWindow } from './rate-limits.ts';

/** Somebody's writes that are counted already and may still be used here. */
interface Block {
  left: number;
  endsAt: number;
  /** While more is being fetched everybody waits for that; how much it was. */
  fetching: Promise<number> | undefined;
}

export interface WriteBlocks {
  /** Uses one write of a network address; 0, or the milliseconds to wait when the window is full. */
  take(ip: string): Promise<number>;
}

/** A twentieth of the window at a time. */
const BLOCKS_PER_WINDOW = 20;
/** Whoever is forgotten stays counted in the database. */
const MOST_SUBJECTS = 10_000;

/**
 * Counts writes over all instances, but asks the database for many at once. What an instance has
 * fetched and not used is lost to the others until the window ends: an address is never let through
 * more often than its limit, and on several instances at most a block for each of them earlier
 * refused.
 */
export function createWriteBlocks(deps: Deps): WriteBlocks {
  const blocks = new LRUCache<string, Block>(atMost(MOST_SUBJECTS));
  const countOne = gathered((uses: readonly Counted[]) => countInWindows(deps, 'write', uses));

  function blockOf({ name }: Subject): Block {
    const known = blocks.get(name);
    if (known) return known;
    const fresh: Block = { left: 0, endsAt: 0, fetching: undefined };
    blocks.set(name, fresh);
    return fresh;
  }

  async function fetchMore(subject: Subject, block: Block): Promise<number> {
    const most = deps.config.limits.write.most * subject.times;
    const size = Math.max(1, Math.floor(most / BLOCKS_PER_WINDOW));
    const { left, endsAt } = await takeFromWindow(deps, 'write', subject, size, countOne);
    block.left = left;
    block.endsAt = endsAt;
    return left;
  }

  async function takeOne(subject: Subject): Promise<number> {
    const block = blockOf(subject);
    // Many may wait for one block and use it up before the last of them has its turn.
    for (;;) {
      if (block.left > 0 && block.endsAt > deps.clock.now()) {
        block.left -= 1;
        return 0;
      }
      block.fetching ??= fetchMore(subject, block).finally(() => {
        block.fetching = undefined;
      });
      if ((await block.fetching) === 0) return Math.max(1, block.endsAt - deps.clock.now());
    }
  }

  return {
    async take(ip) {
      const subjects = limitSubjects(ip);
      let waitMs = knownWait(deps, 'write', subjects);
      for (const subject of subjects) if (waitMs === 0) waitMs = await takeOne(subject);
      return waitMs;
    },
  };
}
