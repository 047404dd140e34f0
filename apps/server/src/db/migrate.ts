import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from './database.ts';
import { MIGRATION_LOCK, noteRelease, releasesSeen } from './releases.ts';
import type { SqlFile } from './sql-file.ts';
import { readSqlFiles, type SqlFiles } from './sql-files.ts';

/** This data and this release do not go together. The message is one sentence. */
export class SchemaError extends Error {
  override name = 'SchemaError';
}

/**
 * How long an upgrade waits for a table while everybody else waits behind it: far shorter than they
 * would (LIMITS.lockMs), also when it needs several. Then it lets all of them pass and tries again.
 */
const LOCK_MS = 500;
const PAUSE_MS = 1_000;
/** A backup of a large site holds every table for as long as it takes. */
const PATIENCE_MS = 600_000;
/** Lock not available, and deadlock. */
const HELD = new Set(['55P03', '40P01']);

/**
 * Brings the database to the newest version in one transaction, under a lock that makes instances
 * that start together wait for the first: an empty one gets the schema files, an older one the
 * upgrades it has not seen. Each release has its functions in a schema of PostgreSQL of its own, made
 * at its first start. Instances of the release before go on meanwhile, and may even be started again:
 * an upgrade takes nothing away that they need. Answers the version.
 */
export async function migrate(
  db: Database,
  folder: string,
  log: (line: string) => void = () => undefined,
): Promise<number> {
  const files = readSqlFiles(folder);
  const client = await db.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const giveUpAt = Date.now() + PATIENCE_MS;
    while (!(await tried(client, files, log))) {
      if (Date.now() > giveUpAt) {
        throw new SchemaError(
          'The data cannot be upgraded while somebody holds its tables, such as a backup or an audit: start again when that is over.',
        );
      }
      log('Somebody holds a table that has to be upgraded; trying again.');
      await wait(PAUSE_MS);
    }
    return files.newest;
  } finally {
    // Ending the connection gives up the lock, and the transaction when something failed.
    await client.end();
  }
}

/** False when somebody held a table for too long. */
async function tried(
  client: pg.Client,
  files: SqlFiles,
  log: (line: string) => void,
): Promise<boolean> {
  const began = performance.now();
  try {
    await client.query(`begin; set local lock_timeout = ${LOCK_MS}`);
    const upgraded = await bringUpToDate(client, files);
    await client.query('commit');
    const took = Math.round(performance.now() - began);
    if (upgraded > 0) log(`Upgraded from version ${upgraded} to ${files.newest} in ${took} ms.`);
    return true;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    const { code } = ((error as Error).cause ?? error) as { code?: string };
    if (code !== undefined && HELD.has(code)) return false;
    throw error;
  }
}

/** Answers which version was upgraded; 0 for none. */
async function bringUpToDate(client: pg.Client, files: SqlFiles): Promise<number> {
  const { schema, functions, namespace, upgrades, newest } = files;
  const current = await versionOf(client);
  refuseUnknownVersion(current, files);
  if (current === newest) await refuseEditedSchema(client, schema);
  if (current > 0 && current < newest) await refuseOldInstances(client, newest);
  if (current < newest) {
    const steps = current === 0 ? schema : upgrades.filter(({ version }) => version > current);
    for (const step of steps) await run(client, step);
    await client.query('insert into schema_migrations (version, name) values ($1, $2)', [
      newest,
      current === 0 ? 'schema' : steps.at(-1)?.file,
    ]);
    await client.query(`delete from schema_files where file like 'schema/%'`);
    for (const { file, checksum } of schema) {
      const sql = 'insert into schema_files (file, checksum) values ($1, $2)';
      await client.query(sql, [file, checksum]);
    }
  }
  if (await noteRelease(client, namespace, newest)) {
    await client.query(`create schema if not exists ${namespace}`);
    await client.query(`set local search_path = ${namespace}, public`);
    for (const each of functions) await run(client, each);
  }
  return current > 0 && current < newest ? current : 0;
}

function refuseUnknownVersion(current: number, { newest, oldest }: SqlFiles): void {
  // The release after this one has left everything in place that this one needs.
  if (current > newest + 1) {
    throw new SchemaError(
      `The database is at version ${current}, this product only knows ${newest}: start the newer release instead.`,
    );
  }
  if (current > 0 && current < oldest) {
    throw new SchemaError(
      `The database is at version ${current}, this product upgrades from ${oldest} on: start the last release that knew it first.`,
    );
  }
}

/** An upgrade leaves the release before it working, and none that is older. */
async function refuseOldInstances(client: pg.Client, newest: number): Promise<void> {
  const old = (await releasesSeen(client)).find(({ version }) => version < newest - 1);
  if (old) {
    throw new SchemaError(
      `A server of version ${old.version} was there ${old.seconds} seconds ago, and the upgrade to ${newest} only leaves ${newest - 1} working: stop it, or start the release of version ${newest - 1} first.`,
    );
  }
}

/** Two databases of one version must never differ. */
async function refuseEditedSchema(client: pg.Client, schema: readonly SqlFile[]): Promise<void> {
  const { rows } = await client.query<{ file: string; checksum: string }>(
    `select file, checksum from schema_files where file like 'schema/%'`,
  );
  const recorded = new Map(rows.map(({ file, checksum }) => [file, checksum]));
  const edited =
    schema.find(({ file, checksum }) => recorded.get(file) !== checksum)?.file ??
    [...recorded.keys()].find((file) => !schema.some((each) => each.file === file));
  if (edited) {
    throw new SchemaError(
      `${edited} is not what this database was made from: a change of the schema needs an upgrade file beside it.`,
    );
  }
}

async function versionOf(client: pg.Client): Promise<number> {
  const { rows: found } = await client.query(
    `select to_regclass('schema_migrations') is not null as there`,
  );
  if (!found[0].there) return 0;
  const { rows } = await client.query<{ version: number | null }>(
    'select max(version) as version from schema_migrations',
  );
  return rows[0]?.version ?? 0;
}

async function run(client: pg.Client, { file, sql }: SqlFile): Promise<void> {
  await client.query(sql).catch((cause) => {
    throw new Error(`${file} failed`, { cause });
  });
}

/** `newestVersion(SQL_FOLDER) // 15`: what this release knows. */
export function newestVersion(folder: string): number {
  return readSqlFiles(folder).newest;
}
