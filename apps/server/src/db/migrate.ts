import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';

/** The data was written by a newer version of the product. The message is one sentence. */
export class NewerDataError extends Error {
  override name = 'NewerDataError';
}

interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}

/** Any number; all instances must agree on it, so that only one of them migrates at a time. */
const MIGRATION_LOCK = 4_201_990;

/**
 * Brings the database to the newest version, each migration in a transaction of its own, under a
 * lock that makes instances that start together wait for the first. Answers the version. `upTo`
 * stops at an older one, for a backup of that time.
 */
export async function migrate(
  db: Database,
  directory: string,
  { upTo = Number.POSITIVE_INFINITY }: { readonly upTo?: number } = {},
): Promise<number> {
  const migrations = (await readMigrations(directory)).filter(({ version }) => version <= upTo);
  const newest = migrations.at(-1)?.version ?? 0;
  const client = await db.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      `create table if not exists schema_migrations (
         version integer primary key,
         name text not null,
         applied_at timestamptz not null default now()
       )`,
    );
    const { rows } = await client.query<{ version: number | null }>(
      'select max(version) as version from schema_migrations',
    );
    const current = rows[0]?.version ?? 0;
    if (current > newest) {
      throw new NewerDataError(
        `The database is at version ${current}, this product only knows ${newest}: start the newer release instead.`,
      );
    }
    for (const { version, name, sql } of migrations.filter((m) => m.version > current)) {
      await client.query('begin');
      try {
        await client.query(sql);
        await client.query('insert into schema_migrations (version, name) values ($1, $2)', [
          version,
          name,
        ]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`Migration ${name} failed`, { cause: error });
      }
    }
    return newest;
  } finally {
    // Ending the connection releases the lock, also when the unlock itself could not be sent.
    await client.end();
  }
}

/** `await newestMigration(folder) // 7`: what this release knows. */
export async function newestMigration(directory: string): Promise<number> {
  return (await readMigrations(directory)).at(-1)?.version ?? 0;
}

/** Files are named 0001-what-it-does.sql; the number is the version and has no gaps. */
async function readMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file, index) => {
      const version = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1]);
      if (version !== index + 1) throw new Error(`Migration ${file} is out of order`);
      return { version, name: file, sql: await readFile(join(directory, file), 'utf8') };
    }),
  );
}
