import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../cluster/instance.ts';
import { freePort } from '../cluster/start-cluster.ts';
import type { DatabaseMachine } from './postgres.ts';

/** How one server finds the primary: an HAProxy beside it, with deploy/ha/haproxy.cfg. */
export interface Finder {
  readonly port: number;
  start(): void;
  /** At once, also for whoever is on the way out. */
  kill(): void;
}

export async function placeFinder(
  number: number,
  folder: string,
  databases: readonly DatabaseMachine[],
): Promise<Finder> {
  const port = await freePort();
  const log = openSync(join(folder, `haproxy${number}.log`), 'a');
  const [DB1, DB2, DB3] = databases.map(({ machine }) => machine.address) as [
    string,
    string,
    string,
  ];
  let child: ChildProcess | undefined;
  return {
    port,
    start() {
      child = spawn('haproxy', ['-db', '-f', join(ROOT, 'deploy/ha/haproxy.cfg')], {
        env: { PATH: process.env.PATH, PRIMARY_PORT: String(port), DB1, DB2, DB3 },
        stdio: ['ignore', log, log],
        detached: true,
      });
    },
    kill: () => void child?.kill('SIGKILL'),
  };
}
