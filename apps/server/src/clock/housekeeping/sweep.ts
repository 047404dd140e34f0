import type { Queryable } from '../../db/database.ts';

/** What one batch of a sweep has done. */
export interface Batch {
  readonly swept: number;
  /** As much as one batch takes: there may be more. */
  readonly more: boolean;
}

/** One table that something goes from, in batches so small that nobody waits for their locks. */
export interface Sweep {
  readonly name: string;
  run(db: Queryable, now: number, most: number): Promise<Batch>;
  /** When the oldest that should be gone by now should have gone; null when there is none. */
  overdueSince?(db: Queryable, now: number): Promise<number | null>;
}

/** What is older than it is kept, by a column that an index sorts by. */
export function aged(
  table: string,
  column: string,
  keepMs: number,
  { name = table, where = 'true' } = {},
): Sweep {
  const old = `${column} < $1 and ${where}`;
  return {
    ...deleting(
      name,
      `delete from ${table} where ctid = any (array(
         select ctid from ${table} where ${old} order by ${column} limit $2
            for update skip locked))
       returning 1 as gone`,
      (now) => new Date(now - keepMs),
    ),
    async overdueSince(db, now) {
      const [row] = await db.query<{ oldest: Date | null }>(
        `select min(${column})::timestamptz as oldest from ${table} where ${old}`,
        [new Date(now - keepMs)],
      );
      return row?.oldest ? row.oldest.getTime() + keepMs : null;
    },
  };
}

/** A statement that deletes at most $2 of what $1 says, and returns a row for each. */
export function deleting(
  name: string,
  statement: string,
  until: (now: number) => unknown = () => null,
): Sweep {
  return {
    name,
    async run(db, now, most) {
      const gone = await db.query(statement, [until(now), most]);
      return { swept: gone.length, more: gone.length >= most };
    },
  };
}

type Walk = (
  db: Queryable,
  mark: number,
  most: number,
  now: number,
) => Promise<Batch & { readonly mark: number }>;

/** What no column says the age of: it is walked through, and how far is written down. */
export function walking(name: string, walk: Walk): Sweep {
  return {
    name,
    async run(db, now, most) {
      const [at] = await db.query<{ mark: number }>(
        'select mark from sweep_marks where name = $1',
        [name],
      );
      const { mark, ...batch } = await walk(db, at?.mark ?? 0, most, now);
      await db.query(
        `insert into sweep_marks (name, mark) values ($1, $2)
         on conflict (name) do update set mark = excluded.mark`,
        [name, mark],
      );
      return batch;
    },
  };
}
