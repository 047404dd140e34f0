import type { Queryable } from '../../db/database.ts';

/** Whole states are read for it, and a hundred cards a hand. */
const MOST_AT_ONCE = 100;

export interface Walked extends Record<string, unknown> {
  readonly id: number;
  /** Whether it began long enough ago. */
  readonly old: boolean;
}

/**
 * The next matches by number behind `mark` that began before then, so that each is looked at once.
 * `statement` takes the mark, how many, and when: `const { rows, ...at } = await walkMatches(…)`
 */
export async function walkMatches<Row extends Walked>(
  db: Queryable,
  [name, statement]: readonly [name: string, statement: string],
  { mark, most, before }: { readonly mark: number; readonly most: number; readonly before: Date },
): Promise<{ readonly rows: readonly Row[]; readonly mark: number; readonly more: boolean }> {
  const limit = Math.min(most, MOST_AT_ONCE);
  const next = await db.prepared<Row>(name, statement, [mark, limit, before]);
  // No further than the first that is not old enough: those behind it would be read with every sweep.
  const young = next.findIndex(({ old }) => !old);
  const rows = young === -1 ? next : next.slice(0, young);
  return { rows, mark: rows.at(-1)?.id ?? mark, more: rows.length === limit };
}
