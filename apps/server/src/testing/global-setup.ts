import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/database.ts';
import { prepareDatabase } from './prepare-database.ts';
import { databaseUrl, TEMPLATE } from './test-database.ts';
import { startTestPostgres } from './test-postgres.ts';

/** One PostgreSQL for the whole run, with a migrated and minted template that test files clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  const admin = openDatabase(postgres.adminUrl, { poolSize: 1 });
  await admin.query(`create database ${TEMPLATE}`);
  await admin.close();
  await prepareDatabase(databaseUrl(postgres.adminUrl, TEMPLATE));
  project.provide('postgresUrl', postgres.adminUrl);
  return () => postgres.stop();
}
