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
];
