import type { Queryable } from '../../db/database.ts';
import type { Place } from '../../http/cursor.ts';
import { type Among, rowsAmong } from './among.ts';
import { beyond, inOrder, KEYS, type Order, withinEdge } from './card-order.ts';
import { CARD_COLUMNS, type CardRow, cardJoins } from './card-row.ts';

export interface Page {
  /** Bids that lapse are gone by the clock alone. */
  readonly now: Date;
  readonly order: Order;
  readonly after: Place | undefined;
  readonly limit: number;
}

interface KeyedRow extends CardRow {
  readonly sort_key: number;
}

/**
 * One page of cards. Facets are merged, each read in order from its own stretch of the index. Of a
 * facet only its first card is looked at unless that comes within a page of the front, so that the
 * cost depends on the page and on how many facets there are, not on how many cards they have.
 */
export function listCards(db: Queryable, among: Among, page: Page): Promise<KeyedRow[]> {
  const { order, after } = page;
  const { facets } = among;
  const { values, bind } = statement([page.now, page.limit]);
  const rows = rowsAmong(among, bind);
  const where = after ? `${rows.where} and ${beyond(order, after, bind)}` : rows.where;
  const pick = (more: string, limit: string) =>
    `select id, ${KEYS[order]} as sort_key from ${rows.from} where ${more} and ${where}
      order by ${inOrder(order)} limit ${limit}`;
  // A wallet's cards and a single one are few: they are read and sorted.
  const few = among.owner !== undefined || among.id !== undefined;
  const candidates = !facets
    ? pick('true', '$2')
    : few
      ? pick(`facet_id = any(${bind(facets, 'smallint[]')})`, '$2')
      : mergedFacets(order, bind(facets, 'smallint[]'), pick);
  return db.prepared<KeyedRow>(
    `cards-${order}-${after ? 'after' : 'first'}-${rows.name}-${facets ? 'facets' : 'all'}`,
    `select ${CARD_COLUMNS}, page.sort_key::bigint as sort_key
       from (${candidates}) page join cards c on c.id = page.id ${cardJoins('$1')}
      order by page.sort_key, page.id`,
    values,
  );
}

/** `const { values, bind } = statement([now]); bind(17, 'int') // '$2::int'` */
function statement(first: readonly unknown[]) {
  const values = [...first];
  const bind = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  return { values, bind };
}

/** A page's worth of cards that are first of their facet: nothing behind the last of them is on it. */
function mergedFacets(
  order: Order,
  facets: string,
  pick: (where: string, limit: string) => string,
): string {
  return `
    with firsts as materialized (
      select facet, first.* from unnest(${facets}) facet
       cross join lateral (${pick('facet_id = facet', '1')}) first
       order by first.sort_key, first.id limit $2
    ), edge as materialized (
      select sort_key, id from firsts order by sort_key, id offset $2 - 1
    )
    select pick.* from firsts left join edge on true
     cross join lateral (${pick(`facet_id = facet and ${withinEdge(order)}`, '$2')}) pick
     order by pick.sort_key, pick.id limit $2`;
}

/** Cards on a running auction, the soonest to end first. */
export function listOpenAuctions(
  db: Queryable,
  among: Among,
  now: Date,
  limit: number,
): Promise<CardRow[]> {
  const { values, bind } = statement([now, limit]);
  const rows = rowsAmong(among, bind);
  const facets = among.facets ? `facet_id = any(${bind(among.facets, 'smallint[]')})` : 'true';
  return db.query<CardRow>(
    `select ${CARD_COLUMNS} from cards c ${cardJoins('$1')}
      where a.ends_at > $1 and a.starts_at <= $1
        and exists (select from ${rows.from} where id = c.id and ${facets} and ${rows.where})
      order by a.ends_at, c.id limit $2`,
    values,
  );
}
