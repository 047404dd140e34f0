import type { Queryable, Row } from '../../db/database.ts';
import type { WaitingLog } from './indexer/log-commands.ts';

/** Final logs without their effect, in the order of the chain. */
export function waitingLogs(
  db: Queryable,
  after: { readonly block: number; readonly index: number },
  limit: number,
): Promise<WaitingLog[]> {
  return db.prepared<WaitingLog & Row>(
    'chain-logs-waiting',
    `select l.block_number as block, l.log_index as index, '0x' || encode(l.tx_hash, 'hex') as "txHash",
            l.contract, l.event, l.args, b.time
       from chain_logs l join chain_blocks b on b.number = l.block_number
      where l.applied_at is null and l.final and (l.block_number, l.log_index) > ($1, $2)
      order by l.block_number, l.log_index limit $3`,
    [after.block, after.index, limit],
  );
}

/**
 * Wallets whose last word about leaving is not what this world goes by. A question counts as soon as
 * it is seen; taking it back counts when it is final, because a fork may still undo that.
 */
export function whoseAskingChanged(
  db: Queryable,
): Promise<{ readonly wallet: string; readonly askedAt: Date | null }[]> {
  return db.prepared<{ wallet: string; askedAt: Date | null }>(
    'chain-asking-changed',
    `with last as (
       select distinct on (l.args ->> 'account')
              l.args ->> 'account' as wallet, l.event, b.time
         from chain_logs l join chain_blocks b on b.number = l.block_number
        where l.event = 'Asked' or l.event = 'Stayed' and l.final
        order by l.args ->> 'account', l.block_number desc, l.log_index desc
     ), asking as (select wallet, time from last where event = 'Asked')
     select coalesce(a.wallet, w.wallet) as wallet, a.time as "askedAt"
       from asking a full join leaving_wallets w on w.wallet = a.wallet
      where a.wallet is null or w.wallet is null`,
  );
}

/** Open vouchers whose deadline is before a moment. */
export function overdueVouchers(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<{ readonly id: number; readonly deadline: Date }[]> {
  return db.prepared<{ id: number; deadline: Date }>(
    'withdrawals-overdue',
    `select id, deadline from withdrawals where state = 'signed' and deadline < $1
      order by deadline desc limit $2`,
    [before, limit],
  );
}

/** Those of them that the chain has paid, by any log, final or not. */
export async function redeemedVouchers(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db.prepared<{ id: number }>(
    'withdrawals-redeemed',
    `select (args ->> 'number')::integer as id from chain_logs
      where event in ('HoofWithdrawn', 'CardWithdrawn') and args ->> 'number' = any ($1)`,
    [ids.map(String)],
  );
  return new Set(rows.map(({ id }) => id));
}
