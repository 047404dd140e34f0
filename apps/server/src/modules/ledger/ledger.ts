import type { MOVEMENT_REASONS } from '@goats/contract';
import type { Hundredths } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { ledgerRefusal } from './ledger-refusals.ts';

export type Reason = (typeof MOVEMENT_REASONS)[number];

export const TREASURY = 'treasury';

/** One balanced movement between two accounts. */
export interface Transfer {
  readonly reason: Reason;
  /** What it is for, such as 'challenge:12'. The same reason, reference and accounts: only once. */
  readonly reference: string;
  /** 'treasury', a wallet's address in lower case, or a vault's name. */
  readonly from: string;
  readonly to: string;
  readonly amount: Hundredths;
}

/**
 * Moves HOOF in one statement, or refuses and moves nothing. In a transaction that moves more than
 * once use `transferAll`, or two of them may wait for each other.
 *
 * `await transfer(tx, { reason: 'mint', reference: 'card:17', from: wallet, to: TREASURY, amount: 5000 }, at)`
 */
export async function transfer(tx: Queryable, movement: Transfer, at: number): Promise<void> {
  const { reason, reference, from, to, amount } = movement;
  await refusing(
    tx.prepared('transfer', 'select transfer($1, $2, $3, $4, $5, $6)', [
      reason,
      reference,
      from,
      to,
      amount,
      new Date(at),
    ]),
  );
}

/** Several movements, all or none, with every account locked first in the one order. */
export async function transferAll(
  tx: Queryable,
  movements: readonly Transfer[],
  at: number,
): Promise<void> {
  if (movements.length === 0) return;
  await refusing(
    tx.prepared('transfer-all', 'select transfer_all($1, $2, $3, $4, $5, $6)', [
      movements.map((movement) => movement.reason),
      movements.map((movement) => movement.reference),
      movements.map((movement) => movement.from),
      movements.map((movement) => movement.to),
      movements.map((movement) => movement.amount),
      new Date(at),
    ]),
  );
}

/** `await balanceOf(db, '0x…') // 89997900`; an account that never held anything holds nothing. */
export async function balanceOf(db: Queryable, account: string): Promise<Hundredths> {
  const [row] = await db.prepared<{ balance: number }>(
    'balance-of',
    'select balance from accounts where name = $1',
    [account],
  );
  return row?.balance ?? 0;
}

async function refusing(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw ledgerRefusal(error) ?? error;
  }
}
