import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { audit } from '../../modules/ledger/audit.ts';
import { BATTLE_AUDIT_CHECKS } from '../../modules/matches/audit/battle-audit.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { databaseUrl } from '../../testing/test-database.ts';
import { challengeBody, duelBetween, kickOff, playOut, seat } from '../../testing/test-players.ts';
import { trimCollection } from '../../testing/trim-collection.ts';
import { type Database, openDatabase } from '../database.ts';
import { newestMigration } from '../migrate.ts';
import { MIGRATIONS_FOLDER } from '../migrations-folder.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const OPTIONS = { migrations: MIGRATIONS_FOLDER, replace: false };
const folder = mkdtempSync(join(tmpdir(), 'goats-backup-'));
const file = join(folder, 'goats.gz');

/** Databases without anything in them, gone after the tests. */
const admin = openDatabase(inject('postgresUrl'), { poolSize: 1 });
const made: { db: Database; name: string }[] = [];
async function emptyDatabase(): Promise<Database> {
  const name = `restored_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name} template template0`);
  const db = openDatabase(databaseUrl(inject('postgresUrl'), name), { poolSize: 2 });
  made.push({ db, name });
  return db;
}

afterAll(async () => {
  for (const { db, name } of made) {
    await db.close();
    await admin.query(`drop database ${name} with (force)`);
  }
  await admin.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What every table holds, in a few characters each. */
async function fingerprints(db: Database): Promise<Record<string, string>> {
  const tables = await db.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
        and relkind = 'r' and relpersistence = 'p' order by 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await db.query<{ hash: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash
         from ${name} t`,
    );
    found[name] = row!.hash;
  }
  return found;
}

describe('a backup', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
    const ada = await seat(server, 'ada', ['Common', 'Common', 'Rare']);
    const billy = await seat(server, 'billy', ['Common', 'Rare']);
    const matchId = await duelBetween(ada, billy);
    await kickOff([ada, billy], matchId, [[ada.cards[0]!], [billy.cards[0]!]]);
    await playOut([ada, billy], matchId);
    await ada.call('POST', '/api/challenges', challengeBody(ada, ada.cards[1]!, 'Rare'));
    await duelBetween(ada, billy, { cards: [ada.cards[2]!, billy.cards[1]!], rarity: 'Rare' });
    await trimCollection(server.db);
    await writeBackup(server.db, file, { version: '0.0.0-test', madeAt: new Date(0) });
  });
  afterAll(() => server.close());

  it('brings every row of every table back, with clean books and numbers that go on', async () => {
    const db = await emptyDatabase();
    const header = await restoreBackup(db, file, OPTIONS);
    expect(header).toMatchObject({ version: '0.0.0-test' });
    expect(await fingerprints(db)).toEqual(await fingerprints(server.db));
    expect((await audit(db, BATTLE_AUDIT_CHECKS)).filter(({ wrong }) => wrong > 0)).toEqual([]);
    const next = (from: Database) =>
      from.query(`select nextval('challenges_id_seq') as id, nextval('transfers_id_seq') as sum`);
    expect(await next(db)).toEqual(await next(server.db));
    // The guards are awake again: what the ledger refuses, the restored one refuses too.
    await expect(db.query('update accounts set balance = 1')).rejects.toThrow('by transfers only');
  });

  it('is never poured over somebody’s world by accident', async () => {
    const db = await emptyDatabase();
    await db.query('create table precious (id int)');
    await db.pool.end();
    const again = openDatabase(databaseUrl(inject('postgresUrl'), made.at(-1)!.name), {
      poolSize: 1,
    });
    made.at(-1)!.db = again;
    await expect(restoreBackup(again, file, OPTIONS)).rejects.toThrow('not empty');
    expect(await again.query('select count(*)::int as left from precious')).toEqual([{ left: 0 }]);
    await expect(restoreBackup(again, file, { ...OPTIONS, replace: true })).rejects.toThrow(
      'stop it first',
    );
  });

  it('replaces a world only when told to, after a last chance to keep it', async () => {
    const db = await emptyDatabase();
    const maker = await db.connect();
    await maker.query('create table precious (id int)');
    await maker.end();
    let kept = false;
    await restoreBackup(db, file, {
      ...OPTIONS,
      replace: true,
      beforeReplace: async () => {
        kept = true;
      },
    });
    expect(kept).toBe(true);
    expect(await db.query(`select to_regclass('precious') as gone`)).toEqual([{ gone: null }]);
  });

  it('is refused when a byte has changed, when it is of the future, and when it is something else', async () => {
    const text = gunzipSync(readFileSync(file)).toString();
    const broken = join(folder, 'broken.gz');
    const db = await emptyDatabase();
    const refusal = async (content: string) => {
      writeFileSync(broken, gzipSync(content));
      return restoreBackup(db, broken, OPTIONS).then(
        () => 'restored',
        (error: Error) => error.message,
      );
    };
    expect(await refusal(text.replace('treasury', 'treasurx'))).toContain('damaged');
    expect(await refusal(text.slice(0, text.length / 2))).toContain('damaged');
    expect(await refusal('{"goats":10}\n')).toContain('no backup of this product');
    const newest = await newestMigration(MIGRATIONS_FOLDER);
    const header = text.slice(0, text.indexOf('\n'));
    const future = JSON.stringify({ ...JSON.parse(header), migration: newest + 1 });
    const body = text.replace(header, future).replace(/sha256 \w+\n$/, '');
    const sealed = `${body}sha256 ${createHash('sha256').update(body).digest('hex')}\n`;
    expect(await refusal(sealed)).toContain(`only knows ${newest}`);
    expect(
      await db.query('select count(*)::int as tables from pg_tables where schemaname = $1', [
        'public',
      ]),
    ).toEqual([{ tables: 0 }]);
  });

  it('is for its owner’s eyes only, because seeds of running matches are in it', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});
