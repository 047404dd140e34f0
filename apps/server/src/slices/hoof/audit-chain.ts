import type { AuditCheck } from '../../audit-check.ts';

/** What must be true of vouchers and of what is outside, by this world's own books. */
export const CHAIN_CHECKS: readonly AuditCheck[] = [
  {
    name: 'every open voucher for HOOF lies in a vault of its own, and nothing else does',
    query: `
      select w.id, w.wallet, w.hoof, s.wallet as staker, s.held
        from (select 'withdrawal:' || id as vault, id, wallet, hoof from withdrawals
               where state = 'signed' and hoof is not null) w
        full join (
          select v.name as vault, o.name as wallet, s.amount as held from stakes s
            join accounts v on v.id = s.vault_account join accounts o on o.id = s.wallet_account
           where s.state = 'held' and v.name like 'withdrawal:%') s on s.vault = w.vault
       where w.wallet is distinct from s.wallet or w.hoof is distinct from s.held`,
  },
  {
    name: 'every voucher for HOOF was paid outside, or given back, as it says',
    whole: true,
    query: `
      select w.id, w.state, s.state as stake from withdrawals w
        left join accounts v on v.name = 'withdrawal:' || w.id
        left join stakes s on s.vault_account = v.id
       where w.hoof is not null and s.state::text is distinct from case w.state
         when 'signed' then 'held' when 'final' then 'paid' else 'refunded' end`,
  },
  {
    name: 'every open voucher for a card holds it, and no other card is on its way out',
    query: `
      select w.id, w.wallet, w.card_id, h.card_id as held, h.owner, h.busy_with
        from (select * from withdrawals where state = 'signed' and card_id is not null) w
        full join (select * from card_holdings where busy_with like 'withdrawal:%') h
          on h.card_id = w.card_id and h.busy_with = 'withdrawal:' || w.id and h.owner = w.wallet
       where w.id is null or h.card_id is null`,
  },
  {
    name: 'every card that is outside left, and has not come back since',
    whole: true,
    query: `
      select h.card_id, h.busy_with, last.kind from card_holdings h
        left join (
          select distinct on (card_id) card_id, kind from card_events
           where kind in ('withdrawn', 'deposited') order by card_id, id desc
        ) last on last.card_id = h.card_id
       where coalesce(h.busy_with like 'chain:%', false) <> coalesce(last.kind = 'withdrawn', false)`,
  },
  {
    name: 'everything that came from the chain or went there was told by a final log',
    whole: true,
    query: `
      with told as (
        select block_number, log_index, applied_at from chain_logs
        union all select block_number, log_index, applied_at from chain_rewound_logs)
      select t.reason::text as what, t.reference, t.at from transfers t
        left join told l on t.reference = 'chain:' || l.block_number || '-' || l.log_index
       where t.reason in ('deposit', 'exit') and l.applied_at is null
      union all
      select e.kind::text, e.reference, e.at from card_events e
        left join told l on e.reference = 'chain:' || l.block_number || '-' || l.log_index
       where e.kind in ('withdrawn', 'moved', 'deposited') and l.applied_at is null`,
  },
];
