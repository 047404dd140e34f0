import type { AuditCheck } from '../../audit-check.ts';
import { wrongCups } from './replay-cups.ts';

/** What must be true of cups besides what the ledger and the matches check. */
export const CUP_AUDIT_CHECKS: readonly AuditCheck[] = [
  {
    name: 'every paid entry lies in its cup’s vault until the cup is over, and nothing else does',
    query: `
      select e.vault, e.wallet, e.fee, s.vault as found, s.wallet as whose, s.held
        from (
          select 'cup:' || e.cup_id as vault, e.wallet, e.fee
            from cup_entries e join cups k on k.id = e.cup_id
           where e.fee > 0 and e.state <> 'not-drawn' and k.status in ('open', 'running')) e
        full join (
          select v.name as vault, w.name as wallet, s.amount as held
            from stakes s
            join accounts v on v.id = s.vault_account join accounts w on w.id = s.wallet_account
           where s.state = 'held' and v.name like 'cup:%') s
          on s.vault = e.vault and s.wallet = e.wallet
       where e.fee is distinct from s.held`,
  },
  {
    name: 'every fee was paid for an entry, and came back when it was not played for',
    whole: true,
    query: `
      select coalesce(e.reference, p.reference) as entry, e.fee, p.amount, r.amount as refunded
        from (
          select 'entry:' || e.id as reference, 'cup:' || e.cup_id as vault, e.wallet, e.fee,
                 k.status = 'cancelled' or e.state = 'not-drawn' as called_off
            from cup_entries e join cups k on k.id = e.cup_id where e.fee > 0) e
        full join (
          select t.reference, t.amount, f.name as wallet, g.name as vault
            from transfers t
            join accounts f on f.id = t.from_account join accounts g on g.id = t.to_account
           where t.reason = 'entry') p
          on p.reference = e.reference and p.vault = e.vault and p.wallet = e.wallet
         and p.amount = e.fee
        left join transfers r on r.reason = 'refund' and r.reference = p.reference
       where p.reference is null or r.amount is not null and r.amount <> p.amount
          -- Who left has no entry any more, and has the fee back.
          or (r.id is not null) <> coalesce(e.called_off, true)`,
  },
  {
    name: 'the free entries of a day are those that were used',
    query: `
      select coalesce(c.day, e.free_day) as day, coalesce(c.wallet, e.wallet) as wallet, c.used,
             e.entries
        from (select day, split_part(what, ':', 2) as wallet, used from day_counters
               where what like 'cup-entry:%') c
        full join (
          select e.free_day, e.wallet, count(*) as entries
            from cup_entries e join cups k on k.id = e.cup_id
           where e.free_day is not null and e.state <> 'not-drawn' and k.status <> 'cancelled'
           group by 1, 2) e on e.free_day = c.day and e.wallet = c.wallet
       where coalesce(c.used, 0) <> coalesce(e.entries, 0)
         -- Counters are forgotten after a month.
         and (c.day is not null or e.free_day >= (select min(day) from day_counters))`,
  },
  {
    name: 'every card of somebody who is still in a cup is busy with it, and no other card is',
    query: `
      select e.cup, e.wallet, e.card, h.busy_with, h.owner, h.card_id
        from (
          select 'cup:' || k.id as cup, e.wallet, (c ->> 'id')::int as card,
                 coalesce(c ->> 'bond' = 'lent', false) as lent
            from cups k join cup_entries e on e.cup_id = k.id, json_array_elements(e.hand) c
           where not e.house and (k.status = 'open' or k.status = 'running' and e.state = 'in')) e
        full join (
          select card_id, owner, busy_with, false as lent from card_holdings
           where busy_with like 'cup:%'
          union all
          select card_id, wallet, busy_with, true from loans where busy_with like 'cup:%') h
          on h.card_id = e.card and h.owner = e.wallet and h.busy_with = e.cup and h.lent = e.lent
       where e.card is null or h.card_id is null`,
  },
  {
    name: 'every match of a cup is one of its ties',
    whole: true,
    query: `
      select m.id, m.origin_id, t.cup_id from matches m
        left join cup_ties t on t.match_id = m.id
       where m.kind = 'cup' and t.cup_id is distinct from m.origin_id`,
  },
  {
    name: 'every cup was drawn, played and paid as its seeds and the rules say',
    whole: true,
    find: wrongCups,
  },
];
