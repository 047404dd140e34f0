import { LRUCache } from 'lru-cache';
import { createReadGuard } from '../../cache/read-guard.ts';
import { CACHE_LIFE_MS } from '../../db/change-bus.ts';
import type { Deps } from '../../deps.ts';
import { FREEZE_TOPIC, type FreezeRow, freezeOf } from './freeze-store.ts';

/** Whoever was not seen for longest is looked up again. */
const MOST_KEPT = 20_000;

interface Kept {
  readonly freeze: FreezeRow | undefined;
  readonly until: number;
}

/**
 * Whether a wallet is frozen, asked with every write: kept until this instance hears otherwise.
 *
 * `const freezeOf = createFreezeCache(deps); await freezeOf('0x…') // undefined`
 */
export function createFreezeCache({
  db,
  bus,
  clock,
}: Pick<Deps, 'db' | 'bus' | 'clock'>): (wallet: string) => Promise<FreezeRow | undefined> {
  const beginReading = createReadGuard(bus);
  const kept = new LRUCache<string, Kept>({ max: MOST_KEPT });
  bus.on((topic) => {
    if (topic.startsWith(FREEZE_TOPIC)) kept.delete(topic.slice(FREEZE_TOPIC.length));
  });
  bus.onGap(() => kept.clear());

  return async (wallet) => {
    const found = kept.get(wallet);
    if (found && found.until > clock.now()) return found.freeze;
    const reading = beginReading();
    try {
      const freeze = await freezeOf(db, wallet);
      if (reading.isFresh([FREEZE_TOPIC + wallet])) {
        kept.set(wallet, { freeze, until: clock.now() + CACHE_LIFE_MS });
      }
      return freeze;
    } finally {
      reading.end();
    }
  };
}
