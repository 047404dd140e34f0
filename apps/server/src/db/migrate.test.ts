import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogOf } from '../testing/catalog.ts';
import { emptyDatabases } from '../testing/empty-database.ts';
import type { Database } from './database.ts';
import { migrate, newestVersion } from './migrate.ts';
import { SQL_FOLDER } from './sql-folder.ts';

const newest = await newestVersion(SQL_FOLDER);
const digits = (version: number) => String(version).padStart(4, '0');

describe('a start on a database', () => {
  const databases = emptyDatabases();
  afterAll(() => databases.close());

  let db: Database;
  /** A release whose files can be changed. */
  let release: string;
  beforeEach(async () => {
    db = await databases.open();
    release = mkdtempSync(join(tmpdir(), 'goats-sql-'));
    for (const folder of ['schema', 'functions', 'upgrades']) {
      cpSync(join(SQL_FOLDER, folder), join(release, folder), { recursive: true });
    }
    cpSync(join(SQL_FOLDER, '../slices'), join(release, 'slices'), { recursive: true });
  });
  afterEach(() => rmSync(release, { recursive: true }));

  const refusal = () =>
    migrate(db, release).then(
      () => 'started',
      (error: Error) => `${error.name}: ${error.message}`,
    );
  const call = async (sql: string) => Object.values((await db.query(`select ${sql}`))[0] ?? {})[0];
  const addFunction = (body: string) =>
    writeFileSync(join(release, 'functions/greetings.sql'), body);

  it('makes the schema once, however many instances start together', async () => {
    const versions = await Promise.all([1, 2, 3].map(() => migrate(db, release)));
    expect(versions).toEqual([newest, newest, newest]);
    expect(await db.query('select version from schema_migrations')).toEqual([{ version: newest }]);
    expect(await call(`sum(balance)::int from accounts`)).toBe(0);
  });

  it('changes nothing at a second start', async () => {
    await migrate(db, release);
    const before = [await catalogOf(db), await call(`array_agg(oid order by oid) from pg_proc`)];
    await migrate(db, release);
    expect([await catalogOf(db), await call(`array_agg(oid order by oid) from pg_proc`)]).toEqual(
      before,
    );
  });

  it('leaves nothing behind when it fails half way, and can be tried again', async () => {
    addFunction('create function broken( nonsense');
    await expect(migrate(db, release)).rejects.toThrow('functions/greetings.sql failed');
    expect(
      await call(`count(*)::int from pg_class where relnamespace = 'public'::regnamespace`),
    ).toBe(0);
    rmSync(join(release, 'functions/greetings.sql'));
    expect(await migrate(db, release)).toBe(newest);
  });

  it('is refused by name when a schema file was edited without an upgrade', async () => {
    await migrate(db, release);
    appendFileSync(join(release, 'schema/04-ledger.sql'), '\n-- a harmless looking edit\n');
    expect(await refusal()).toBe(
      'SchemaError: schema/04-ledger.sql is not what this database was made from: a change of the schema needs an upgrade file beside it.',
    );
    cpSync(join(SQL_FOLDER, 'schema'), join(release, 'schema'), { recursive: true });
    rmSync(join(release, 'schema/12-series.sql'));
    expect(await refusal()).toContain('schema/12-series.sql is not what');
  });

  it('does not mind a checkout with other line ends', async () => {
    await migrate(db, release);
    writeFileSync(join(release, 'functions/none.sql'), '-- nothing\r\n');
    await migrate(db, release);
    writeFileSync(join(release, 'functions/none.sql'), '-- nothing\n');
    const files = await db.query('select * from schema_files order by file');
    await migrate(db, release);
    expect(await db.query('select * from schema_files order by file')).toEqual(files);
  });

  it('replaces a function file as a whole: new bodies, other arguments, and nothing that is gone', async () => {
    addFunction(`
      create function greet(name text) returns text language sql as $$ select 'Hello ' || name $$;
      create function wave() returns text language sql as $$ select 'o/' $$;`);
    await migrate(db, release);
    const untouched = await call(`'free_treasury'::regproc::oid`);
    expect(await call(`greet('goat')`)).toBe('Hello goat');

    addFunction(`create function greet(name text, loud boolean) returns varchar language sql as $$
      select upper('Hello ' || name) $$;`);
    await migrate(db, release);
    expect(await call(`greet('goat', true)`)).toBe('HELLO GOAT');
    await expect(call(`greet('goat')`)).rejects.toThrow('does not exist');
    await expect(call('wave()')).rejects.toThrow('does not exist');
    expect(await call(`'free_treasury'::regproc::oid`)).toBe(untouched);

    rmSync(join(release, 'functions/greetings.sql'));
    await migrate(db, release);
    await expect(call(`greet('goat', true)`)).rejects.toThrow('does not exist');
  });

  it('runs a later upgrade over the functions that stand in its way', async () => {
    addFunction(`create function wallet_of(g starter_grants) returns text language sql as $$
      select (g).wallet $$;`);
    await migrate(db, release);
    const upgrade = `upgrades/${digits(newest + 1)}-from-${digits(newest)}.sql`;
    writeFileSync(
      join(release, upgrade),
      'alter table heartbeat add column by text; drop table starter_grants;',
    );
    addFunction(`create function beat_by(h heartbeat) returns text language sql as $$
      select (h).by $$;`);
    // The schema files of that release show the new form; here only a comment stands for it.
    appendFileSync(join(release, 'schema/07-matches.sql'), '\n-- heartbeat: by\n');
    expect(await migrate(db, release)).toBe(newest + 1);
    expect(await migrate(db, release)).toBe(newest + 1);
    expect(await call(`to_regclass('starter_grants')`)).toBeNull();
    expect(await call(`count(*)::int from pg_proc where proname in ('wallet_of', 'beat_by')`)).toBe(
      1,
    );
    expect(await db.query('select version, name from schema_migrations order by 1')).toEqual([
      { version: newest, name: 'schema' },
      { version: newest + 1, name: upgrade },
    ]);
  });

  it('is refused with a sentence when the data is newer or too old, and touches neither', async () => {
    await migrate(db, release);
    const atVersion = async (version: number) => {
      await db.query('update schema_migrations set version = $1', [version]);
      const before = await catalogOf(db);
      const said = await refusal();
      expect(await catalogOf(db)).toEqual(before);
      return said;
    };
    expect(await atVersion(newest + 1)).toBe(
      `SchemaError: The database is at version ${newest + 1}, this product only knows ${newest}: start the newer release instead.`,
    );
    expect(await atVersion(20)).toBe(
      'SchemaError: The database is at version 20, this product upgrades from 21 on: start the last release that knew it first.',
    );
  });
});
