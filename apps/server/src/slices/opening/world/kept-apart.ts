import type { Queryable } from '../../../db/database.ts';

/** Whether either of the two has blocked the other. */
export async function keptApart(db: Queryable, one: string, other: string): Promise<boolean> {
  const rows = await db.prepared(
    'kept-apart',
    `select from blocks where (blocker, blocked) in (($1, $2), ($2, $1)) limit 1`,
    [one, other],
  );
  return rows.length > 0;
}
