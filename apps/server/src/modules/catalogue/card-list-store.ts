import type { Attribute } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import type { Place } from '../../http/cursor.ts';
import { CARD_COLUMNS, type CardRow, cardJoins } from './card-row.ts';

export type Order = 'score' | 'price' | 'newest' | 'number';

/** The sort key of an order, always ascending; see the indexes of the same expressions. */
const KEYS = {
  score: '-goat_score',
  price: 'price_hoof',
  newest: '-id',
  number: 'id',
} as const satisfies Record<Order, string>;

export interface Page {
  /** Bids that lapse are gone by the clock alone. */
  readonly now: Date;
  readonly order: Order;
  readonly after: Place | undefined;
  readonly limit: number;
}

/** What a filter leaves of the collection; undefined leaves all of it. */
export interface Among {
  readonly facets: readonly number[] | undefined;
  readonly strong: Attribute | undefined;
}

/** Behind every card. */
const FARTHEST = '9223372036854775807::bigint';

interface KeyedRow extends CardRow {
  readonly sort_key: number;
}

/**
 * One page of cards. Facets are merged, each read in order from its own stretch of the index. Of a
 * facet only its first card is looked at unless that comes within a page of the front, so that the
 * cost depends on the page and on how many facets there are, not on how many cards they have.
 */
export function listCards(
  db: Queryable,
  { facets, strong }: Among,
  page: Page,
): Promise<KeyedRow[]> {
  const key = KEYS[page.order];
  const from = page.after
    ? `($1::bigint is not null and ${beyond(page.order, '$1::bigint', '$2::bigint')})`
    : '($1::bigint is null and $2::bigint is null)';
  const wanted = strong ? `${from} and strong_in = $5::attribute` : from;
  const pick = (where: string, limit: string) =>
    `select id, ${key} as sort_key from cards where ${where} order by ${inOrder(page.order)} limit ${limit}`;
  const candidates = facets
    ? mergedFacets(page.order, strong ? '$6' : '$5', wanted, pick)
    : pick(wanted, '$3');
  return db.prepared<KeyedRow>(
    `cards-${page.order}-${page.after ? 'after' : 'first'}-${strong ? 'strong' : 'any'}-${facets ? 'facets' : 'all'}`,
    `select ${CARD_COLUMNS}, page.sort_key::bigint as sort_key
       from (${candidates}) page join cards c on c.id = page.id ${cardJoins('$4')}
      order by page.sort_key, page.id`,
    [
      ...[page.after?.key ?? null, page.after?.id ?? null, page.limit, page.now],
      ...(strong ? [strong] : []),
      ...(facets ? [facets] : []),
    ],
  );
}

/** A page's worth of cards that are first of their facet: nothing behind the last of them is on it. */
function mergedFacets(
  order: Order,
  facets: string,
  wanted: string,
  pick: (where: string, limit: string) => string,
): string {
  return `
    with firsts as materialized (
      select facet, first.* from unnest(${facets}::smallint[]) facet
       cross join lateral (${pick(`facet_id = facet and ${wanted}`, '1')}) first
       order by first.sort_key, first.id limit $3
    ), edge as materialized (
      select sort_key, id from firsts order by sort_key, id offset $3 - 1
    )
    select pick.* from firsts left join edge on true
     cross join lateral (${pick(`facet_id = facet and ${wanted} and ${withinEdge(order)}`, '$3')}) pick
     order by pick.sort_key, pick.id limit $3`;
}

/** Whether a card comes after a place in an order, said so that the index of that order can tell. */
function beyond(order: Order, key: string, id: string): string {
  if (order === 'number') return `id > ${id}`;
  return order === 'newest' ? `id < ${id}` : `(${KEYS[order]}, id) > (${key}, ${id})`;
}

/** The opposite, for the edge of a page. There is none when the firsts do not fill the page. */
function withinEdge(order: Order): string {
  if (order === 'newest') return 'id >= coalesce(edge.id, 0)';
  const [key, id] = [`coalesce(edge.sort_key, ${FARTHEST})`, `coalesce(edge.id, ${FARTHEST})`];
  return order === 'number' ? `id <= ${id}` : `(${KEYS[order]}, id) <= (${key}, ${id})`;
}

function inOrder(order: Order): string {
  if (order === 'number') return 'id';
  return order === 'newest' ? 'id desc' : `${KEYS[order]}, id`;
}

/** Cards on a running auction, the soonest to end first. */
export function listOpenAuctions(db: Queryable, now: Date, limit: number): Promise<CardRow[]> {
  return db.query<CardRow>(
    `select ${CARD_COLUMNS} from cards c ${cardJoins('$1')}
      where a.ends_at > $1 and a.starts_at <= $1 order by a.ends_at, c.id limit $2`,
    [now, limit],
  );
}

export function listVariants(
  db: Queryable,
  baseGoatId: number,
  { after, limit, now }: Omit<Page, 'order'>,
): Promise<KeyedRow[]> {
  return db.prepared<KeyedRow>(
    `variants-${after ? 'after' : 'first'}`,
    `select ${CARD_COLUMNS}, variant_place(c.rarity, c.goat_score) as sort_key
       from cards c ${cardJoins('$3')}
      where c.base_goat_id = $1
        ${after ? 'and (variant_place(c.rarity, c.goat_score), c.id) > ($4::int, $5::int)' : ''}
      order by variant_place(c.rarity, c.goat_score), c.id limit $2`,
    [baseGoatId, limit, now, ...(after ? [after.key, after.id] : [])],
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
  now: Date,
): Promise<(CardRow & { owner: string | null }) | undefined> {
  const [row] = await db.prepared<CardRow & { owner: string | null }>(
    'card-by-id',
    `select ${CARD_COLUMNS}, h.owner from cards c ${cardJoins('$2')}
       left join card_holdings h on h.card_id = c.id where c.id = $1`,
    [id, now],
  );
  return row;
}

export function cardsByIds(db: Queryable, ids: readonly number[], now: Date): Promise<CardRow[]> {
  return db.prepared<CardRow>(
    'cards-by-ids',
    `select ${CARD_COLUMNS} from cards c ${cardJoins('$2')} where c.id = any($1::int[])
      order by array_position($1::int[], c.id)`,
    [ids, now],
  );
}
