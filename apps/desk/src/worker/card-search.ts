import { type CardKind, GOAT_SLUGS, type GoatSlug } from '@goats/collection';
import { plainText, RARITIES, type Rarity } from '@goats/rules';
import type { CardColumns, CardStore } from './card-store.ts';

export const CARD_ORDERS = ['rarity', 'number', 'score', 'price'] as const;
export type CardOrder = (typeof CARD_ORDERS)[number];

export interface CardQuery {
  readonly kind: CardKind;
  readonly goat?: GoatSlug;
  readonly rarity?: Rarity;
  /** Words that must all occur, in any order, accents or not. */
  readonly text: string;
  readonly order: CardOrder;
}

/** `findRows(store, { kind: 'moment', text: 'derby 2004', order: 'score' })`: rows, best first. */
export function findRows(store: CardStore, query: CardQuery): Uint32Array {
  const from = store[query.kind];
  const goat = query.goat === undefined ? -1 : GOAT_SLUGS.indexOf(query.goat);
  const rarity = query.rarity === undefined ? -1 : RARITIES.indexOf(query.rarity);
  const wanted = plainText(query.text)
    .split(/\s+/)
    .filter((word) => word !== '');
  const rows = new Uint32Array(from.count);
  let found = 0;
  for (let row = 0; row < from.count; row += 1) {
    if (goat >= 0 && from.goat[row] !== goat) continue;
    if (rarity >= 0 && from.rarity[row] !== rarity) continue;
    const words = from.words[row] ?? '';
    if (!wanted.every((word) => words.includes(word))) continue;
    rows[found] = row;
    found += 1;
  }
  return ordered(from, rows.subarray(0, found), query.order);
}

/** One place per goat and number: 25,000 numbers a goat fit with room to spare. */
const PLACES_PER_GOAT = 2 ** 15;
const PLACES = 2 ** 19;

/**
 * Rank and place share one number, so that a typed array sorts them without calling back a quarter
 * of a million times; equal ranks stay in goat and number order.
 */
function ordered(from: CardColumns, rows: Uint32Array, order: CardOrder): Uint32Array {
  const rank = rankOf(from, order);
  const rowAt = new Uint32Array(PLACES);
  const keys = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const place = (from.goat[row] as number) * PLACES_PER_GOAT + (from.number[row] as number);
    rowAt[place] = row;
    keys[at] = rank(row) * PLACES + place;
  }
  keys.sort();
  return Uint32Array.from(keys, (key) => rowAt[key % PLACES] as number);
}

const DEAREST = 2 ** 26;

/** Smaller comes first: Legendary before Common, high before low. */
function rankOf(from: CardColumns, order: CardOrder): (row: number) => number {
  if (order === 'number') return () => 0;
  if (order === 'rarity') return (row) => RARITIES.length - 1 - (from.rarity[row] as number);
  if (order === 'score') return (row) => 1000 - (from.score[row] as number);
  return (row) => DEAREST - Math.min(DEAREST, from.price[row] as number);
}
