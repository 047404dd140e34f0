import { notBackedOff } from '../../clock/back-off/back-off-store.ts';
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
 * it is seen. Taking it back counts once it was applied, behind everything that the wallet took along:
 * whoever stays before that was booked could spend the same HOOF a second time.
 */
export function whoseAskingChanged(
  db: Queryable,
): Promise<{ readonly wallet: string; readonly askedAt: Date | null }[]> {
  return db.prepared<{ wallet: string; askedAt: Date | null }>(
    'chain-asking-changed',
    `with known as (
       select wallet from leaving_wallets
       union select args ->> 'account' from chain_logs where event = 'Asked' and applied_at is null
     )
     select k.wallet, a.time as "askedAt"
       from known k
       left join leaving_wallets w on w.wallet = k.wallet
       left join lateral (
         select l.event, b.time from chain_logs l join chain_blocks b on b.number = l.block_number
          where l.event in ('Asked', 'Stayed') and l.args ->> 'account' = k.wallet
            and (l.event = 'Asked' or l.applied_at is not null)
          order by l.block_number desc, l.log_index desc limit 1) last on true
       left join lateral (select last.time where last.event = 'Asked') a on true
      where (a.time is null) <> (w.wallet is null)`,
  );
}

/** Those of some wallets that this world takes for leaving. */
export async function leavingAmong(db: Queryable, wallets: readonly string[]): Promise<string[]> {
  const rows = await db.prepared<{ wallet: string }>(
    'chain-leaving-among',
    'select wallet from leaving_wallets where wallet = any ($1)',
    [wallets],
  );
  return rows.map(({ wallet }) => wallet);
}

/** Whether a wallet has taken a card along that the world still has in a game. */
export async function hasCardUnderWay(db: Queryable, wallet: string): Promise<boolean> {
  const rows = await db.prepared(
    'chain-exits-waiting',
    `select from chain_logs where applied_at is null and final and event = 'CardExited'
        and args ->> 'account' = $1 limit 1`,
    [wallet],
  );
  return rows.length > 0;
}

/** Open vouchers whose deadline is before a moment. */
export function overdueVouchers(
  db: Queryable,
  before: Date,
  now: Date,
  limit: number,
): Promise<{ readonly id: number; readonly deadline: Date }[]> {
  return db.prepared<{ id: number; deadline: Date }>(
    'withdrawals-overdue',
    `select id, deadline from withdrawals where state = 'signed' and deadline < $1
        and ${notBackedOff('expire-withdrawal', "'withdrawal:' || id", '$3')}
      order by deadline desc limit $2`,
    [before, limit, now],
  );
}

/**
 * Those of them whose number the chain has paid under, by any log, final or not, and whether that log
 * was applied. One that was, and has not ended the voucher, paid somebody else.
 */
export async function redeemedVouchers(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, boolean>> {
  const rows = await db.prepared<{ id: number; applied: boolean }>(
    'withdrawals-redeemed',
    `select (args ->> 'number')::integer as id, applied_at is not null as applied from chain_logs
      where event in ('HoofWithdrawn', 'CardWithdrawn') and args ->> 'number' = any ($1)`,
    [ids.map(String)],
  );
  return new Map(rows.map(({ id, applied }) => [id, applied]));
}
