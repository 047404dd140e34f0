import type { MOVEMENT_REASONS } from '@goats/contract';
import { toHoof } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { invalidInput } from '../../errors.ts';
import { referenceLink } from './reference-link.ts';

interface MovementRow extends Record<string, unknown> {
  readonly id: number;
  readonly reason: (typeof MOVEMENT_REASONS)[number];
  readonly reference: string;
  readonly amount: number;
  readonly locked: number;
  readonly balance: number;
  readonly previous: number | null;
  readonly counterparty: string;
  readonly at: Date;
}

/**
 * One page of a wallet's history, newest first, read along the chain of its transfers: the cost is
 * the page, however long the history.
 *
 * `await movementsOf(db, '0x…', { limit: 20, before: undefined })`
 */
export async function movementsOf(
  db: Queryable,
  wallet: string,
  page: { readonly limit: number; readonly before: string | undefined },
) {
  const [account] = await db.prepared<{ id: number; last_transfer: number | null }>(
    'account-chain',
    'select id, last_transfer from accounts where name = $1',
    [wallet],
  );
  const start = page.before === undefined ? account?.last_transfer : cursorId(page.before);
  if (!account || !start) return { movements: [], nextCursor: null };
  const rows = await db.prepared<MovementRow>('movements', MOVEMENTS, [
    account.id,
    start,
    page.limit,
  ]);
  // A cursor that names somebody else's transfer would walk along a stranger's chain.
  if (rows.length === 0) throw badCursor();
  const next = rows.at(-1)?.previous ?? null;
  return {
    movements: rows.map(toMovement),
    nextCursor: next === null ? null : next.toString(36),
  };
}

const MOVEMENTS = `
  with recursive chain as (
    select t.*, 1 as position from transfers t
     where t.id = $2 and $1 in (t.from_account, t.to_account)
    union all
    select t.*, chain.position + 1
      from chain
      join transfers t
        on t.id = case when chain.from_account = $1 then chain.from_previous else chain.to_previous end
     where chain.position < $3
  )
  select c.id, c.reason, c.reference, c.at, other.name as counterparty,
         case when c.from_account = $1 then -c.amount else c.amount end as amount,
         case when c.from_account = $1 then -c.locked_out else c.locked_in end as locked,
         case when c.from_account = $1 then c.from_balance else c.to_balance end as balance,
         case when c.from_account = $1 then c.from_previous else c.to_previous end as previous
    from chain c
    join accounts other
      on other.id = case when c.from_account = $1 then c.to_account else c.from_account end
   order by c.position`;

function toMovement(row: MovementRow) {
  return {
    id: row.id,
    reason: row.reason,
    reference: row.reference,
    link: referenceLink(row.reference),
    amount: toHoof(row.amount),
    locked: toHoof(row.locked),
    balanceAfter: toHoof(row.balance),
    counterparty: row.counterparty,
    at: row.at.toISOString(),
  };
}

function cursorId(cursor: string): number {
  const id = /^[0-9a-z]{1,11}$/.test(cursor) ? Number.parseInt(cursor, 36) : Number.NaN;
  if (!Number.isSafeInteger(id) || id < 1) throw badCursor();
  return id;
}

function badCursor() {
  return invalidInput('cursor', 'must be a cursor from an earlier answer of the same list');
}
