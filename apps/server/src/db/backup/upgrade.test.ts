import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { audit } from '../../modules/ledger/audit.ts';
import { BATTLE_AUDIT_CHECKS } from '../../modules/matches/audit/battle-audit.ts';
import { wrongMatches } from '../../modules/matches/audit/replay-audit.ts';
import { databaseUrl } from '../../testing/test-database.ts';
import { type Database, openDatabase } from '../database.ts';
import { newestMigration } from '../migrate.ts';
import { MIGRATIONS_FOLDER } from '../migrations-folder.ts';
import { restoreBackup } from './restore-backup.ts';

/** One played world per released schema, made with trust/make-release-fixture.ts. */
const FIXTURES = join(import.meta.dirname, 'fixtures');

const admin = openDatabase(inject('postgresUrl'), { poolSize: 1 });
const name = `upgraded_${randomBytes(6).toString('hex')}`;
let db: Database | undefined;
afterAll(async () => {
  await db?.close();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.close();
});

describe('data of an older release', () => {
  it.each(readdirSync(FIXTURES))(
    'keeps its books, its matches and its open stakes through every migration: %s',
    async (fixture) => {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.query(`create database ${name} template template0`);
      db = openDatabase(databaseUrl(inject('postgresUrl'), name), { poolSize: 2 });
      const options = { migrations: MIGRATIONS_FOLDER, replace: false };
      const header = await restoreBackup(db, join(FIXTURES, fixture), options);
      const [reached] = await db.query('select max(version) as version from schema_migrations');
      expect(reached).toEqual({ version: await newestMigration(MIGRATIONS_FOLDER) });
      expect(fixture).toContain(`-schema-${String(header.migration).padStart(4, '0')}.`);
      const findings = await audit(db, BATTLE_AUDIT_CHECKS);
      expect(findings.filter(({ wrong }) => wrong > 0)).toEqual([]);
      expect(await wrongMatches(db)).toEqual([]);
      const [counts] = await db.query(
        `select count(*) filter (where phase = 'finished')::int as finished,
                count(*) filter (where phase <> 'finished')::int as live,
                (select count(*)::int from challenges where status = 'open') > 0 as waiting
           from matches where kind <> 'practice'`,
      );
      expect(counts).toEqual({ finished: 1, live: 1, waiting: true });
      await db.close();
      db = undefined;
    },
  );
});
