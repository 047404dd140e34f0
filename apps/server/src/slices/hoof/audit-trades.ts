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
             where kind = 'sold' and reference not like 'swap:%') e
      full join (
        -- What a house player sells is paid to the treasury as a mint, which hands on all but the fee.
        select reference, sum(amount) filter (where reason in ('sale', 'house')) as paid,
               sum(case reason when 'sale' then 0 when 'house' then -amount else amount end) as fee
          from transfers
         where reason in ('sale', 'fee') and reference not like all ('{cup:%,swap:%}')
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

/** HOOF of a swap that was made: with its fee, and beside cards that went both ways. */
async function wronglySwapped(tx: Queryable): Promise<Row[]> {
  const rows = await tx.query<{
    readonly ways: number;
    readonly sum: number;
    readonly fee: number;
  }>(`
    select coalesce(e.reference, t.reference) as reference, coalesce(e.ways, 0)::int as ways,
           coalesce(t.sum, 0)::bigint as sum, coalesce(t.fee, 0)::bigint as fee
      from (select reference, count(distinct (from_wallet, to_wallet)) as ways from card_events
             where kind = 'sold' and reference like 'swap:%' group by 1) e
      full join (select reference, sum(amount) as sum,
                        sum(amount) filter (where reason = 'fee') as fee from transfers
                  where reason in ('sale', 'fee') and reference like 'swap:%' group by 1) t
        on t.reference = e.reference`);
  return rows.filter(({ ways, sum, fee }) => ways !== 2 || fee !== (sum === 0 ? 0 : saleFee(sum)));
}

/** What must be true of listings, offers, swaps and sales. */
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
    name: 'the HOOF of every open swap lies in a vault of its own, and nothing else does',
    query: `
      select o.id, o.proposer, o.hoof, s.wallet, s.held
        from (select 'swap:' || id as vault, id, proposer, hoof from swaps
               where status = 'open' and hoof > 0) o
        full join (
          select v.name as vault, w.name as wallet, s.amount as held from stakes s
            join accounts v on v.id = s.vault_account join accounts w on w.id = s.wallet_account
           where s.state = 'held' and v.name like 'swap:%') s on s.vault = o.vault
       where o.proposer is distinct from s.wallet or o.hoof is distinct from s.held`,
  },
  {
    name: 'every swap that was made moved every card of it, and nothing else did under its name',
    whole: true,
    query: `
      select s.id, m.card_id, e.card_id as history
        from (select * from swaps where status = 'accepted') s
       cross join lateral (
         select c as card_id, proposer as giver, addressee as receiver from unnest(s.give) c
         union all
         select c, addressee, proposer from unnest(s.take) c) m
        left join card_events e on e.card_id = m.card_id and e.reference = 'swap:' || s.id
         and e.kind = 'sold' and e.from_wallet = m.giver and e.to_wallet = m.receiver
         and e.price is null
       where e.id is null`,
  },
  {
    name: 'every swap that was made was paid for with the fee, and cards went both ways',
    whole: true,
    find: wronglySwapped,
  },
  {
    name: 'every sale is in the card’s history, and the other way round',
    whole: true,
    query: `
      select s.reference, e.reference as history
        from (select * from sales where kind <> 'external') s
        full join (select * from card_events
                    where kind in ('sold', 'auctioned') and reference not like 'swap:%') e
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
