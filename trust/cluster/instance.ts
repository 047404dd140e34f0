import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const ROOT = join(import.meta.dirname, '../..');

/** One server process, as the product ships it, that can be stopped, killed and started again. */
export interface Instance {
  readonly number: number;
  readonly port: number;
  readonly pid: number | undefined;
  readonly alive: boolean;
  start(): Promise<void>;
  /** SIGTERM lets it finish what it has; SIGKILL is the power cut. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Frozen as by a host that has no time for it: it does nothing, and knows nothing of that. */
  freeze(): void;
  thaw(): void;
}

export interface InstanceOptions {
  readonly number: number;
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  /** Everything it prints goes here. */
  readonly outputFile: string;
  readonly onLine?: (line: string) => void;
}

const START_PATIENCE_MS = 180_000;

export function createInstance(options: InstanceOptions): Instance {
  const { number, port, env, outputFile } = options;
  let child: ChildProcess | undefined;
  const alive = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  async function start(): Promise<void> {
    const output = createWriteStream(outputFile, { flags: 'a' });
    child = spawn(process.execPath, [join(ROOT, 'apps/server/dist/main.js')], {
      env: { ...plainEnvironment(), ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A Ctrl-C in the terminal comes to the cluster alone, which passes it on in order.
      detached: true,
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output.write(chunk);
        for (const line of chunk.toString().split('\n')) if (line) options.onLine?.(line);
      });
    }
    const giveUpAt = Date.now() + START_PATIENCE_MS;
    while (!(await answers(port))) {
      if (!alive()) throw new Error(`Instance ${number} ended while starting, see ${outputFile}`);
      if (Date.now() > giveUpAt) throw new Error(`Instance ${number} does not answer`);
      await sleep(100);
    }
  }

  return {
    number,
    port,
    get pid() {
      return child?.pid;
    },
    get alive() {
      return alive();
    },
    start,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    async stop(signal) {
      const running = child;
      if (!running || !alive()) return;
      const gone = new Promise((resolve) => running.once('exit', resolve));
      running.kill(signal);
      await gone;
    },
  };
}

/** Whatever was meant for the cluster itself must not configure every instance. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG, TZ } = process.env;
  const kept = { PATH, HOME, TMPDIR, LANG, TZ, NODE_ENV: 'production' };
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request(
      { host: '127.0.0.1', port, path: '/api/health', agent: false, timeout: 2_000 },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200);
      },
    );
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(false));
    asked.end();
  });
}
