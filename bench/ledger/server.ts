import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/embedded-postgres.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';

// As deep from a bundle in .cache/bench as from here.
const SQL_FOLDER = fileURLToPath(new URL('../../apps/server/src/db', import.meta.url));

export interface BenchServer {
  readonly db: Database;
  readonly url: string;
  stop(): Promise<void>;
}

/** The product's own PostgreSQL with the settings people get (fsync on), empty but for the schema. */
export async function startBenchServer(connections: number): Promise<BenchServer> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'goats-bench-')));
  await chmod(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  const db = openDatabase(postgres.connectionString, { poolSize: connections });
  await migrateTo(db);
  const stop = async () => {
    await db.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  // PostgreSQL outlives whoever started it; a bench that is called off must not leave one behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
      process.exit(1);
    });
  }
  return { db, url: postgres.connectionString, stop };
}

export async function migrateTo(db: Database): Promise<void> {
  await migrate(db, SQL_FOLDER);
}

/** Runs `work` over and over on so many connections at once; answers how often in a second. */
export async function perSecond(
  connections: number,
  seconds: number,
  work: (worker: number) => Promise<unknown>,
): Promise<number> {
  const began = performance.now();
  const until = began + seconds * 1000;
  let done = 0;
  const worker = async (_: unknown, index: number) => {
    while (performance.now() < until) {
      await work(index);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return done / ((performance.now() - began) / 1000);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
