import type { Effect, Question, Told } from '@goats/rules';
import type { Queryable } from '../db/database.ts';
import type { Assembled } from './assemble.ts';
import type { Key } from './idempotency/keys.ts';
import type { Placed } from './placed.ts';
import { lockOf, type Subjects } from './subjects.ts';
import { json } from './world-slice.ts';

/** One command's effects, what they were decided on, and the answer that its Idempotency-Key will repeat. */
export interface Change {
  readonly at: number;
  readonly effects: readonly Effect[];
  readonly told?: readonly Told[];
  readonly key: (Key & { readonly status: number; readonly answer: unknown }) | null;
}

/**
 * What had changed since a command was decided, by the name of the question that was answered
 * otherwise; or what was taken meanwhile, or decided on in the same batch.
 */
export type Conflict = Question['ask'] | 'loan' | 'key' | 'commitment' | 'funds' | 'batch';

/**
 * Writes the effects of many commands in one statement that is one transaction; for each all of
 * them or none. The order of the answers is the order of the changes.
 *
 * `await commitTo(world, db, [{ at, effects, key: null }]) // [null]`
 */
export async function commitTo(
  world: Assembled,
  db: Queryable,
  changes: readonly Change[],
): Promise<(Conflict | null)[]> {
  const { apart, together } = separate(world, changes);
  const parameters = parametersOf(world, together);
  const names = Object.keys(parameters).map((name, i) => `${name} => $${i + 1}`);
  const rows = await db.prepared<{ place: number; conflict: Conflict }>(
    'commit-effects',
    `select * from commit_effects(${names.join(', ')})`,
    Object.values(parameters),
  );
  const conflicts = new Map(rows.map(({ place, conflict }) => [together[place]!.change, conflict]));
  return changes.map((change) => (apart.has(change) ? 'batch' : (conflicts.get(change) ?? null)));
}

/**
 * Holds a subject for a transaction beside the world's that changes what decisions are told of it.
 * `await holdSubject(tx, wallet)`
 */
export async function holdSubject(tx: Queryable, subject: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [lockOf(subject)]);
}

interface Separated {
  readonly change: Change;
  readonly subjects: Subjects;
}

/**
 * All of a batch was decided on the same world, so that nobody may be told what another one of it
 * changes: whoever comes later is decided again.
 */
function separate(world: Assembled, changes: readonly Change[]) {
  const [read, written] = [new Set<string>(), new Set<string>()];
  const apart = new Set<Change>();
  const together: Separated[] = [];
  for (const change of changes) {
    const subjects = world.subjectsOf(change.told ?? [], change.effects);
    const { reads, writes } = subjects;
    const changed = [...writes, ...world.addsTo(change.effects)];
    if (reads.some((each) => written.has(each)) || changed.some((each) => read.has(each))) {
      apart.add(change);
      continue;
    }
    for (const each of reads) read.add(each);
    for (const each of changed) written.add(each);
    together.push({ change, subjects });
  }
  return { apart, together };
}

/** In the one order in which everybody takes them. */
function locksOf(together: readonly Separated[]) {
  const locks = new Map<number, boolean>();
  for (const { subjects } of together) {
    for (const each of subjects.reads) {
      const lock = lockOf(each);
      if (!locks.has(lock)) locks.set(lock, false);
    }
    for (const each of subjects.writes) locks.set(lockOf(each), true);
  }
  return [...locks].sort(([a], [b]) => a - b);
}

/** In the same order every time: the statement is prepared by name. */
function parametersOf(world: Assembled, together: readonly Separated[]) {
  const changes = together.map(({ change }) => change);
  const locks = locksOf(together);
  const asked = changes.flatMap(({ told = [] }, place) =>
    world.checksOf(told).map((check) => ({ place, ...check })),
  );
  const placed = changes.flatMap(({ at, effects }, place) =>
    effects.map((effect) => ({ at, ...effect, place }) as Placed),
  );
  return {
    p_keys: json(changes.flatMap(keyRow)),
    p_locks: locks.length > 0 ? locks.map(([lock]) => lock) : null,
    p_exclusive: locks.length > 0 ? locks.map(([, exclusive]) => exclusive) : null,
    p_asked: json(asked),
    ...world.rowsOf(placed),
  };
}

function keyRow({ key }: Change, place: number) {
  if (key === null) return [];
  const { scope, call, bodyHash, at, status, answer = null } = key;
  return [
    { place, scope, key: key.key, call, body_hash: bodyHash.toString('hex'), at, status, answer },
  ];
}
