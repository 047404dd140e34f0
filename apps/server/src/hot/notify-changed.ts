import type { Queryable } from '../db/database.ts';

/** Tells every instance, with the commit, that what a topic shows has changed. */
export async function notifyChanged(tx: Queryable, topics: readonly string[]): Promise<void> {
  tx.announce(topics);
}
