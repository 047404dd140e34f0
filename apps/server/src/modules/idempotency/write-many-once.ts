import type { Database, Queryable } from '../../db/database.ts';
import type { Key } from './write-once.ts';

interface Keyed<A> {
  readonly key: Key | null;
  readonly answer: A;
}

/**
 * `writeOnce` for a batch: what `work` answers to those with a key is written down in its own
 * transaction. Whoever repeats a key makes all of it fail with `isRepeatedKey`, and nothing has
 * happened; tried alone, `writeOnce` has the first result for them. Where `work` answers null
 * nothing was done and nothing is written down.
 *
 * `await writeManyOnce(db, items.map((item) => item.key), (tx) => openChallenges(tx, items))`
 */
export async function writeManyOnce<A, R extends { readonly answer: A }>(
  db: Database,
  keys: readonly (Key | null)[],
  work: (tx: Queryable) => Promise<readonly (R | null)[]>,
): Promise<readonly (R | null)[]> {
  if (keys.every((key) => key === null)) return work(db);
  return db.transaction(async (tx) => {
    const results = await work(tx);
    await keepAnswers(
      tx,
      results.map((result, i) => ({ key: result && keys[i]!, answer: result?.answer })),
    );
    return results;
  });
}

async function keepAnswers(tx: Queryable, all: readonly Keyed<unknown>[]): Promise<void> {
  const keyed = all.flatMap(({ key, answer }) => (key === null ? [] : [{ ...key, answer }]));
  if (keyed.length === 0) return;
  await tx.prepared(
    'keep-answers',
    `insert into idempotency_keys (scope, key, call, body_hash, created_at, status, answer)
     select k.scope, k.key, k.call, k.body_hash, k.at, 200, k.answer
       from unnest($1::text[], $2::text[], $3::text[], $4::bytea[], $5::timestamptz[], $6::jsonb[])
              k (scope, key, call, body_hash, at, answer)`,
    [
      keyed.map(({ scope }) => scope),
      keyed.map(({ key }) => key),
      keyed.map(({ call }) => call),
      keyed.map(({ bodyHash }) => bodyHash),
      keyed.map(({ at }) => at),
      keyed.map(({ answer }) => JSON.stringify(answer)),
    ],
  );
}

/** The database refused a key that is there already. */
export function isRepeatedKey(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'idempotency_keys_pkey';
}
