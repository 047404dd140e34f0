import type { Queryable } from '../../../db/database.ts';

/** Deposits of an account's that a root does not know yet, and that were not paid back. */
export function freshDepositsOf(
  db: Queryable,
  account: string,
  root: { readonly deposits: number },
): Promise<{ readonly number: number; readonly amount: string }[]> {
  return db.query<{ number: number; amount: string }>(
    `select (d.args->>'number')::bigint as number, d.args->>'amount' as amount from chain_logs d
      where d.event = 'HoofDeposited' and d.args->>'account' = $1
        and (d.args->>'number')::bigint >= $2
        and not exists (select from chain_logs r where r.event = 'DepositReturned'
                           and r.args->>'number' = d.args->>'number')
      order by 1`,
    [account, root.deposits],
  );
}

export interface FreshCards {
  /** Deposited since by this account: the contract gives them to nobody else. */
  readonly own: readonly number[];
  /** Deposited since by whomever: what the root says of them is void. */
  readonly all: ReadonlySet<number>;
}

/** Cards that came in after a root and have not left again, by their token. */
export async function freshCardsOf(
  db: Queryable,
  account: string,
  root: { readonly card_deposits: number },
): Promise<FreshCards> {
  const rows = await db.query<{ token: number; account: string }>(
    `select (d.args->>'token')::bigint as token, d.args->>'account' as account from chain_logs d
      where d.event = 'CardDeposited' and (d.args->>'number')::bigint > $1
        and (d.block_number, d.log_index) = (
          select o.block_number, o.log_index from chain_logs o
           where o.event in ('CardDeposited', 'CardWithdrawn', 'CardExited')
             and o.args->>'token' = d.args->>'token'
           order by o.block_number desc, o.log_index desc limit 1)
      order by 1`,
    [root.card_deposits],
  );
  return {
    own: rows.filter((row) => row.account === account).map(({ token }) => token),
    all: new Set(rows.map(({ token }) => token)),
  };
}
