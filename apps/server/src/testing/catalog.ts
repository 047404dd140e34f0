import type { Database } from '../db/database.ts';

/** Each answers lines of text; the order of columns in a table is nobody's business. */
const PARTS = {
  relations: `select concat_ws(' ', relname, relkind, relpersistence, reloptions)
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'S')`,
  columns: `select concat_ws(' ', c.relname || '.' || a.attname, format_type(a.atttypid, a.atttypmod),
           case when a.attnotnull then 'not null' end, 'identity:' || nullif(a.attidentity::text, ''),
           'generated:' || nullif(a.attgenerated::text, ''), 'collate:' || a.attcollation::regcollation,
           'default:' || pg_get_expr(d.adbin, d.adrelid))
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')`,
  constraints: `select concat_ws(' ', nullif(conrelid, 0)::regclass, nullif(contypid, 0)::regtype,
           conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace`,
  indexes: `select indexdef from pg_indexes where schemaname = 'public'`,
  triggers: `select concat_ws(' ', pg_get_triggerdef(t.oid), t.tgenabled)
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`,
  functions: `select pg_get_functiondef(oid) from pg_proc
     where pronamespace = 'public'::regnamespace`,
  enums: `select concat_ws(' ', enumtypid::regtype, array_agg(enumlabel order by enumsortorder))
      from pg_enum group by enumtypid`,
  domains: `select concat_ws(' ', typname, format_type(typbasetype, typtypmod),
           typcollation::regcollation, typnotnull, typdefault)
      from pg_type where typtype = 'd' and typnamespace = 'public'::regnamespace`,
  views: `select concat_ws(' ', viewname, definition) from pg_views where schemaname = 'public'`,
  sequences: `select concat_ws(' ', sequencename, data_type, start_value, increment_by, cycle)
      from pg_sequences where schemaname = 'public'`,
} as const;

export type Catalog = Record<keyof typeof PARTS, string[]>;

/** Everything that makes a database what it is, but for its rows; equal lists mean equal schemas. */
export async function catalogOf(db: Database): Promise<Catalog> {
  const entries = Object.entries(PARTS).map(async ([part, query]) => {
    const rows = await db.query<{ line: string }>(`select line from (${query}) as found (line)`);
    return [part, rows.map(({ line }) => line).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Catalog;
}
