import { saleFee } from '@goats/rules';
import type { AuditCheck } from '../../audit-check.ts';
import type { Queryable, Row } from '../../db/database.ts';

interface PaidRow extends Row {
  readonly reference: string;
  readonly price: number | null;
  readonly paid: number;
  readonly fee: number;
}

/** Price and fee of every trade, from the card's history and from the books, whichever knows of it. */
async function wronglyPaid(tx: Queryable): Promise<Row[]> {
  const rows = await tx.query<PaidRow>(`
    select coalesce(e.reference, t.reference) as reference, e.price,
           coalesce(t.paid, 0)::bigint as paid, coalesce(t.fee, 0)::bigint as fee
      from (select reference, price from card_events
             where kind = 'sold') e
      full join (
        -- What a house player sells is paid to the treasury as a mint, which hands on all but the fee.
        select reference, sum(amount) filter (where reason in ('sale', 'house')) as paid,
               sum(case reason when 'sale' then 0 when 'house' then -amount else amount end) as fee
          from transfers
         where reason in ('sale', 'fee') and reference not like 'cup:%'
            or reason = 'mint' and reference like 'sale:%'
            or reason = 'house' and reference like 'sale:%'
               and to_account in (select a.id from accounts a join players p on p.address = a.name
                                   where p.house)
         group by 1) t on t.reference = e.reference`);
  return rows.filter(({ price, paid, fee }) => {
    if (price === null) return true;
    return fee !== saleFee(price) || paid !== price - fee;
  });
}

/** What must be true of listings, offers and sales. */
export const TRADE_CHECKS: readonly AuditCheck[] = [
  {
    name: 'every open offer lies in a vault of its own, and nothing else does',
    query: `
      select o.id, o.bidder, o.amount, s.wallet, s.held
        from (select 'offer:' || id as vault, id, bidder, amount from offers where status = 'open') o
        full join (
          select v.name as vault, w.name as wallet, s.amount as held from stakes s
            join accounts v on v.id = s.vault_account join accounts w on w.id = s.wallet_account
           where s.state = 'held' and v.name like 'offer:%') s on s.vault = o.vault
       where o.bidder is distinct from s.wallet or o.amount is distinct from s.held`,
  },
  {
    name: 'every open offer is for a card that is still in the same hand',
    query: `
      select o.id, o.card_id, o.owner, h.owner as now from offers o
        join card_holdings h on h.card_id = o.card_id
       where o.status = 'open' and h.owner is distinct from o.owner`,
  },
  {
    name: 'every card that was sold was paid for, with the fee, and every payment got its card',
    whole: true,
    find: wronglyPaid,
  },
  {
    name: 'every sale is in the card’s history, and the other way round',
    whole: true,
    query: `
      select s.reference, e.reference as history
        from (select * from sales where kind <> 'external') s
        full join (select * from card_events where kind in ('sold', 'auctioned')) e
          on e.reference = s.reference and e.card_id = s.card_id and e.to_wallet = s.buyer
       where s.reference is null or e.reference is null`,
  },
  {
    name: 'the shelf holds what is for sale and free, and nothing else',
    query: `
      select h.card_id, h.asked, s.id, s.asked as shelf
        from (select * from card_holdings where asked is not null and busy_with is null) h
        full join shelf s on s.id = h.card_id
       where h.asked is distinct from s.asked`,
  },
  {
    name: 'nothing is for sale that is at stake, in a cup, leaving, outside, bound or under auction',
    query: `
      select h.card_id, h.owner, h.busy_with from card_holdings h
       where h.asked is not null
         and (h.busy_with like any ('{request:%,cup:%,withdrawal:%,chain:%}') or is_bound(h) or under_auction(h.card_id))`,
  },
];
