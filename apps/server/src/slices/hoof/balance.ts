import type { Hundredths } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';

export interface Balance {
  readonly balance: Hundredths;
  /** How much of it is locked. */
  readonly locked: Hundredths;
}

/** `await balanceAndLocked(db, '0x…') // { balance: 89997900, locked: 89997900 }` */
export async function balanceAndLocked(db: Queryable, wallet: string): Promise<Balance> {
  const [row] = await db.prepared<{ balance: number; locked: number }>(
    'balance-and-locked',
    'select balance, locked from accounts where name = $1',
    [wallet],
  );
  return row ?? { balance: 0, locked: 0 };
}

/** `await balanceOf(db, '0x…') // 89997900`; an account that never held anything holds nothing. */
export async function balanceOf(db: Queryable, account: string): Promise<Hundredths> {
  return (await balanceAndLocked(db, account)).balance;
}
