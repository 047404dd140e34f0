import { aged, type Sweep, walking } from '../../clock/housekeeping/sweep.ts';

const DAY_MS = 86_400_000;
/** What a day's budgets were used for is compared with the books for so long. */
const KEEP_DAYS_MS = 30 * DAY_MS;

/**
 * Stakes in vaults that are empty: each was paid or given back, and the transfers say so for ever. The
 * vault itself stays, as the name by which those transfers go, and knows by its last transfer that it
 * is closed. Those of cups and vouchers stay with what the audit compares them with. Walks through the
 * vaults, whole ones at a time; null as mark when it has come to the end.
 */
const SWEEP_STAKES = `
  with page as materialized (
    select vault_account from stakes where vault_account > $1 order by vault_account limit $2
  ), gone as (
    delete from stakes s using accounts v
     where s.vault_account > $1 and s.vault_account <= (select max(vault_account) from page)
       and v.id = s.vault_account and v.balance = 0 and s.state <> 'held'
       and (v.name like 'challenge:%' or v.name like 'request:%' or v.name like any ('{offer:%,swap:%}'))
    returning 1
  )
  select (select max(vault_account) from page having count(*) = $2)::bigint as mark,
         (select count(*) from gone)::int as swept`;

export const HOOF_SWEEPS: readonly Sweep[] = [
  aged('day_counters', 'day', KEEP_DAYS_MS),
  walking('stakes', async (db, mark, most) => {
    const [row] = await db.query<{ mark: number | null; swept: number }>(SWEEP_STAKES, [
      mark,
      most,
    ]);
    const { mark: next, swept } = row!;
    // At the end it starts over: what was held then may be paid by now.
    return { mark: next ?? 0, swept, more: next !== null };
  }),
];
