import { invalidInput } from '../errors.ts';

/** Where a page ended: the last row's sort key and id. */
export interface Place {
  readonly key: number;
  readonly id: number;
}

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
    id > 2 ** 31 - 1
  ) {
    throw invalidInput('cursor', 'must be a cursor from an earlier answer of the same list');
  }
  return { key, id };
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
