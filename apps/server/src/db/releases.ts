import type pg from 'pg';
import type { Database, Queryable } from './database.ts';
import { NAMESPACES, ownNamespace } from './sql-files.ts';

/** Any number; all instances must agree on it, so that only one of them changes the schema at a time. */
export const MIGRATION_LOCK = 4_201_990;

/** An instance says that it is there when nobody of its release has for so long. */
const SAY_EVERY_MS = 10_000;
/** Whoever has said nothing for so long is gone. */
const GONE_AFTER_MS = 60_000;
/** One that was frozen for longer finds its functions gone, and makes them again. */
const KEEP_FUNCTIONS_MS = 86_400_000;

/** Writes down that a release runs here; true when its functions have to be made. */
export async function noteRelease(
  client: pg.Client,
  namespace: string,
  version: number,
): Promise<boolean> {
  const { rows } = await client.query(
    `insert into releases as r (functions, version, seen_at) values ($1, $2, now())
     on conflict (functions) do update set version = excluded.version, seen_at = excluded.seen_at
     returning to_regnamespace($1) is null as missing`,
    [namespace, version],
  );
  return rows[0].missing;
}

/** The releases of which an instance is there, or was a minute ago. */
export async function releasesSeen(client: pg.Client) {
  const { rows } = await client.query(`select to_regclass('releases') is not null as there`);
  if (!rows[0].there) return [];
  const seen = await client.query<{ version: number; seconds: number }>(
    `select version, greatest(0, extract(epoch from clock_timestamp() - seen_at)::int) as seconds from releases
      where seen_at > clock_timestamp() - make_interval(secs => $1)`,
    [GONE_AFTER_MS / 1_000],
  );
  return seen.rows;
}

/** Says that this release is running; whether it is still known, and whether another one is not run any more. */
export async function sayReleaseRuns(
  db: Queryable,
  now: number,
): Promise<{ readonly known: boolean; readonly othersGone: boolean }> {
  const [row] = await db.prepared<{ known: boolean; others_gone: boolean }>(
    'say-release-runs',
    `with said as (update releases set seen_at = $2 where functions = $1 and seen_at < $3)
     select coalesce(bool_or(functions = $1), false) as known,
            coalesce(bool_or(functions <> $1 and seen_at < $4), false) as others_gone
       from releases`,
    [ownNamespace(), ...[0, SAY_EVERY_MS, KEEP_FUNCTIONS_MS].map((ms) => new Date(now - ms))],
  );
  return { known: row!.known, othersGone: row!.others_gone };
}

/** Takes the functions away of releases that nobody has run for a day. */
export async function forgetFunctions(db: Database, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    // Whoever starts has the lock, and perhaps needs what would go.
    const [lock] = await tx.query<{ free: boolean }>(
      'select pg_try_advisory_xact_lock($1) as free',
      [MIGRATION_LOCK],
    );
    if (!lock!.free) return;
    const gone = await tx.query<{ functions: string }>(
      'delete from releases where seen_at < $1 and functions <> $2 returning functions',
      [new Date(now - KEEP_FUNCTIONS_MS), ownNamespace()],
    );
    for (const { functions } of gone) await tx.query(`drop schema if exists ${functions} cascade`);
  });
}

/** For whoever empties the database: no function may outlive the tables that it was made for. */
export async function dropAllFunctions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select nspname as name from pg_namespace where starts_with(nspname, $1)',
    [NAMESPACES],
  );
  for (const { name } of rows) await client.query(`drop schema ${name} cascade`);
}
