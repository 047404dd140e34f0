import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepRelease } from '../clock/release/keep-release.ts';
import { catalogOf } from '../testing/catalog.ts';
import { emptyDatabases } from '../testing/empty-database.ts';
import type { Database } from './database.ts';
import { migrate, newestVersion } from './migrate.ts';
import { readSqlFiles } from './sql-files.ts';
import { SQL_FOLDER } from './sql-folder.ts';

const newest = newestVersion(SQL_FOLDER);
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
  const others: string[] = [];
  afterEach(() => {
    for (const folder of [release, ...others.splice(0)]) rmSync(folder, { recursive: true });
  });

  const refusal = (folder = release) =>
    migrate(db, folder).then(
      () => 'started',
      (error: Error) => `${error.name}: ${error.message}`,
    );
  /** As a server of that release would ask. */
  const callAs = async (folder: string, sql: string) => {
    const client = await db.connect();
    try {
      await client.query(`set search_path = ${readSqlFiles(folder).namespace}, public`);
      return Object.values((await client.query(`select ${sql}`)).rows[0] ?? {})[0];
    } finally {
      await client.end();
    }
  };
  const call = (sql: string) => callAs(release, sql);
  const addFunction = (body: string, folder = release) =>
    writeFileSync(join(folder, 'functions/greetings.sql'), body);
  /** The same release once more, to be changed while the other stays as it is. */
  const another = () => {
    const folder = mkdtempSync(join(tmpdir(), 'goats-sql-'));
    others.push(folder);
    cpSync(release, folder, { recursive: true });
    return folder;
  };
  /** As the schema files of that release would show it; here only a comment stands for it. */
  const addUpgrade = (folder: string, version: number, sql: string) => {
    const file = `upgrades/${digits(version)}-from-${digits(version - 1)}.sql`;
    writeFileSync(join(folder, file), sql);
    appendFileSync(join(folder, 'schema/07-matches.sql'), `\n-- ${version}\n`);
    return file;
  };

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

  it('lets each release call functions of its own, also of another signature, as long as it runs', async () => {
    addFunction(`
      create function greet(name text) returns text language sql as $$ select 'Hello ' || name $$;
      create function wave() returns text language sql as $$ select 'o/' $$;`);
    await migrate(db, release);
    const next = another();
    addFunction(
      `create function greet(name text, loud boolean) returns varchar language sql as $$
      select upper('Hello ' || name) $$;`,
      next,
    );
    await migrate(db, next);
    expect(await callAs(next, `greet('goat', true)`)).toBe('HELLO GOAT');
    await expect(callAs(next, `greet('goat')`)).rejects.toThrow('does not exist');
    await expect(callAs(next, 'wave()')).rejects.toThrow('does not exist');
    expect(await call(`greet('goat')`)).toBe('Hello goat');
    expect(await call('wave()')).toBe('o/');
  });

  it('upgrades under the release before, which goes on and can be started again', async () => {
    addFunction(`create function wallet_of(g starter_grants) returns text language sql as $$
      select (g).wallet $$;`);
    await migrate(db, release);
    const next = another();
    const upgrade = addUpgrade(next, newest + 1, 'alter table heartbeat add column by text;');
    addFunction(
      `create function beat_by(h heartbeat) returns text language sql as $$ select (h).by $$;`,
      next,
    );
    const lines: string[] = [];
    expect(await migrate(db, next, (line) => lines.push(line))).toBe(newest + 1);
    expect(lines).toEqual([
      expect.stringMatching(`^Upgraded from version ${newest} to ${newest + 1} in \\d+ ms.$`),
    ]);
    expect(await migrate(db, next)).toBe(newest + 1);
    expect(await migrate(db, release)).toBe(newest);
    expect(await call(`wallet_of(g) from starter_grants g`)).toBeUndefined();
    expect(await callAs(next, `beat_by(h) from heartbeat h`)).toBeUndefined();
    expect(await db.query('select version, name from schema_migrations order by 1')).toEqual([
      { version: newest, name: 'schema' },
      { version: newest + 1, name: upgrade },
    ]);
  });

  it('is refused while a server runs that is older than the release before', async () => {
    await migrate(db, release);
    const next = another();
    addUpgrade(next, newest + 1, 'create table first_new (id integer);');
    const afterNext = another();
    addUpgrade(afterNext, newest + 1, 'create table first_new (id integer);');
    addUpgrade(afterNext, newest + 2, 'create table second_new (id integer);');
    await migrate(db, next);
    await db.query(`update releases set seen_at = now() + interval '1 day' where version = $1`, [
      newest,
    ]);
    expect(await refusal(afterNext)).toBe(
      `SchemaError: A server of version ${newest} was there 0 seconds ago, and the upgrade to ${newest + 2} only leaves ${newest + 1} working: stop it, or start the release of version ${newest + 1} first.`,
    );
    await db.query(
      `update releases set seen_at = now() - interval '2 minutes' where version = $1`,
      [newest],
    );
    expect(await refusal(afterNext)).toBe('started');
    expect(await refusal()).toContain('start the newer release instead');
  });

  it('lets everybody pass while a table is held, and tries again', async () => {
    await migrate(db, release);
    const next = another();
    addUpgrade(next, newest + 1, 'alter table heartbeat add column by text;');
    const holder = await db.connect();
    await holder.query('begin; lock table heartbeat in access share mode');
    let complained: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      complained = resolve;
    });
    const upgraded = migrate(db, next, complained);
    await held;
    // What the upgrade had changed by then it has given back.
    expect(await db.query('select max(version) as version from schema_migrations')).toEqual([
      { version: newest },
    ]);
    await holder.end();
    expect(await upgraded).toBe(newest + 1);
  });

  it('takes the functions away of releases that nobody has run for a day, and makes its own again', async () => {
    const clock = { now: () => Date.now() };
    await migrate(db, release);
    await migrate(db, SQL_FOLDER);
    const sets = () =>
      db.query(`select nspname from pg_namespace where nspname like 'functions%' order by 1`);
    const next = another();
    addFunction('create function wave() returns int language sql as $$ select 1 $$;', next);
    await migrate(db, next);
    const names = [SQL_FOLDER, next].map((folder) => readSqlFiles(folder).namespace);
    await keepRelease({ db, clock });
    expect(await sets()).toEqual([...names].sort().map((nspname) => ({ nspname })));
    await db.query(`update releases set seen_at = now() - interval '25 hours'`);
    await keepRelease({ db, clock });
    expect(await sets()).toEqual([{ nspname: names[0] }]);
    // As for an instance that was frozen while others were sweeping.
    await db.query(`drop schema ${names[0]} cascade`);
    await db.query('delete from releases');
    await keepRelease({ db, clock });
    expect(await db.query('select free_treasury() is not null as found')).toEqual([
      { found: true },
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
    expect(await atVersion(newest + 2)).toBe(
      `SchemaError: The database is at version ${newest + 2}, this product only knows ${newest}: start the newer release instead.`,
    );
    expect(await atVersion(21)).toBe(
      'SchemaError: The database is at version 21, this product upgrades from 22 on: start the last release that knew it first.',
    );
  });
});
