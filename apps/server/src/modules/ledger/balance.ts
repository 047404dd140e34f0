import type { Hundredths } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';

/** `await balanceOf(db, '0x…') // 89997900`; an account that never held anything holds nothing. */
export async function balanceOf(db: Queryable, account: string): Promise<Hundredths> {
  const [row] = await db.prepared<{ balance: number }>(
    'balance-of',
    'select balance from accounts where name = $1',
    [account],
  );
  return row?.balance ?? 0;
}
