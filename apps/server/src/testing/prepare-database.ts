import { fileURLToPath } from 'node:url';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { mintCollection } from '../modules/catalogue/mint-collection.ts';

export const MIGRATIONS = fileURLToPath(new URL('../db/migrations', import.meta.url));

export async function prepareDatabase(url: string): Promise<void> {
  const db = openDatabase(url, { poolSize: 4 });
  await migrate(db, MIGRATIONS);
  await mintCollection(db);
  await db.close();
}
