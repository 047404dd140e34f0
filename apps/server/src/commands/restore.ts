import { join, resolve } from 'node:path';
import { auditEverything } from '../audit-everything.ts';
import { backupName } from '../db/backup/backup-name.ts';
import { BackupError } from '../db/backup/read-backup.ts';
import { restoreBackup } from '../db/backup/restore-backup.ts';
import { writeBackup } from '../db/backup/write-backup.ts';
import { SQL_FOLDER } from '../db/sql-folder.ts';
import { productVersion } from '../product-version.ts';
import { printFindings } from '../slices/hoof/index.ts';
import { runOnDatabase } from './command-database.ts';

/**
 * `npm run restore -- file [--replace]`: puts a backup of this version into an empty database and
 * audits it. With --replace what is there is kept in a backup of its own, then goes.
 */
runOnDatabase(async (db, config) => {
  const words = process.argv.slice(2);
  const given = words.find((word) => !word.startsWith('--'));
  if (given === undefined) throw new BackupError('Say which backup: npm run restore -- file.gz');
  const header = await restoreBackup(db, resolve(given), {
    sqlFolder: SQL_FOLDER,
    replace: words.includes('--replace'),
    async beforeReplace() {
      const madeAt = new Date();
      const file = join(config.dataDir, 'backups', backupName(madeAt, 'before-restore'));
      await writeBackup(db, file, { version: await productVersion(), madeAt });
      console.log(`What was there is in ${file}.`);
    },
  });
  console.log(`Restored what release ${header.version} held on ${header.madeAt}.`);
  return printFindings(await auditEverything(db, { rpcUrl: config.chain.real?.rpcUrl }));
});
