import type pg from 'pg';
import type { Database } from '../database.ts';
import { migrate, newestVersion } from '../migrate.ts';
import { dropAllFunctions } from '../releases.ts';
import { copyIn } from './copy.ts';
import { BackupError, readBackup, verifyBackup } from './read-backup.ts';
import { copyTarget, keptTables, quoted } from './tables.ts';
import type { BackupHeader } from './write-backup.ts';

/**
 * Puts a backup into an empty database: first the schema, then its rows. Refuses a damaged file, one
 * of another version of the schema, a database that is in use, and one that holds anything unless
 * `replace` says that it may go.
 *
 * `await restoreBackup(db, 'goats.gz', { sqlFolder: SQL_FOLDER, replace: false })`
 */
export async function restoreBackup(
  db: Database,
  file: string,
  options: {
    readonly sqlFolder: string;
    readonly replace: boolean;
    /** The last moment to keep what is there. */
    readonly beforeReplace?: () => Promise<void>;
  },
): Promise<BackupHeader> {
  const header = await verifyBackup(file);
  const known = newestVersion(options.sqlFolder);
  if (header.migration !== known) {
    const older = header.migration < known ? ', and let this one upgrade the data' : ' or later';
    throw new BackupError(
      `${file} is of version ${header.migration}, this product only restores ${known}: restore it with release ${header.version}${older}.`,
    );
  }
  const client = await db.connect();
  try {
    await refuseWhileServed(client);
    if (!(await isEmpty(client))) {
      if (!options.replace) {
        throw new BackupError(
          'The database is not empty: choose an empty one, or say --replace to give up what is there.',
        );
      }
      await options.beforeReplace?.();
      await dropAllFunctions(client);
      await client.query('drop schema public cascade');
      await client.query('create schema public');
    }
    await migrate(db, options.sqlFolder);
    await load(client, file);
  } finally {
    await client.end();
  }
  return header;
}

export async function isEmpty(client: pg.Client): Promise<boolean> {
  return (await keptTables(client)).length === 0;
}

/** A server that plays on while its world is exchanged would mix the two. */
async function refuseWhileServed(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and application_name = 'legendary-goats'`,
  );
  if ((rows[0]?.others ?? 0) > 0) {
    throw new BackupError('The product is running on this database: stop it first.');
  }
}

/**
 * All rows in one transaction. Triggers are silent, because every one of them has done its work
 * already; foreign keys are taken off and put back, which checks every row once more.
 */
async function load(client: pg.Client, file: string): Promise<void> {
  await client.query('begin');
  try {
    const tables = await keptTables(client);
    const keys = await foreignKeys(client);
    for (const { table, name } of keys) {
      await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
    }
    for (const { name } of tables) {
      await client.query(`alter table ${quoted(name)} disable trigger user`);
    }
    // The schema came with a first treasury of its own.
    await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
    await readBackup(file, {
      table: (table, rows) => copyIn(client, `copy ${copyTarget(table)} from stdin`, rows),
      async sequences(lastValues) {
        for (const [name, last] of Object.entries(lastValues)) {
          await client.query('select setval($1::regclass, $2)', [quoted(name), last]);
        }
      },
    });
    for (const { name } of tables) {
      await client.query(`alter table ${quoted(name)} enable trigger user`);
    }
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  await client.query('analyze');
}

async function foreignKeys(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name,
            pg_get_constraintdef(oid) as definition
       from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  return rows;
}
