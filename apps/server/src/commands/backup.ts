import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backupName } from '../db/backup/backup-name.ts';
import { writeBackup } from '../db/backup/write-backup.ts';
import { productVersion } from '../product-version.ts';
import { runOnDatabase } from './command-database.ts';

/** `npm run backup [-- file]`: everything in one file, while people play on. */
runOnDatabase(async (db, config) => {
  const madeAt = new Date();
  const [given] = process.argv.slice(2);
  const file = resolve(given ?? join(config.dataDir, 'backups', backupName(madeAt)));
  const { migration } = await writeBackup(db, file, { version: await productVersion(), madeAt });
  const { size } = await stat(file);
  console.log(`${file}: ${(size / 1_048_576).toFixed(1)} MB, version ${migration}.`);
  return true;
});
