import { chmodSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../apps/server/src/db/embedded/embedded-postgres.ts';
import { copyPreparedWorld } from './prepared-world.ts';
import { type Cluster, type Front, startCluster } from './start-cluster.ts';

/** A cluster with a world of its own that is gone afterwards, for the harnesses. */
export interface ThrowAway extends Cluster {
  readonly dataDir: string;
  /** For looking at the books; the instances have connections of their own. */
  readonly db: Database;
  /** For connections with limits of their own. */
  readonly connectionString: string;
  /** After PostgreSQL was stopped or killed: the same data, the same socket. */
  startPostgres(): Promise<void>;
}

export interface ThrowAwayOptions {
  readonly instances?: number;
  readonly front?: Front;
  readonly supervised?: boolean;
  /** The folder of the release that all of them are of at first; absent: this one. */
  readonly release?: string;
  /** Absent: a temporary folder. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** When PostgreSQL is up and no instance is. */
  readonly beforeStart?: (connectionString: string) => Promise<void>;
  /** What one of them gets besides: a clock that is wrong, for example. */
  readonly envOf?: (number: number, connectionString: string) => Readonly<Record<string, string>>;
}

/** `const cluster = await startThrowAway({ instances: 3, env: { DEMO_WORLD: 'false' } })` */
export async function startThrowAway(options: ThrowAwayOptions = {}): Promise<ThrowAway> {
  forgetSettings();
  const dataDir = options.dataDir ?? temporaryFolder();
  copyPreparedWorld(dataDir);
  const logs = join(dataDir, 'logs');
  mkdirSync(logs, { recursive: true });
  const joinPostgres = () => startEmbeddedPostgres({ dataDir, log: () => undefined });
  let postgres: EmbeddedPostgres = await joinPostgres();
  const { connectionString } = postgres;
  const db = openDatabase(connectionString, { poolSize: 2 });
  await options.beforeStart?.(connectionString);
  const cluster = await startCluster({
    instances: options.instances ?? 3,
    front: options.front ?? 'none',
    port: 0,
    host: '127.0.0.1',
    folder: dataDir,
    supervised: options.supervised ?? false,
    ...(options.release === undefined ? {} : { release: options.release }),
    exitCodeOnSignal: 1,
    output: (number) => openSync(join(logs, `instance-${number}.out`), 'a'),
    env: (number) => ({
      // The same folder means the same PostgreSQL: whoever comes second joins it.
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      // One machine speaks for many people here, each with an address of its own.
      TRUST_PROXY: 'true',
      NODE_ENV: 'production',
      // Nobody looks at its pages.
      DRAW_AHEAD: 'false',
      LOG_FILE: join(logs, `instance-${number}.log`),
      ...options.env,
      ...options.envOf?.(number, connectionString),
    }),
    async afterwards() {
      await db.close().catch(() => undefined);
      await postgres.stop();
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  });
  return {
    ...cluster,
    dataDir,
    db,
    connectionString,
    async startPostgres() {
      const before = postgres;
      postgres = await joinPostgres();
      // Gives up the first share; ours is the second, and keeps it running.
      await before.stop();
    },
  };
}

/** What configures somebody's own product, DATABASE_URL above all, must not reach a throw-away one. */
export function forgetSettings(): void {
  const kept = new Set(['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ']);
  for (const name of Object.keys(process.env)) if (!kept.has(name)) delete process.env[name];
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'goats-cluster-'));
  // Run by root, PostgreSQL is another account and has to get through.
  chmodSync(folder, 0o711);
  return folder;
}
