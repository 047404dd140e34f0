import type { LeafDifference } from '../../../chain/leaves/leaf-jobs.ts';
import type { Game } from '../../../game.ts';
import { hasLeaves } from './card-proof.ts';
import { activeRoot, leavesOfData, type PostedRoot, pendingRoots } from './root-store.ts';

/** What a root that waits would change, for whoever may still stop it. HOOF in hundredths. */
export interface RootDifference extends LeafDifference {
  readonly pending: PostedRoot;
  readonly active: PostedRoot;
}

/**
 * Of the first that this world did not make, else of the newest. Null while none waits. Lists that are
 * not here count as empty: then everything is a change.
 */
export async function rootDifference({
  db,
  roots,
}: Pick<Game, 'db' | 'roots'>): Promise<RootDifference | null> {
  const [active, waiting] = [await activeRoot(db), await pendingRoots(db)];
  const pending = waiting.find(({ ours }) => !ours) ?? waiting.at(-1);
  if (!active || !pending) return null;
  const before = hasLeaves(active) ? await leavesOfData(db, active.data) : undefined;
  const after = await leavesOfData(db, pending.data);
  return { pending, active, ...(await roots.desk.compare(before, after)) };
}
