import type { Queryable } from '../../../db/database.ts';

interface Pair {
  readonly by: string;
  readonly whom: string;
}

/** Of each pair whether one wants to hear nothing of the other. */
export async function blocksOf(db: Queryable, pairs: readonly Pair[]): Promise<boolean[]> {
  const rows = await db.prepared<{ blocked: boolean }>(
    'blocks-of',
    `select exists (select from blocks b where b.blocker = w.by and b.blocked = w.whom) as blocked
       from unnest($1::text[], $2::text[]) with ordinality w (by, whom, place) order by w.place`,
    [pairs.map(({ by }) => by), pairs.map(({ whom }) => whom)],
  );
  return rows.map(({ blocked }) => blocked);
}

/** `await hasBlocked(db, { by: '0xabc…', whom: '0xdef…' })` */
export async function hasBlocked(db: Queryable, pair: Pair): Promise<boolean> {
  return (await blocksOf(db, [pair]))[0]!;
}

/** Of whom a wallet wants to see nothing. */
export async function unwantedBy(db: Queryable, wallet: string): Promise<ReadonlySet<string>> {
  const rows = await db.prepared<{ blocked: string }>(
    'unwanted-by',
    'select blocked from blocks where blocker = $1',
    [wallet],
  );
  return new Set(rows.map(({ blocked }) => blocked));
}
