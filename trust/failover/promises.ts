import type { Answer } from '../players/wire.ts';

/** What became of a write, as far as whoever sent it can tell. */
export type Fate = 'done' | 'refused' | 'unknown';

/**
 * A write that nobody answered, or that the house could not say anything definite about, may have
 * counted. Whoever sent it goes on as a person does: looks, and never sends it again blindly.
 */
export function fateOf({ status }: Answer): Fate {
  if (status === 0 || status >= 500) return 'unknown';
  return status < 300 ? 'done' : 'refused';
}

/** How many of what was promised were looked for in the books, and how many were there. */
export interface Count {
  readonly what: string;
  readonly acknowledged: number;
  readonly found: number;
  /** Sent without a key and not answered: any of these may be in the books, once. */
  readonly unknown: number;
}

export interface Reckoning {
  readonly counts: readonly Count[];
  readonly wrong: readonly string[];
}

/**
 * Everything that was acknowledged is in the books exactly once, and in the books there is nothing else
 * but what somebody sent and got no answer to, that at most once too.
 *
 * `reckon('sales', ['7 for 1.25'], [], ['7 for 1.25'])`
 */
export function reckon(
  what: string,
  acknowledged: readonly string[],
  unknown: readonly string[],
  books: readonly string[],
): Reckoning {
  const times = new Map<string, number>();
  for (const each of books) times.set(each, (times.get(each) ?? 0) + 1);
  const missing = acknowledged.filter((each) => !times.has(each));
  const sent = new Set([...acknowledged, ...unknown]);
  const wrong = [
    ...missing.map((each) => `${what}: ${each} was acknowledged and is not in the books`),
    ...[...times]
      .filter(([, count]) => count > 1)
      .map(([each, count]) => `${what}: ${each} is in the books ${count} times`),
    ...[...times.keys()]
      .filter((each) => !sent.has(each))
      .map((each) => `${what}: ${each} is in the books, and nobody sent it`),
  ];
  const found = acknowledged.length - missing.length;
  const count = { what, acknowledged: acknowledged.length, found, unknown: unknown.length };
  return { counts: [count], wrong };
}
