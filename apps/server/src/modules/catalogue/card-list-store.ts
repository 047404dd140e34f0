import type { Queryable } from '../../db/database.ts';
import { CARD_COLUMNS, CARD_JOINS, type CardRow } from './card-row.ts';
import type { Place } from './cursor.ts';

export type Order = 'score' | 'price' | 'newest' | 'number';

/** The sort key of an order, always ascending; see the indexes of the same expressions. */
const KEYS = {
  score: '-goat_score',
  price: 'price_hoof',
  newest: '-id',
  number: 'id',
} as const satisfies Record<Order, string>;

export interface Page {
  readonly order: Order;
  readonly after: Place | undefined;
  readonly limit: number;
}

interface KeyedRow extends CardRow {
  readonly sort_key: number;
}

/**
 * One page of cards. `facets` undefined is the whole collection; otherwise each facet is read in
 * order from its own stretch of the index and the few candidates are merged, so that the cost
 * depends on the page and not on how many cards there are.
 */
export function listCards(
  db: Queryable,
  facets: readonly number[] | undefined,
  page: Page,
): Promise<KeyedRow[]> {
  const descendingId = page.order === 'newest';
  const key = KEYS[page.order];
  const idOrder = descendingId ? 'id desc' : 'id';
  const from = page.after
    ? afterClause(page.order, key)
    : '($1::bigint is null and $2::bigint is null)';
  const candidates = facets
    ? `select pick.id from unnest($4::smallint[]) facet cross join lateral (
         select id, ${key} as sort_key from cards
          where facet_id = facet and ${from} order by ${orderBy(page.order, key)} limit $3
       ) pick order by pick.sort_key, pick.${idOrder} limit $3`
    : `select id from cards where ${from} order by ${orderBy(page.order, key)} limit $3`;
  return db.prepared<KeyedRow>(
    `cards-${page.order}-${page.after ? 'after' : 'first'}-${facets ? 'facets' : 'all'}`,
    `select ${CARD_COLUMNS}, (${key.replace(/(goat_score|price_hoof|id)/, 'c.$1')})::bigint as sort_key
       from (${candidates}) page join cards c on c.id = page.id ${CARD_JOINS}
      order by sort_key, c.${idOrder}`,
    [page.after?.key ?? null, page.after?.id ?? null, page.limit, ...(facets ? [facets] : [])],
  );
}

function orderBy(order: Order, key: string): string {
  if (order === 'number') return 'id';
  return order === 'newest' ? 'id desc' : `${key}, id`;
}

function afterClause(order: Order, key: string): string {
  if (order === 'number') return '($1::bigint is not null and id > $2::bigint)';
  if (order === 'newest') return '($1::bigint is not null and id < $2::bigint)';
  return `(${key}, id) > ($1::bigint, $2::bigint)`;
}

/** Cards on a running auction, the soonest to end first. */
export function listOpenAuctions(db: Queryable, now: Date, limit: number): Promise<CardRow[]> {
  return db.query<CardRow>(
    `select ${CARD_COLUMNS} from cards c ${CARD_JOINS}
      where a.ends_at > $1 and a.starts_at <= $1 order by a.ends_at, c.id limit $2`,
    [now, limit],
  );
}

export function listVariants(
  db: Queryable,
  baseGoatId: number,
  after: Place | undefined,
  limit: number,
): Promise<KeyedRow[]> {
  return db.prepared<KeyedRow>(
    `variants-${after ? 'after' : 'first'}`,
    `select ${CARD_COLUMNS}, variant_place(c.rarity, c.goat_score) as sort_key
       from cards c ${CARD_JOINS}
      where c.base_goat_id = $1
        ${after ? 'and (variant_place(c.rarity, c.goat_score), c.id) > ($3::int, $4::int)' : ''}
      order by variant_place(c.rarity, c.goat_score), c.id limit $2`,
    after ? [baseGoatId, limit, after.key, after.id] : [baseGoatId, limit],
  );
}

export async function countVariants(db: Queryable, baseGoatId: number): Promise<number> {
  const [row] = await db.prepared<{ count: number }>(
    'count-variants',
    'select count(*) as count from cards where base_goat_id = $1',
    [baseGoatId],
  );
  return row?.count ?? 0;
}

export async function cardById(
  db: Queryable,
  id: number,
): Promise<(CardRow & { owner: string | null }) | undefined> {
  const [row] = await db.prepared<CardRow & { owner: string | null }>(
    'card-by-id',
    `select ${CARD_COLUMNS}, h.owner from cards c ${CARD_JOINS}
       left join card_holdings h on h.card_id = c.id where c.id = $1`,
    [id],
  );
  return row;
}

export function cardsByIds(db: Queryable, ids: readonly number[]): Promise<CardRow[]> {
  return db.prepared<CardRow>(
    'cards-by-ids',
    `select ${CARD_COLUMNS} from cards c ${CARD_JOINS} where c.id = any($1::int[])
      order by array_position($1::int[], c.id)`,
    [ids],
  );
}
