import { readConfig } from '../config.ts';
import { ConfigError } from '../config-fields.ts';
import { BackupError } from '../db/backup/read-backup.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { SchemaError } from '../db/migrate.ts';
import { ensureDatabase, ensureDataDir, StartUpError } from '../start-up.ts';

const PLAIN_SENTENCES = [
  ConfigError,
  StartUpError,
  EmbeddedPostgresError,
  SchemaError,
  BackupError,
];

type Config = ReturnType<typeof readConfig>;

/**
 * Runs a program of the command line on the product's database, which may be in use: brings it up
 * when nothing runs, and ends the process with 0 when `work` answers true, else with 1.
 *
 * `runOnDatabase(async (db) => (await audit(db)).every(({ wrong }) => wrong === 0))`
 */
export function runOnDatabase(work: (db: Database, config: Config) => Promise<boolean>): void {
  onDatabase(work).then(
    (well) => process.exit(well ? 0 : 1),
    (error: unknown) => {
      const plain = PLAIN_SENTENCES.some((type) => error instanceof type);
      console.error(plain ? (error as Error).message : error);
      process.exit(1);
    },
  );
}

async function onDatabase(
  work: (db: Database, config: Config) => Promise<boolean>,
): Promise<boolean> {
  const config = readConfig(process.env);
  await ensureDataDir(config);
  const own = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => console.log(line) });
  if (config.databaseUrl) await ensureDatabase(config.databaseUrl);
  const db = openDatabase(config.databaseUrl ?? own?.connectionString ?? '', { poolSize: 1 });
  try {
    return await work(db, config);
  } finally {
    await db.close();
    await own?.stop();
  }
}
