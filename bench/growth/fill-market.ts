import { chance, type Run } from './fill-world.ts';
import type { Size } from './sizes.ts';

/** Sales of a whole time, the offers and auctions beside them, and what is for sale now. */
export async function fillMarket(run: Run, { wallets, sales, days }: Size): Promise<void> {
  await run(
    `create temp table g_sales as
     with drawn as (
       select i, 2401 + floor(9600 * ${chance('i', 'card')})::int as card_id,
              floor($2::int * ${chance('i', 'buyer')} ^ 2)::int as bought,
              now() - (($1::float - i) / $1) * $3::int * interval '1 day' as at
         from generate_series(1, $1::int) i),
     handed as (
       select d.i, d.card_id, d.at, b.address as buyer,
              coalesce(lag(b.address) over (partition by d.card_id order by d.i), g.owner) as seller
         from drawn d join g_wallets b on b.n = d.bought join g_dealt g on g.card_id = d.card_id)
     select *, 1000 + (i * 7919) % 10000 as amount from handed where buyer <> seller`,
    [sales, wallets, days],
  );
  await run(
    `update card_holdings h set owner = last.buyer, acquired_at = last.at
       from (select distinct on (card_id) card_id, buyer, at from g_sales order by card_id, i desc) last
      where last.card_id = h.card_id`,
  );
  await run(
    `insert into sales (card_id, price, kind, amount, currency, sold_at, buyer, seller, reference,
                        wash_reason, base_goat_id, rarity, goat_score)
     select g.card_id, g.amount / 100.0 / 100000, 'listing', g.amount / 100.0, 'HOOF', g.at, g.buyer,
            g.seller, 'sale:' || g.card_id || '-g' || g.i,
            case when g.i % 20 = 0 then 'The same two traded within a week.' end,
            c.base_goat_id, c.rarity, c.goat_score
       from g_sales g join cards c on c.id = g.card_id order by g.i`,
  );
  await run(
    `insert into card_events (card_id, kind, from_wallet, to_wallet, price, reference, at)
     select card_id, 'sold', seller, buyer, amount, 'sale:' || card_id || '-g' || i, at from g_sales`,
  );
  await run(
    `insert into offers (card_id, bidder, owner, amount, status, created_at, expires_at, ended_at)
     select card_id, buyer, seller, amount, 'expired', at - interval '8 days', at - interval '1 day',
            at - interval '1 day'
       from g_sales where i % 2 = 0`,
  );
  await run(
    `insert into swaps (proposer, addressee, give, take, hoof, status, created_at, expires_at, ended_at)
     select buyer, seller, array[card_id], array[card_id % 20000 + 1], amount, 'accepted',
            at - interval '8 days', at - interval '1 day', at - interval '2 days'
       from g_sales where i % 4 = 0`,
  );
  // Priced a little apart, newest first, as a shelf is.
  await run(
    `update card_holdings set asked = 1000 + (card_id::bigint * 7919) % 100000,
            listed_at = now() - card_id * interval '20 seconds'
      where owner is not null and card_id % 10 = 7 and card_id between 2401 and 12000`,
  );
  await run(
    `insert into shelf (id, facet_id, strong_in, background, expression, accessories, special, kit, head,
                        pose, goat_score, price_hoof, asked, listed_key)
     select c.id, facet_id, strong_in, background, expression, accessories, special, kit, head, pose,
            goat_score, price_hoof, asked, -floor(extract(epoch from listed_at) * 1000)
       from card_holdings h join cards c on c.id = h.card_id
      where asked is not null on conflict do nothing`,
  );
  await fillAuctions(run, Math.ceil(sales / 100));
}

/** Over and settled, with ten bids each; on cards that nobody owns. */
async function fillAuctions(run: Run, auctions: number): Promise<void> {
  await run(
    `create temp table g_auctions as
     select k, 12001 + k % 4000 as card_id, s.at as ends_at
       from generate_series(1, $1::int) k
       join (select at, row_number() over (order by i) as i from g_sales) s
         on s.i = 1 + k * 100 % (select count(*) from g_sales)`,
    [auctions],
  );
  await run(
    `insert into auctions (card_id, starts_at, ends_at, first_ends_at, start_price, state, version)
     select card_id, ends_at - interval '1 day', ends_at, ends_at, 10, 'returned', 3
       from g_auctions order by k`,
  );
  await run(
    `insert into bids (auction_id, bidder_address, bid_amount, bid_time, verified)
     select a.id, w.address, 10 + k, a.ends_at - (11 - k) * interval '1 hour', true
       from auctions a cross join generate_series(1, 10) k
       join g_wallets w on w.n = (a.id * 10 + k) % (select count(*) from g_wallets)
      where a.state = 'returned'`,
  );
}
