import { invalidInput } from '../errors.ts';

/** Where a page ended: the last row's sort key and id. */
export interface Place {
  readonly key: number;
  readonly id: number;
}

/** No id is above it: where a list begins that goes from the newest down and has no cursor yet. */
export const NEWEST = 2 ** 31 - 1;

/** `encodeCursor('score', { key: -93, id: 17 })`: opaque, and bound to the order it was made for. */
export function encodeCursor(order: string, place: Place): string {
  return Buffer.from(JSON.stringify([order, place.key, place.id])).toString('base64url');
}

/** A cursor that was tampered with, or that belongs to another order, is refused. */
export function decodeCursor(order: string, cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const parts = parse(cursor);
  const [made, key, id] = Array.isArray(parts) ? parts : [];
  if (
    made !== order ||
    !Number.isSafeInteger(key) ||
    !Number.isInteger(id) ||
    id < 1 ||
    id > NEWEST
  ) {
    throw invalidInput('cursor', 'must be a cursor from an earlier answer of the same list');
  }
  return { key, id };
}

/**
 * Of rows that were read with one more than `limit`, those of the page, and the cursor to the next.
 * `pageOf(rows, { order: 'trades', limit: 20 }) // { page: [20 rows], nextCursor: 'WyJ0…' }`
 */
export function pageOf<Row extends { readonly id: number }>(
  rows: readonly Row[],
  { order, limit }: { readonly order: string; readonly limit: number },
  keyOf: (row: Row) => number = () => 0,
): { readonly page: readonly Row[]; readonly nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const more = last && rows.length > limit;
  return { page, nextCursor: more ? encodeCursor(order, { key: keyOf(last), id: last.id }) : null };
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
