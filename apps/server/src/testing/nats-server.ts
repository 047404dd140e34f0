import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';

/** The server of this machine, where it has one. Debian puts it where only root looks. */
const PROGRAM = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin']
  .map((folder) => join(folder, 'nats-server'))
  .find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

export const HAS_NATS = PROGRAM !== undefined;

/** The real server, of this machine's own packages, on a port of its own. */
export interface NatsServer {
  readonly url: string;
  readonly pid: number | undefined;
  /** At once, as by a power cut. */
  kill(): Promise<void>;
  /** On the port that it had. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** `const nats = await startNats('authorization { token: "goat" }')` */
export async function startNats(config = ''): Promise<NatsServer> {
  const folder = mkdtempSync(join(tmpdir(), 'goats-nats-'));
  const file = join(folder, 'nats.conf');
  writeFileSync(file, config);
  // It chooses one that is free, and says which.
  let port = -1;
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const args = ['--config', file, '--addr', '127.0.0.1', '--port', String(port)];
    child = spawn(PROGRAM!, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const said: string[] = [];
    for await (const line of createInterface(child.stderr!)) {
      said.push(line);
      port = Number(/client connections on \S+:(\d+)/.exec(line)?.[1] ?? port);
      if (line.includes('Server is ready')) return;
    }
    throw new Error(`nats-server did not start: ${said.join('\n')}`);
  }

  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  // Whoever is called off must not leave one behind.
  const takeAlong = () => child?.kill('SIGKILL');
  process.once('exit', takeAlong);
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    get pid() {
      return child?.pid;
    },
    kill,
    start,
    async close() {
      process.off('exit', takeAlong);
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
