import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../apps/server/src/db/embedded/embedded-postgres.ts';
import { createInstance, type Instance } from './instance.ts';
import { type ProxyServer, startProxy } from './proxy.ts';

export interface Cluster {
  readonly url: string;
  readonly dataDir: string;
  readonly proxy: ProxyServer;
  readonly instances: readonly Instance[];
  /** For looking at the books; the instances have connections of their own. */
  readonly db: Database;
  /** One instance at a time is taken out, stopped, started and brought back. */
  rollingRestart(): Promise<void>;
  /** After PostgreSQL was stopped or killed: the same data, the same socket. */
  startPostgres(): Promise<void>;
  close(): Promise<void>;
}

export interface ClusterOptions {
  readonly instances?: number;
  readonly port?: number;
  /** Absent: a folder that is gone afterwards. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What one of them gets besides: a clock that is wrong, for example. */
  readonly envOf?: (number: number) => Readonly<Record<string, string>>;
  readonly onLine?: (instance: number, line: string) => void;
  /** What the process ends with when a signal ends it; a harness that was called off did not pass. */
  readonly exitCodeOnSignal?: number;
  /** Lets harnesses speak for many people from one machine. */
  readonly believeForwarded?: boolean;
}

/**
 * One PostgreSQL on a private socket, so many servers that share it, and a proxy before them.
 *
 * `const cluster = await startCluster({ instances: 3, port: 3000 })`
 */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const dataDir = options.dataDir ?? temporaryFolder();
  const logs = join(dataDir, 'logs');
  mkdirSync(logs, { recursive: true });
  let postgres: EmbeddedPostgres = await joinPostgres(dataDir);
  const instances = await Promise.all(
    Array.from({ length: options.instances ?? 3 }, async (_, index) => {
      const number = index + 1;
      return createInstance({
        number,
        port: await freePort(),
        outputFile: join(logs, `instance-${number}.out`),
        onLine: (line) => options.onLine?.(number, line),
        env: {
          // The same folder means the same PostgreSQL: whoever comes second joins it.
          DATA_DIR: dataDir,
          HOST: '127.0.0.1',
          TRUST_PROXY: 'true',
          LOG_FILE: join(logs, `instance-${number}.log`),
          ...options.env,
          ...options.envOf?.(number),
        },
      });
    }),
  );
  const db = openDatabase(postgres.connectionString, { poolSize: 2 });
  let proxy: ProxyServer | undefined;
  const stopAll = async () => {
    await proxy?.close();
    await Promise.all(instances.map((instance) => instance.stop('SIGTERM')));
    await db.close().catch(() => undefined);
    await postgres.stop();
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  closeOnSignal(stopAll, options.exitCodeOnSignal ?? 1);
  try {
    // The first one makes the world; the others find it.
    await instances[0]!.start();
    await Promise.all(instances.slice(1).map((instance) => instance.start()));
    const front = await startProxy({
      port: options.port ?? 0,
      instances: instances.map((instance) => instance.port),
      believeForwarded: options.believeForwarded ?? false,
    });
    proxy = front;
    return {
      url: `http://127.0.0.1:${front.port}`,
      dataDir,
      proxy: front,
      instances,
      db,
      async rollingRestart() {
        for (const instance of instances) {
          await front.rotation.takeOut(instance.port);
          await instance.stop('SIGTERM');
          await instance.start();
          await front.rotation.bringBack(instance.port);
        }
      },
      async startPostgres() {
        const again = await joinPostgres(dataDir);
        const before = postgres;
        postgres = again;
        // Gives up the first share; ours is the second, and keeps it running.
        await before.stop();
      },
      close: stopAll,
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** Servers and PostgreSQL have sessions of their own and would outlive whoever started them. */
function closeOnSignal(close: () => Promise<void>, exitCode: number): void {
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      console.log('Closing up…');
      close().finally(() => process.exit(exitCode));
    });
  }
}

function joinPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir, log: () => undefined });
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'goats-cluster-'));
  // Run by root, PostgreSQL is another account and has to get through.
  chmodSync(folder, 0o711);
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
