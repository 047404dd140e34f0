import type { excludedSale } from '@goats/contract';
import { backAndForth, SOLD_TO_ONESELF } from '@goats/rules';
import type { z } from 'zod';
import type { Queryable } from '../../../db/database.ts';
import type { SaleRow } from './sale-rows.ts';

/** Answers how many were new; a transaction hash that is known changes nothing. */
export async function insertSales(tx: Queryable, rows: readonly SaleRow[]): Promise<number> {
  const inserted = await tx.query<{ id: number }>(
    `insert into sales (card_id, price, amount, sold_at, buyer, seller, transaction_hash, wash_reason)
     select c.id, s.price, s.price, s.sold_at, s.buyer, s.seller, s.transaction_hash,
            case when s.buyer = s.seller then $7 end
       from unnest($1::int[], $2::numeric[], $3::timestamptz[], $4::text[], $5::text[], $6::text[])
            as s (token_id, price, sold_at, buyer, seller, transaction_hash)
       join cards c on c.token_id = s.token_id
     on conflict (transaction_hash) do nothing
     returning id`,
    [
      rows.map((row) => row.tokenId),
      rows.map((row) => row.price),
      rows.map((row) => row.soldAt),
      rows.map((row) => row.buyer),
      rows.map((row) => row.seller),
      rows.map((row) => row.transactionHash),
      SOLD_TO_ONESELF,
    ],
  );
  return inserted.length;
}

export async function unknownTokens(tx: Queryable, tokenIds: readonly number[]): Promise<number[]> {
  const rows = await tx.query<{ token_id: number }>(
    `select distinct t as token_id from unnest($1::int[]) t
      where not exists (select 1 from cards where token_id = t) order by 1 limit 5`,
    [tokenIds],
  );
  return rows.map((row) => row.token_id);
}

/** Marks the sales of these cards that went both ways between the same two wallets. */
export async function flagWashTrades(tx: Queryable, tokenIds: readonly number[]): Promise<void> {
  const pairs = await tx.query<{ card_id: number; one: string; other: string }>(
    `select s.card_id, least(s.buyer, s.seller) as one, greatest(s.buyer, s.seller) as other
       from sales s join cards c on c.id = s.card_id
      where c.token_id = any ($1::int[]) and s.buyer <> s.seller
      group by 1, 2, 3 having min(s.buyer) <> max(s.buyer)`,
    [[...new Set(tokenIds)]],
  );
  await tx.query(
    `update sales s set wash_reason = p.reason
       from unnest($1::int[], $2::text[], $3::text[], $4::text[]) p (card_id, one, other, reason)
      where s.card_id = p.card_id and least(s.buyer, s.seller) = p.one
        and greatest(s.buyer, s.seller) = p.other and s.wash_reason is null`,
    [
      pairs.map(({ card_id }) => card_id),
      pairs.map(({ one }) => one),
      pairs.map(({ other }) => other),
      pairs.map(({ one, other }) => backAndForth(one, other)),
    ],
  );
}

export interface GoatSalesRow extends Record<string, unknown> {
  readonly base_goat_id: number;
  readonly total_value: string;
  readonly highest_single_sale: string;
  readonly transaction_count: number;
  readonly last_updated: Date;
  readonly excluded_count: number;
}

/**
 * One row per goat that has ever been sold, most valuable first. Months are added up, and the highest
 * and the newest sale are one step in an index each, however much was sold.
 */
export function goatSales(db: Queryable): Promise<GoatSalesRow[]> {
  return db.query<GoatSalesRow>(
    `select g.base_goat_id, trim_scale(g.value)::text as total_value,
            trim_scale(coalesce(h.price, 0))::text as highest_single_sale,
            g.sold as transaction_count, l.sold_at as last_updated, g.left_out as excluded_count
       from (select base_goat_id, sum(value) as value, sum(sold)::int as sold,
                    sum(left_out)::int as left_out
               from goat_months group by base_goat_id) g
       left join lateral (
         select price from sales s where s.base_goat_id = g.base_goat_id and s.wash_reason is null
          order by s.price desc limit 1) h on true
      cross join lateral (
         select max(t.sold_at) as sold_at from unnest(enum_range(null::rarity)) tier
          cross join lateral (
            select s.sold_at from sales s where s.base_goat_id = g.base_goat_id and s.rarity = tier
             order by s.sold_at desc limit 1) t) l
      order by (g.sold > 0) desc, g.value desc, g.base_goat_id`,
  );
}

/** Value per goat and calendar month since `from`. */
export function monthlyGoatSales(db: Queryable, from: Date) {
  return db.query<{ base_goat_id: number; month: string; value: string }>(
    `select base_goat_id, to_char(month, 'YYYY-MM') as month, trim_scale(value)::text as value
       from goat_months where month >= month_of_sale($1) and sold > 0`,
    [from],
  );
}

type ExcludedSale = z.input<typeof excludedSale>;

export interface ExcludedSaleRow extends Record<string, unknown> {
  readonly id: number;
  readonly kind: ExcludedSale['kind'];
  readonly amount: string;
  readonly currency: ExcludedSale['currency'];
  readonly token_id: number;
  readonly price: string;
  readonly sold_at: Date;
  readonly buyer: string;
  readonly seller: string | null;
  readonly transaction_hash: string | null;
  readonly wash_reason: string;
}

export function excludedSales(db: Queryable, baseGoatId: number): Promise<ExcludedSaleRow[]> {
  return db.query<ExcludedSaleRow>(
    `select s.id, c.token_id, s.price, s.kind, s.amount, s.currency, s.sold_at, s.buyer, s.seller,
            s.transaction_hash, s.wash_reason
       from sales s join cards c on c.id = s.card_id
      where s.base_goat_id = $1 and s.wash_reason is not null
      order by s.sold_at desc limit 100`,
    [baseGoatId],
  );
}
