import type pg from 'pg';

export interface Table {
  readonly name: string;
  /** Without those that the database computes by itself. */
  readonly columns: readonly string[];
}

/**
 * Everything worth keeping. Unlogged tables are not: they are empty after a crash anyway. Neither is
 * what is known of the SQL files: the release that restores runs its own. Nor what waits to be sent:
 * whoever restores must not write to people again.
 */
export async function keptTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
        and c.relname not in ('schema_files', 'releases', 'outbox', 'news')
      group by c.relname order by c.relname`,
  );
  return rows;
}

/** `quoted('cards') // '"cards"'` */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** `copyTarget({ name: 'cards', columns: ['id'] }) // '"cards" ("id")'` */
export function copyTarget({ name, columns }: Table): string {
  return `${quoted(name)} (${columns.map(quoted).join(', ')})`;
}
