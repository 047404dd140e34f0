import type { Database } from '../../apps/server/src/db/database.ts';
import { createBatchQueue } from '../../apps/server/src/kernel/batch-queue.ts';
import { commit } from '../../apps/server/src/slices/world.ts';
import { type Effect, type Posting, TREASURY } from '../../packages/rules/src/index.ts';
import { sized } from '../brief.ts';

export const WALLETS = sized(10_000, 1_000);
const AT_ONCE = 500;

export function address(n: number): string {
  return `0x${(n + 1).toString(16).padStart(40, '0')}`;
}

/** Ten thousand wallets with 10,000 HOOF each. */
export async function fillWallets(db: Database): Promise<void> {
  const everybody = Array.from({ length: WALLETS }, (_, n) => address(n));
  await giveAll(db, everybody, 1_000_000);
  await db.query('vacuum analyze accounts');
  await db.query('vacuum analyze transfers');
}

/** So many hundredths for each, out of the treasury. */
export async function giveAll(
  db: Database,
  wallets: readonly string[],
  amount: number,
): Promise<void> {
  for (let from = 0; from < wallets.length; from += AT_ONCE) {
    const effects = wallets.slice(from, from + AT_ONCE).map(
      (to): Effect => ({
        type: 'post',
        ...{ reason: 'house', reference: `house:${to}`, from: TREASURY, to, amount },
      }),
    );
    await commit(db, [{ at: Date.now(), effects, key: null }]);
  }
}

/** Postings on the road that commands take: collected into batches, committed together. */
export function createPoster(db: Database): (posting: Omit<Posting, 'type'>) => Promise<void> {
  const enqueue = createBatchQueue(async (postings: readonly Posting[]) => {
    const at = Date.now();
    const conflicts = await commit(
      db,
      postings.map((posting) => ({ at, effects: [posting], key: null })),
    );
    return conflicts.map((conflict) =>
      conflict === null ? { done: undefined } : { failed: new Error(conflict) },
    );
  });
  return (posting) => enqueue({ type: 'post', ...posting });
}
