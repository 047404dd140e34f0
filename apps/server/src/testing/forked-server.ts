import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { bundledProgram } from './bundled-program.ts';

/** The product itself in a process of its own, which can therefore be killed. */
export interface ForkedServer {
  readonly url: string;
  /** SIGKILL: nothing is closed, flushed or said goodbye to. */
  kill(): Promise<void>;
}

/** `await startServer({ DATABASE_URL: url, DATA_DIR: folder })` */
export async function startServer(env: Record<string, string>): Promise<ForkedServer> {
  const child: ChildProcess = spawn(process.execPath, [bundledProgram('main.mjs')], {
    env: { ...process.env, DEMO_WORLD: 'false', PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const gone = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout! })) {
    const url = /playing at (http\S+)$/.exec(line)?.[1];
    if (url === undefined) continue;
    // Whatever else it says must not fill the pipe up.
    child.stdout!.resume();
    return {
      url,
      async kill() {
        child.kill('SIGKILL');
        await gone;
      },
    };
  }
  throw new Error('The server did not start');
}
