import type { LeafDifference } from '../../../chain/leaves/leaf-jobs.ts';
import type { Game } from '../../../game.ts';
import { hasLeaves } from './card-proof.ts';
import { activeRoot, leavesOfData, type PostedRoot, pendingRoot } from './root-store.ts';

/** What the root that waits would change, for whoever may still stop it. HOOF in hundredths. */
export interface RootDifference extends LeafDifference {
  readonly pending: PostedRoot;
  readonly active: PostedRoot;
}

/** Null while no root waits. Lists that are not here count as empty: then everything is a change. */
export async function rootDifference({
  db,
  roots,
}: Pick<Game, 'db' | 'roots'>): Promise<RootDifference | null> {
  const [active, pending] = [await activeRoot(db), await pendingRoot(db)];
  if (!active || !pending) return null;
  const before = hasLeaves(active) ? await leavesOfData(db, active.data) : undefined;
  const after = await leavesOfData(db, pending.data);
  return { pending, active, ...(await roots.desk.compare(before, after)) };
}
