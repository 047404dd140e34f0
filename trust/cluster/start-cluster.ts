import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createInstance, type Instance } from './instance.ts';
import { type Nginx, startNginx } from './nginx.ts';

export interface Cluster {
  readonly url: string;
  readonly instances: readonly Instance[];
  /** One instance after the other is replaced while the others serve. */
  rollingRestart(): Promise<void>;
  close(): Promise<void>;
}

/**
 * What stands before the instances. 'shared': one port for all, handed out by node:cluster.
 * 'nginx': deploy/nginx.conf. 'none': whoever calls picks an instance by its own port.
 */
export type Front = 'shared' | 'nginx' | 'none';

export interface ClusterOptions {
  readonly instances: number;
  readonly front: Front;
  /** Of what stands before them; 0 for any. */
  readonly port: number;
  readonly host: string;
  /** For nginx's own files. */
  readonly folder: string;
  /** The folder of the release that all of them are of at first; absent: this one. */
  readonly release?: string;
  readonly env: (number: number) => Readonly<Record<string, string>>;
  readonly output: (number: number) => number | 'inherit';
  /** One that dies is started again, as by systemd. */
  readonly supervised: boolean;
  /** What the process ends with when a signal ends it; a harness that was called off did not pass. */
  readonly exitCodeOnSignal: number;
  /** When the last instance is gone. */
  readonly afterwards?: () => Promise<void>;
}

const RESTART_PAUSE_MS = 1_000;

/** So many servers on one database, and what stands before them. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { front, host, supervised } = options;
  const port = options.port || (await freePort());
  let closing = false;
  const raising = new Set<Instance>();
  const instances = await Promise.all(
    Array.from({ length: options.instances }, async (_, index) => {
      const number = index + 1;
      const instance: Instance = createInstance({
        number,
        port: front === 'shared' ? port : await freePort(),
        shared: front === 'shared',
        ...(options.release === undefined ? {} : { release: options.release }),
        env: options.env(number),
        output: options.output(number),
        onDeath: () => void raise(instance),
      });
      return instance;
    }),
  );
  let nginx: Nginx | undefined;

  async function raise(instance: Instance): Promise<void> {
    if (!supervised || raising.has(instance)) return;
    raising.add(instance);
    for (;;) {
      await sleep(RESTART_PAUSE_MS);
      if (closing || instance.alive) break;
      await instance.start().catch(() => undefined);
    }
    raising.delete(instance);
  }

  async function close(): Promise<void> {
    closing = true;
    await nginx?.close();
    await Promise.all(instances.map((instance) => instance.stop('SIGTERM')));
    await options.afterwards?.();
  }

  closeOnSignal(close, options.exitCodeOnSignal);
  try {
    // The first one makes the world; the others find it.
    await instances[0]!.start();
    await Promise.all(instances.slice(1).map((instance) => instance.start()));
    const ports = instances.map((instance) => instance.port);
    if (front === 'nginx') {
      nginx = await startNginx({ host, port, instances: ports, folder: options.folder });
    }
    return {
      url: `http://127.0.0.1:${front === 'none' ? ports[0] : port}`,
      instances,
      async rollingRestart() {
        for (const instance of instances) await instance.replace();
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Servers and PostgreSQL may have sessions of their own and would outlive whoever started them. */
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

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
