import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../slices/hoof/audit.ts';
import { BATTLE_AUDIT_CHECKS } from '../../slices/match/audit/battle-audit.ts';
import { emptyDatabases } from '../../testing/empty-database.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { challengeBody, duelBetween, kickOff, playOut, seat } from '../../testing/test-players.ts';
import { trimCollection } from '../../testing/trim-collection.ts';
import type { Database } from '../database.ts';
import { newestVersion } from '../migrate.ts';
import { SQL_FOLDER } from '../sql-folder.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const OPTIONS = { sqlFolder: SQL_FOLDER, replace: false };
const folder = mkdtempSync(join(tmpdir(), 'goats-backup-'));
const file = join(folder, 'goats.gz');

const databases = emptyDatabases();
afterAll(async () => {
  await databases.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What every table holds, in a few characters each, but for who runs on which of the two databases. */
async function fingerprints(db: Database): Promise<Record<string, string>> {
  const tables = await db.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
        and relkind = 'r' and relpersistence = 'p' and relname <> 'releases' order by 1`,
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
    const db = await databases.open();
    const header = await restoreBackup(db, file, OPTIONS);
    expect(header).toMatchObject({ version: '0.0.0-test' });
    expect(await fingerprints(db)).toEqual(await fingerprints(server.db));
    expect((await audit(db, BATTLE_AUDIT_CHECKS)).filter(({ wrong }) => wrong > 0)).toEqual([]);
    const next = (from: Database) =>
      from.query(`select nextval('openings_id_seq') as id, nextval('transfers_id_seq') as sum`);
    expect(await next(db)).toEqual(await next(server.db));
    // The guards are awake again: what the ledger refuses, the restored one refuses too.
    await expect(db.query('update accounts set balance = 1')).rejects.toThrow('by transfers only');
  });

  it('keeps devices and mailboxes, and leaves behind what waits to be sent', async () => {
    await server.db.query(
      `insert into mail_addresses (wallet, address, topics, leave_token, created_at)
       values ($1, 'ada@pasture.example', '{sale}', repeat('x', 43), now())`,
      [`0x${'ad'.repeat(20)}`],
    );
    await server.db.query(
      `insert into messages (wallet, topic, text, href, at) values ($1, 'sale', 'x', '/', now())`,
      [`0x${'ad'.repeat(20)}`],
    );
    expect(await server.db.query('select from outbox')).toHaveLength(1);
    const ringing = join(folder, 'ringing.gz');
    await writeBackup(server.db, ringing, { version: '0.0.0-test', madeAt: new Date(0) });
    const db = await databases.open();
    await restoreBackup(db, ringing, OPTIONS);
    expect(await db.query('select address from mail_addresses')).toEqual([
      { address: 'ada@pasture.example' },
    ]);
    expect(await db.query('select from outbox')).toEqual([]);
  });

  it('is never poured over somebody’s world by accident', async () => {
    const db = await databases.open();
    const maker = await db.connect();
    await maker.query('create table precious (id int)');
    await maker.end();
    await expect(restoreBackup(db, file, OPTIONS)).rejects.toThrow('not empty');
    expect(await db.query('select count(*)::int as left from precious')).toEqual([{ left: 0 }]);
    // That question left a connection open, as a server that plays on would.
    await expect(restoreBackup(db, file, { ...OPTIONS, replace: true })).rejects.toThrow(
      'stop it first',
    );
  });

  it('replaces a world only when told to, after a last chance to keep it', async () => {
    const db = await databases.open();
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

  it('is refused when a byte has changed, when it is of another version, and when it is something else', async () => {
    const text = gunzipSync(readFileSync(file)).toString();
    const broken = join(folder, 'broken.gz');
    const db = await databases.open();
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
    const known = newestVersion(SQL_FOLDER);
    const header = text.slice(0, text.indexOf('\n'));
    const ofVersion = (migration: number) => {
      const other = JSON.stringify({ ...JSON.parse(header), migration });
      const body = text.replace(header, other).replace(/sha256 \w+\n$/, '');
      return `${body}sha256 ${createHash('sha256').update(body).digest('hex')}\n`;
    };
    expect(await refusal(ofVersion(known + 1))).toContain(
      `only restores ${known}: restore it with release 0.0.0-test or later.`,
    );
    expect(await refusal(ofVersion(known - 1))).toContain(
      `only restores ${known}: restore it with release 0.0.0-test, and let this one upgrade the data.`,
    );
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
