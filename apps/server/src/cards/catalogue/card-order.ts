import type { NFT_SORTS } from '@goats/contract';
import type { Place } from '../../http/cursor.ts';
import type { Bind } from './among.ts';

/** The last two are orders of the shelf. */
export type Order = (typeof NFT_SORTS)[number];

/** The sort key of an order, always ascending; see the indexes of the same expressions. */
export const KEYS = {
  score: '-goat_score',
  price: 'price_hoof',
  newest: '-id',
  number: 'id',
  'listed-price': 'asked',
  'just-listed': 'listed_key',
} as const satisfies Record<Order, string>;

/** Whether only what is for sale has such a key. */
export const isShelfOrder = (order: Order) => order === 'listed-price' || order === 'just-listed';

/** Behind every card. */
const FARTHEST = '9223372036854775807::bigint';

/** Whether a card comes after a place in an order, said so that the index of that order can tell. */
export function beyond(order: Order, place: Place, bind: Bind): string {
  const id = bind(place.id, 'bigint');
  if (order === 'number') return `id > ${id}`;
  if (order === 'newest') return `id < ${id}`;
  return `(${KEYS[order]}, id) > (${bind(place.key, 'bigint')}, ${id})`;
}

/** The opposite, for the edge of a page. There is none when the firsts do not fill the page. */
export function withinEdge(order: Order): string {
  if (order === 'newest') return 'id >= coalesce(edge.id, 0)';
  const [key, id] = [`coalesce(edge.sort_key, ${FARTHEST})`, `coalesce(edge.id, ${FARTHEST})`];
  return order === 'number' ? `id <= ${id}` : `(${KEYS[order]}, id) <= (${key}, ${id})`;
}

export function inOrder(order: Order): string {
  if (order === 'number') return 'id';
  return order === 'newest' ? 'id desc' : `${KEYS[order]}, id`;
}
