import { LRUCache } from 'lru-cache';
import { atMost } from '../../cache/at-most.ts';
import { createReadGuard } from '../../cache/read-guard.ts';
import { CACHE_LIFE_MS } from '../../db/change-bus.ts';
import type { Deps } from '../../deps.ts';
import { NAME_TOPIC, type NameRow, namesOf } from './name-store.ts';

/** Whoever was not asked for longest is looked up again. */
const MOST_KEPT = 50_000;

interface Kept {
  readonly row: NameRow | undefined;
  readonly until: number;
}

/**
 * What wallets are called, asked with every list: kept wallet by wallet until this instance hears
 * otherwise. A whole answer is not kept: anybody can ask for any hundred.
 *
 * `const names = createNameCache(deps); await names(['0x…']) // [{ address, name, house }]`
 */
export function createNameCache({
  db,
  bus,
  clock,
}: Pick<Deps, 'db' | 'bus' | 'clock'>): (addresses: readonly string[]) => Promise<NameRow[]> {
  const beginReading = createReadGuard(bus);
  const kept = new LRUCache<string, Kept>(atMost(MOST_KEPT));
  bus.on((topic) => {
    if (topic.startsWith(NAME_TOPIC)) kept.delete(topic.slice(NAME_TOPIC.length));
  });
  bus.onGap(() => kept.clear());

  async function read(addresses: readonly string[]): Promise<NameRow[]> {
    const reading = beginReading();
    try {
      const rows = await namesOf(db, addresses);
      const found = new Map(rows.map((row) => [row.address, row]));
      const until = clock.now() + CACHE_LIFE_MS;
      for (const address of addresses) {
        if (reading.isFresh([NAME_TOPIC + address])) {
          kept.set(address, { row: found.get(address), until });
        }
      }
      return rows;
    } finally {
      reading.end();
    }
  }

  return async (addresses) => {
    const known: NameRow[] = [];
    const missing: string[] = [];
    for (const address of addresses) {
      const found = kept.get(address);
      if (!found || found.until <= clock.now()) missing.push(address);
      else if (found.row) known.push(found.row);
    }
    return missing.length === 0 ? known : [...known, ...(await read(missing))];
  };
}
