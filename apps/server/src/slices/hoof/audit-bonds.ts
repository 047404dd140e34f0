import type { AuditCheck } from '../../audit-check.ts';

/** What must be true of the bonds that bids put up. */
export const BOND_CHECKS: readonly AuditCheck[] = [
  {
    name: 'every bond lies in its auction’s vault until the auction is over, and nothing else does',
    query: `
      select a.id, a.state, a.bond_bid, a.bond, s.vault, s.wallet, s.held
        from (
          select 'bond:' || a.id as vault, a.id, a.state, a.bond_bid, a.bond, b.bidder_address
            from auctions a join bids b on b.id = a.bond_bid and b.auction_id = a.id
           where a.state in ('running', 'waiting')) a
        full join (
          select v.name as vault, w.name as wallet, s.amount as held from stakes s
            join accounts v on v.id = s.vault_account join accounts w on w.id = s.wallet_account
           where s.state = 'held' and v.name like 'bond:%') s on s.vault = a.vault
       where a.bidder_address is distinct from s.wallet or a.bond is distinct from s.held`,
  },
  {
    name: 'every bond was put up for a bid, and went back or to the treasury, once',
    query: `
      select t.reference, t.amount, count(e.id) as ended
        from transfers t
        join accounts w on w.id = t.from_account join accounts v on v.id = t.to_account
        left join bids b on t.reference = 'bid:' || b.id and b.bidder_address = w.name
         and v.name = 'bond:' || b.auction_id
        left join auctions a on a.bond_bid = b.id
        left join transfers e
          on e.reference = t.reference and e.from_account = t.to_account and e.amount = t.amount
         and (e.reason = 'refund' and e.to_account = t.from_account or e.reason = 'forfeit')
       where t.reason = 'bond'
       group by t.id, b.id, a.id
      having b.id is null or count(e.id) <> (a.id is null)::int
      union all
      select e.reference, e.amount, 0 from transfers e
        join accounts v on v.id = e.from_account and v.name like 'bond:%'
       where not exists (
         select from transfers t where t.reason = 'bond' and t.reference = e.reference
            and t.to_account = e.from_account and t.amount = e.amount)`,
  },
  {
    name: 'a bond was lost only by who let the time pass, or said paid and was passed over',
    query: `
      select t.reference, t.amount, b.bidder_address
        from transfers t
        left join bids b on t.reference = 'bid:' || b.id
       where t.reason = 'forfeit' and not exists (
         select from auction_asks k
          where k.auction_id = b.auction_id and k.wallet = b.bidder_address
            and (k.outcome = 'lapsed' or k.outcome = 'passed' and k.paid_at is not null))`,
  },
];
