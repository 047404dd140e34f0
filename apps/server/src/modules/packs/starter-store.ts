import type { Queryable } from '../../db/database.ts';

export async function hasClaimedStarter(db: Queryable, wallet: string): Promise<boolean> {
  const [row] = await db.prepared(
    'has-claimed-starter',
    'select 1 from starter_grants where wallet = $1',
    [wallet],
  );
  return row !== undefined;
}
