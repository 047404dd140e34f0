import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256Hex } from '@goats/rules';
import type { TestChain } from '../apps/server/src/testing/test-chain.ts';
import { freePort } from './free-port.ts';

const ROOT = join(import.meta.dirname, '..');

export interface ProductOnChain {
  readonly url: string;
  /** Gone, with its database. */
  stop(): Promise<void>;
}

/** The built product, set up by an operator for a chain that others run; its data is in `folder`. */
export async function productOnChain(
  chain: TestChain,
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ProductOnChain> {
  const { chainId, contracts, since, terms } = chain.chain;
  const deployment = {
    ...{ chainId, contracts, since },
    terms: {
      rootDelay: terms.rootDelaySeconds,
      maxSilence: terms.maxSilenceSeconds,
      keyDelay: terms.keyDelaySeconds,
      dayLimit: String(terms.dayLimit),
    },
  };
  const file = (name: string) => join(folder, name);
  await writeFile(file('deployment.json'), JSON.stringify(deployment));
  for (const role of ['poster', 'voucher']) {
    await writeFile(file(`${role}.key`), `0x${sha256Hex(`test wallet ${role}`)}\n`, {
      mode: 0o600,
    });
  }
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [join(ROOT, 'apps/server/dist/main.js')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: file('data'),
      LOG_LEVEL: 'warn',
      DRAW_AHEAD: 'false',
      HOUSE_TRADES: 'false',
      CUP_EVERY_MINUTES: '0',
      CHAIN_RPC_URL: chain.url,
      CHAIN_DEPLOYMENT: file('deployment.json'),
      CHAIN_POSTER_KEY_FILE: file('poster.key'),
      CHAIN_VOUCHER_KEY_FILE: file('voucher.key'),
      CHAIN_CONFIRMATIONS: '0',
      CHAIN_ROOT_MINUTES: '1',
      ...settings,
    },
  });
  const log = createWriteStream(file('server.log'));
  server.stdout.pipe(log);
  server.stderr.pipe(log);
  const ended = once(server, 'exit');
  await until(async () => {
    if (server.exitCode !== null) throw new Error(`The product ended: see ${file('server.log')}`);
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
