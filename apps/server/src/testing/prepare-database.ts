import { mintCollection } from '../cards/catalogue/mint-collection.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { SQL_FOLDER } from '../db/sql-folder.ts';
import { PATIENCE } from './test-database.ts';

export async function prepareDatabase(url: string): Promise<void> {
  const db = openDatabase(url, { poolSize: 4, limits: PATIENCE });
  await migrate(db, SQL_FOLDER);
  await mintCollection(db);
  await db.close();
}
