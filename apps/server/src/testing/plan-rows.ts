import type { Queryable, Row } from '../db/database.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly 'Heap Fetches'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** The rows that a part of a plan looked at, those included that it did not want. */
function visited(node: PlanNode): number {
  const each =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0);
  const here = each * node['Actual Loops'];
  return Math.max(here, ...(node.Plans ?? []).map(visited));
}

/**
 * The most rows that any part of any plan of a read looked at: what a read costs, whoever measures.
 * `expect(await mostRows(db, (db) => battlerStats(db, wallet))).toBeLessThan(2_500)`
 */
export async function mostRows(
  db: Queryable,
  read: (db: Queryable) => Promise<unknown>,
): Promise<number> {
  let most = 0;
  const query = async <R extends Row>(text: string, values: readonly unknown[] = []) => {
    const [explained] = await db.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, timing off, format json) ${text}`,
      values,
    );
    most = Math.max(most, visited(explained!['QUERY PLAN'][0].Plan));
    return db.query<R>(text, values);
  };
  await read({
    query,
    prepared: (_name, text, values) => query(text, values),
    announce: db.announce,
  });
  return most;
}
