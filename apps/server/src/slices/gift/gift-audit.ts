import type { AuditCheck } from '../../audit-check.ts';

export const GIFT_AUDIT_CHECKS: readonly AuditCheck[] = [
  {
    name: 'every card of a day came out of one pack, and every pack gave one',
    whole: true,
    query: `
      select d.day, d.wallet, d.card_id, e.reference, e.card_id as granted
        from day_cards d
        full join (
          select card_id, reference, to_wallet from card_events
           where kind = 'granted' and reference like 'daily:%'
             and at >= (select min(day) from day_cards)::timestamp at time zone 'UTC') e
          on e.reference = 'daily:' || d.wallet || '-' || (d.day - date 'epoch')
         and e.card_id = d.card_id and e.to_wallet = d.wallet
       where d.card_id is null or e.card_id is null`,
  },
  {
    name: 'every quest that is kept as paid was paid once, locked, and every payment has its quest',
    whole: true,
    query: `
      select q.day, q.wallet, q.name, t.id as transfer
        from (select * from day_quests where paid is not null) q
        full join (
          select t.id, t.reference, t.amount, t.locked_in, a.name as wallet
            from transfers t join accounts a on a.id = t.to_account
           where t.reason = 'prize' and t.reference like 'quest:%'
             and t.at >= (select min(day) from day_quests)::timestamp at time zone 'UTC') t
          on t.reference = 'quest:' || q.day || '-' || q.name and t.wallet = q.wallet
       where q.day is null or t.id is null or t.amount <> q.paid or t.locked_in <> t.amount`,
  },
];
