import type pg from 'pg';
import type { Database } from './database.ts';
import type { SqlFile } from './sql-file.ts';
import { readSqlFiles, type SqlFiles } from './sql-files.ts';

/** This data and this release do not go together. The message is one sentence. */
export class SchemaError extends Error {
  override name = 'SchemaError';
}

/** Any number; all instances must agree on it, so that only one of them migrates at a time. */
const MIGRATION_LOCK = 4_201_990;

/**
 * Brings the database to the newest version in one transaction, under a lock that makes instances
 * that start together wait for the first: an empty one gets the schema files, an older one the
 * upgrades it has not seen. Functions follow their files at every start. Answers the version.
 */
export async function migrate(db: Database, folder: string): Promise<number> {
  const files = await readSqlFiles(folder);
  const client = await db.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('begin');
    await bringUpToDate(client, files);
    await client.query('commit');
    return files.newest;
  } finally {
    // Ending the connection gives up the lock, and the transaction when something failed.
    await client.end();
  }
}

async function bringUpToDate(client: pg.Client, files: SqlFiles): Promise<void> {
  const { schema, functions, upgrades, newest } = files;
  const current = await versionOf(client);
  refuseUnknownVersion(current, files);
  const recorded = await recordedFiles(client);
  if (current === newest) refuseEditedSchema(schema, recorded);

  // An upgrade may change what functions are made of, so that none of them stays over it.
  const unchanged = ({ file, checksum }: SqlFile) =>
    current === newest && recorded.get(file)?.checksum === checksum;
  const kept = new Set(functions.filter(unchanged).map(({ file }) => file));
  for (const [file, { made }] of recorded) {
    if (file.startsWith('functions/') && !kept.has(file)) {
      for (const signature of made) await client.query(`drop function if exists ${signature}`);
      await client.query('delete from schema_files where file = $1', [file]);
    }
  }
  if (current < newest) {
    const steps = current === 0 ? schema : upgrades.filter(({ version }) => version > current);
    for (const step of steps) await run(client, step);
    await client.query('insert into schema_migrations (version, name) values ($1, $2)', [
      newest,
      current === 0 ? 'schema' : steps.at(-1)?.file,
    ]);
    await client.query('delete from schema_files');
    for (const each of schema) await record(client, each, []);
  }
  for (const each of functions.filter(({ file }) => !kept.has(file))) {
    const before = await signatures(client);
    await run(client, each);
    const made = [...(await signatures(client))].filter((signature) => !before.has(signature));
    await record(client, each, made);
  }
}

function refuseUnknownVersion(current: number, { newest, oldest }: SqlFiles): void {
  if (current > newest) {
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

/** Two databases of one version must never differ. */
function refuseEditedSchema(schema: readonly SqlFile[], recorded: Recorded): void {
  const known = [...recorded.keys()].filter((file) => file.startsWith('schema/'));
  const edited =
    schema.find(({ file, checksum }) => recorded.get(file)?.checksum !== checksum)?.file ??
    known.find((file) => !schema.some((each) => each.file === file));
  if (edited) {
    throw new SchemaError(
      `${edited} is not what this database was made from: a change of the schema needs an upgrade file beside it.`,
    );
  }
}

async function versionOf(client: pg.Client): Promise<number> {
  if (!(await exists(client, 'schema_migrations'))) return 0;
  const { rows } = await client.query<{ version: number | null }>(
    'select max(version) as version from schema_migrations',
  );
  return rows[0]?.version ?? 0;
}

type Recorded = ReadonlyMap<string, { readonly checksum: string; readonly made: string[] }>;

async function recordedFiles(client: pg.Client): Promise<Recorded> {
  if (!(await exists(client, 'schema_files'))) return new Map();
  const { rows } = await client.query<{ file: string; checksum: string; made: string[] }>(
    'select file, checksum, functions as made from schema_files',
  );
  return new Map(rows.map((row) => [row.file, row]));
}

async function exists(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query('select to_regclass($1) is not null as there', [table]);
  return rows[0].there;
}

async function record(client: pg.Client, { file, checksum }: SqlFile, made: string[]) {
  const sql = 'insert into schema_files (file, checksum, functions) values ($1, $2, $3)';
  await client.query(sql, [file, checksum, made]);
}

async function run(client: pg.Client, { file, sql }: SqlFile): Promise<void> {
  await client.query(sql).catch((cause) => {
    throw new Error(`${file} failed`, { cause });
  });
}

async function signatures(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
      where pronamespace = 'public'::regnamespace`,
  );
  return new Set(rows.map((row) => row.signature));
}

/** `await newestVersion(SQL_FOLDER) // 15`: what this release knows. */
export async function newestVersion(folder: string): Promise<number> {
  return (await readSqlFiles(folder)).newest;
}
