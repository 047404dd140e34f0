import type { Queryable } from '../db/database.ts';
import { CHANGED_CHANNEL } from './hot-bytes.ts';

/**
 * Tells every instance that what a topic shows has changed. Inside a transaction the word goes out
 * with the commit, so nobody reads the old state after hearing it.
 */
export function notifyChanged(tx: Queryable, topics: readonly string[]): Promise<void> {
  return tx.announce(CHANGED_CHANNEL, topics);
}
