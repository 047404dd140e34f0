import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { startBenchPostgres } from '../postgres.ts';

// As deep from a bundle in .cache/bench as from here.
const SQL_FOLDER = fileURLToPath(new URL('../../apps/server/src/db', import.meta.url));

/** Nobody waits for an answer while tables of a million rows are filled, on however busy a machine. */
const LIMITS = { statementMs: 600_000, answerMs: 610_000 };

export interface BenchServer {
  readonly db: Database;
  readonly url: string;
  stop(): Promise<void>;
}

/** The product's own PostgreSQL with the settings people get (fsync on), empty but for the schema. */
export async function startBenchServer(connections: number): Promise<BenchServer> {
  const postgres = await startBenchPostgres();
  const db = openDatabase(postgres.url, { poolSize: connections, limits: LIMITS });
  await migrateTo(db);
  const stop = async () => {
    await db.close();
    await postgres.stop();
  };
  return { db, url: postgres.url, stop };
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
