import type { CURRENCIES, SALE_KINDS } from '@goats/contract';
import { HUNDREDTHS_PER_HOOF, type Rarity } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';

type Currency = (typeof CURRENCIES)[number];

export interface PaidRow extends Record<string, unknown> {
  readonly at: Date;
  readonly price: string;
  readonly currency: Currency;
  readonly from: string | null;
  readonly to: string;
  readonly kind: (typeof SALE_KINDS)[number];
  readonly left_out: string | null;
}

export interface SoldRow extends PaidRow {
  readonly card_id: number;
  readonly name: string;
  readonly rarity: Rarity;
  readonly goat_score: number;
}

/** A card is sold a few times in its life; whoever trades it in circles fills no page with it. */
const MOST_PRICES = 200;

/** Every price that was paid for a card, newest first: mints are events of the card, the rest sales. */
export function pricesPaid(db: Queryable, cardId: number): Promise<PaidRow[]> {
  return db.prepared<PaidRow>(
    'prices-paid',
    `select * from (
       select sold_at as at, amount as price, currency, seller as "from", buyer as "to",
              kind::text as kind, wash_reason as left_out
         from sales where card_id = $1
       union all
       select at, price / $3::numeric, 'HOOF', null, to_wallet, 'mint', null
         from card_events where card_id = $1 and kind = 'minted'
     ) paid order by at desc limit $2`,
    [cardId, MOST_PRICES, HUNDREDTHS_PER_HOOF],
  );
}

const SOLD = `s.sold_at as at, s.amount as price, s.currency, s.seller as "from", s.buyer as "to",
  s.kind::text as kind, s.wash_reason as left_out, s.card_id, c.name, s.rarity, s.goat_score`;

interface Facets {
  readonly goats: readonly number[];
  readonly rarities: readonly Rarity[];
}

/**
 * SQL: the sales of goats $1 in tiers $2, the newest first, no more than `limit` says. A branch for each,
 * sorted and bounded by itself: so PostgreSQL reads all of them side by side along the index and stops
 * at the limit, where arrays that are joined would each be read up to it. The limit is said and not
 * handed in: a plan for any limit would sort everything.
 */
const newestIn = ({ goats, rarities }: Facets, limit: number, which = 'true') => {
  const branches = goats.flatMap((_, goat) =>
    rarities.map(
      (_, tier) =>
        `(select * from sales where base_goat_id = ($1::smallint[])[${goat + 1}]
             and rarity = ($2::rarity[])[${tier + 1}] and ${which}
           order by sold_at desc, id desc limit ${limit})`,
    ),
  );
  return `select * from (${branches.join(' union all ')}) s
           order by sold_at desc, id desc limit ${limit}`;
};

/** As many statements as there are numbers of goats and tiers that somebody asks for. */
const named = (statement: string, { goats, rarities }: Facets) =>
  `${statement} ${goats.length} ${rarities.length}`;

/** The last sales of these goats in these tiers. */
export function lastSales(db: Queryable, facets: Facets, limit: number): Promise<SoldRow[]> {
  return db.prepared<SoldRow>(
    named(`last-sales ${limit}`, facets),
    `select ${SOLD} from (${newestIn(facets, limit)}) s
       join cards c on c.id = s.card_id order by s.sold_at desc, s.id desc`,
    [facets.goats, facets.rarities],
  );
}

/** The last sales of a tier with one of these scores. */
export function lastSalesByScore(
  db: Queryable,
  { rarity, scores }: { rarity: Rarity; scores: readonly number[] },
  limit: number,
): Promise<SoldRow[]> {
  return db.prepared<SoldRow>(
    'last-sales-by-score',
    `select ${SOLD} from (
       select s.* from unnest($2::smallint[]) score
        cross join lateral (select * from sales where rarity = $1 and goat_score = score
                             order by sold_at desc, id desc limit $3) s
        order by s.sold_at desc, s.id desc limit $3
     ) s join cards c on c.id = s.card_id order by s.sold_at desc, s.id desc`,
    [rarity, scores, limit],
  );
}

export interface DayRow extends Record<string, unknown> {
  readonly day: string;
  readonly currency: Currency;
  readonly median: number;
  readonly count: number;
}

/** A line of more points than this says nothing more, however much is sold. */
const MOST_SALES = 500;

/**
 * What a day's sales came to since `from`, a row for each currency; what is left out is left out. Of
 * very many sales only the last count, and a day that those do not cover is not shown.
 */
export function salesByDay(db: Queryable, facets: Facets, from: Date): Promise<DayRow[]> {
  return db.prepared<DayRow>(
    named('sales-by-day', facets),
    `with last as materialized (
       select (sold_at at time zone 'UTC')::date as day, currency, amount
         from (${newestIn(facets, MOST_SALES, 'sold_at >= $3 and wash_reason is null')}) s
     ), covered as (
       select case when count(*) = ${MOST_SALES} and min(day) < max(day) then min(day) end as cut from last
     )
     select to_char(day, 'YYYY-MM-DD') as day, currency,
            percentile_cont(0.5) within group (order by amount) as median, count(*) as count
       from last cross join covered where day is distinct from cut
      group by 1, 2 order by 1, 2`,
    [facets.goats, facets.rarities, from],
  );
}

export interface ComparedCard extends Record<string, unknown> {
  readonly base_goat_id: number;
  readonly rarity: Rarity;
  readonly goat_score: number;
}

export async function comparedCard(db: Queryable, id: number): Promise<ComparedCard | undefined> {
  const [row] = await db.prepared<ComparedCard>(
    'compared-card',
    'select base_goat_id, rarity, goat_score from cards where id = $1',
    [id],
  );
  return row;
}
