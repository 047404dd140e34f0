import type { Run } from './fill-world.ts';
import { ACTORS, ACTORS_HUNDREDTHS, STARTER_HUNDREDTHS } from './sizes.ts';

/**
 * Every payment that the rest speaks of, in the order in which it happened: starter packs, stakes and
 * payouts through a vault for every challenge, sales and their fees, the prizes of weeks. Balances and
 * each account's chain are reckoned as the ledger's trigger would have.
 */
export async function fillLedger(run: Run): Promise<void> {
  await run(
    `create temp table g_moves as
     select case when n < ${ACTORS} then 'house' else 'starter' end::transfer_reason as reason,
            case when n < ${ACTORS} then 'house:' else 'starter:' end || address as reference,
            'treasury' as source, address as target,
            case when n < ${ACTORS} then ${ACTORS_HUNDREDTHS} else ${STARTER_HUNDREDTHS} end::bigint as amount,
            since - interval '400 days' as at, 0 as step
       from g_wallets
     union all
     select 'stake', 'challenge:' || id, player_0, 'challenge:' || id, 1000, at, 1 from g_played where not tie
     union all
     select 'stake', 'challenge:' || id, player_1, 'challenge:' || id, 1000, at, 2 from g_played where not tie
     union all
     select 'payout', 'challenge:' || id, 'challenge:' || id, won_by, 2000, at, 3 from g_played where not tie
     union all
     select 'sale', 'sale:' || card_id || '-g' || i, buyer, seller, amount - amount / 40, at, 4 from g_sales
     union all
     select 'fee', 'sale:' || card_id || '-g' || i, buyer, 'treasury', amount / 40, at, 5 from g_sales
     union all
     select 'prize', 'week:' || p.week, 'treasury', p.wallet, p.amount, w.paid_at, 6
       from week_prizes p join weeks w using (week)`,
  );
  await run(
    `insert into accounts (name, kind)
     select address, 'wallet'::account_kind from g_wallets
     union all select 'challenge:' || id, 'vault' from g_played where not tie
     on conflict do nothing`,
  );
  await run(
    `create temp table g_numbered as
     select (select max(id) from transfers) + row_number() over (order by m.at, m.step) as id, m.reason,
            m.reference, s.id as source, t.id as target, m.amount, m.at
       from g_moves m join accounts s on s.name = m.source join accounts t on t.name = m.target`,
  );
  await run(
    `create temp table g_entries as
     select e.id, account, (base.balance
              + sum(change) over (partition by account order by e.id))::bigint as balance,
            coalesce(lag(e.id) over (partition by account order by e.id), base.last_transfer) as previous
       from (select id, source as account, -amount as change from g_numbered
             union all select id, target, amount from g_numbered) e
       join accounts base on base.id = account`,
  );
  await run('create index on g_entries (id, account)');
  await run('analyze g_numbered, g_entries');
  await run(
    `insert into transfers (id, reason, reference, from_account, to_account, amount, at, locked_out,
                            locked_in, from_balance, to_balance, from_previous, to_previous)
     overriding system value
     select g.id, g.reason, g.reference, g.source, g.target, g.amount, g.at, 0, 0, f.balance, t.balance,
            f.previous, t.previous
       from g_numbered g join g_entries f on f.id = g.id and f.account = g.source
       join g_entries t on t.id = g.id and t.account = g.target order by g.id`,
  );
  await run(
    `update accounts a set balance = last.balance, last_transfer = last.id, previous_transfer = last.previous
       from (select distinct on (account) * from g_entries order by account, id desc) last
      where last.account = a.id`,
  );
  await run(
    `select setval(pg_get_serial_sequence('transfers', 'id'), (select max(id) from transfers))`,
  );
  await run(
    `insert into stakes (vault_account, wallet_account, amount, locked, state)
     select target, source, amount, 0, 'paid' from g_numbered where reason = 'stake'`,
  );
}
