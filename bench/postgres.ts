import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { DATABASE } from '../apps/server/src/db/embedded/connection.ts';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/embedded-postgres.ts';
import { durableSettings } from '../apps/server/src/db/embedded/settings.ts';
import { prepareDatabase } from '../apps/server/src/testing/prepare-database.ts';
import { databaseUrl } from '../apps/server/src/testing/test-database.ts';
import { copyPreparedWorld } from '../trust/cluster/prepared-world.ts';

export interface BenchPostgres {
  /** Leads to the product's database, which is empty unless a prepared world was copied. */
  readonly url: string;
  /** A database of its own with the schema and the collection; answers its address. */
  createWorld(name: string): Promise<string>;
  stop(): Promise<void>;
}

type Settings = Parameters<typeof startEmbeddedPostgres>[0]['settings'];

/** For a profile: 'shared_preload_libraries=pg_stat_statements,track_functions=all'. */
const EXTRA = Object.fromEntries(
  (process.env.BENCH_POSTGRES_SETTINGS ?? '')
    .split(',')
    .filter(Boolean)
    .map((setting) => setting.split('=') as [string, string]),
);

/** A PostgreSQL in a folder that is gone afterwards; with the settings that people get unless said. */
export async function startBenchPostgres(
  settings: NonNullable<Settings> = durableSettings,
): Promise<BenchPostgres> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'goats-bench-')));
  await chmod(folder, 0o711);
  const prepared = copyPreparedWorld(folder);
  const postgres = await startEmbeddedPostgres({
    ...{ dataDir: folder, log: () => undefined },
    settings: (major) => ({ ...settings(major), ...EXTRA }),
  });
  const url = postgres.connectionString;
  const stop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  // PostgreSQL outlives whoever started it; a bench that is called off must not leave one behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop().finally(() => process.exit(1)));
  }
  // Nor one that fails before it has begun, or whose parent is gone without a word.
  process.once('uncaughtException', (error) => {
    console.error(error);
    stop().finally(() => process.exit(1));
  });
  process.once('disconnect', () => stop().finally(() => process.exit(1)));
  return {
    url,
    stop,
    async createWorld(name) {
      const admin = openDatabase(databaseUrl(url, 'postgres'), { poolSize: 1 });
      const template = prepared ? ` template ${DATABASE} strategy file_copy` : '';
      await admin.query(`create database ${name}${template}`).finally(() => admin.close());
      if (!prepared) await prepareDatabase(databaseUrl(url, name));
      return databaseUrl(url, name);
    },
  };
}
