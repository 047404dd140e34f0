import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { databaseUrl } from './test-database.ts';

/** Databases without anything in them; `close` takes all of them away. */
export function emptyDatabases(): { open(): Promise<Database>; close(): Promise<void> } {
  const admin = openDatabase(inject('postgresUrl'), { poolSize: 1 });
  const made: { db: Database; name: string }[] = [];
  return {
    async open() {
      const name = `empty_${randomBytes(6).toString('hex')}`;
      await admin.query(`create database ${name} template template0`);
      const db = openDatabase(databaseUrl(inject('postgresUrl'), name), { poolSize: 2 });
      made.push({ db, name });
      return db;
    },
    async close() {
      for (const { db, name } of made) {
        await db.close();
        await admin.query(`drop database ${name} with (force)`);
      }
      await admin.close();
    },
  };
}
