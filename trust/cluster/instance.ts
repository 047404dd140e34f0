import { type ChildProcess, spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const ROOT = join(import.meta.dirname, '../..');

/** `programOf(ROOT)`: the built server of a release, by the folder that the release lies in. */
export function programOf(release: string): string {
  return join(release, 'apps/server/dist/main.js');
}

/** One server process, as the product ships it, that can be stopped, killed and started again. */
export interface Instance {
  readonly number: number;
  readonly port: number;
  readonly pid: number | undefined;
  readonly alive: boolean;
  start(): Promise<void>;
  /**
   * SIGTERM lets it finish what it has; SIGKILL is the power cut. False when it did not end for as
   * long as systemd would wait, and had to be killed.
   */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<boolean>;
  /**
   * A new process for the old one, of another release if its folder is given; on a shared port it
   * serves before the old one has to go.
   */
  replace(release?: string): Promise<void>;
  /** Frozen as by a host that has no time for it: it does nothing, and knows nothing of that. */
  freeze(): void;
  thaw(): void;
}

export interface InstanceOptions {
  readonly number: number;
  readonly port: number;
  /** All on one port, handed out by node:cluster; else each on a port of its own. */
  readonly shared: boolean;
  /** The folder of the release that it is of; absent: this one. */
  readonly release?: string;
  readonly env: Readonly<Record<string, string>>;
  /** Where it prints: an open file, or wherever we print. */
  readonly output: number | 'inherit';
  /** It ended although nobody had stopped it. */
  readonly onDeath?: () => void;
}

const START_PATIENCE_MS = 600_000;
/** As the unit in deploy/ has it. */
const STOP_PATIENCE_MS = 20_000;

export function createInstance(options: InstanceOptions): Instance {
  const { number, port, shared, output } = options;
  const env = { ...options.env, PORT: String(port) };
  const stopped = new WeakSet<ChildProcess>();
  let child: ChildProcess | undefined;
  let release = options.release ?? ROOT;

  async function start(): Promise<void> {
    const program = programOf(release);
    const started = shared ? fork(program, env, output) : launch(program, env, output);
    child = started.child;
    started.child.once('exit', () => {
      if (!stopped.has(started.child)) options.onDeath?.();
    });
    const giveUpAt = Date.now() + START_PATIENCE_MS;
    while (!(await started.serves(port))) {
      if (!isAlive(started.child)) throw new Error(`Instance ${number} ended while starting`);
      if (Date.now() > giveUpAt) throw new Error(`Instance ${number} does not answer`);
      await sleep(100);
    }
  }

  async function end(old: ChildProcess | undefined, signal: NodeJS.Signals): Promise<boolean> {
    if (!old || !isAlive(old)) return true;
    stopped.add(old);
    const gone = once(old, 'exit').then(() => true);
    old.kill(signal);
    if (await Promise.race([gone, sleep(STOP_PATIENCE_MS, false, { ref: false })])) return true;
    console.log(`Instance ${number} does not end: killed.`);
    old.kill('SIGKILL');
    await gone;
    return false;
  }

  return {
    number,
    port,
    get pid() {
      return child?.pid;
    },
    get alive() {
      return child !== undefined && isAlive(child);
    },
    start,
    stop: (signal) => end(child, signal),
    async replace(next) {
      const old = child;
      release = next ?? release;
      if (!shared) await end(old, 'SIGTERM');
      await start().catch((error: unknown) => {
        // A release that does not start must not take the place of one that runs.
        if (shared) child = old;
        throw error;
      });
      await end(old, 'SIGTERM');
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  };
}

interface Started {
  readonly child: ChildProcess;
  readonly serves: (port: number) => Promise<boolean>;
}

/** A worker of node:cluster tells its primary when it listens; nobody could ask it alone. */
function fork(
  program: string,
  env: Readonly<Record<string, string>>,
  output: number | 'inherit',
): Started {
  cluster.setupPrimary({ exec: program, args: [], stdio: ['ignore', output, output, 'ipc'] });
  const worker = cluster.fork(env);
  let listens = false;
  worker.once('listening', () => {
    listens = true;
  });
  return { child: worker.process, serves: async () => listens };
}

/** In a session of its own: a Ctrl-C in the terminal comes to us alone, and we pass it on in order. */
function launch(
  program: string,
  env: Readonly<Record<string, string>>,
  output: number | 'inherit',
): Started {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    detached: true,
  });
  return { child, serves: answers };
}

function isAlive(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

/** `await answers(3001)`: whether a server there says that it serves. */
export function answers(port: number, path = '/api/health'): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request(
      { host: '127.0.0.1', port, path, agent: false, timeout: 2_000 },
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
