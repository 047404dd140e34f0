import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const ROOT = join(import.meta.dirname, '..');

export interface Product {
  readonly url: string;
  /** Gone, with its database. */
  stop(): Promise<void>;
}

/** The built product, set up otherwise than the one of all journeys; its data is in `folder`. */
export async function startProduct(
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<Product> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const logFile = join(folder, 'server.log');
  const server = spawn(process.execPath, [join(ROOT, 'apps/server/dist/main.js')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'warn',
      DRAW_AHEAD: 'false',
      HOUSE_TRADES: 'false',
      CUP_EVERY_MINUTES: '0',
      ...settings,
    },
  });
  const log = createWriteStream(logFile);
  server.stdout.pipe(log);
  server.stderr.pipe(log);
  const ended = once(server, 'exit');
  // A hook that ran out of time has nothing in its hands to stop it with.
  const letGo = () => server.kill();
  process.once('exit', letGo);
  void ended.then(() => process.off('exit', letGo));
  await until(async () => {
    // Whoever is killed has no code, but a signal.
    if (server.exitCode !== null || server.signalCode !== null) {
      throw new Error(`The product ended: see ${logFile}`);
    }
    return (await fetch(`${url}/api/health`).catch(() => undefined))?.ok;
  });
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** Asks again and again; the journey's own time limit ends it. */
export async function until<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
