import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Rpc } from '../chain.ts';
import { createRpc } from '../rpc.ts';
import { socketUrl } from '../socket-call.ts';
import type { AnvilCommand } from './find-anvil.ts';

/** A node that runs, empty. */
export interface Anvil {
  readonly url: string;
  readonly rpc: Rpc;
  /** Fulfilled when it has ended, whoever ended it. */
  readonly ended: Promise<void>;
  /** Ends it at once: it keeps nothing that is not written down elsewhere. */
  stop(): Promise<void>;
}

/** The program is there, but it does not run. One sentence. */
export class AnvilError extends Error {
  override name = 'AnvilError';
}

export const EMBEDDED_CHAIN_ID = 31_337;

/**
 * Ends the node with us, even when we are killed: then the pipe on the shell's input closes. The
 * node must not outlive us, because the next start makes another one from the journal.
 */
const WITH_US = `exec 3<&0
"$@" </dev/null 3<&- & node=$!
{ read -r _ <&3; kill -9 "$node"; } >/dev/null 2>&1 & guard=$!
exec 3<&-
wait "$node"; code=$?
kill -9 "$guard" 2>/dev/null
[ -z "$GOATS_SOCKET" ] || rm -rf "$GOATS_SOCKET"
exit "$code"`;

const READY_MS = 30_000;
const MOST_SAID = 2_000;

/**
 * `hidden`: where Linux allows it the node has a network of its own, which nobody else is in, and is
 * reached by a socket in a folder that is ours alone. Its methods know no password: whoever reaches it
 * sets the clock and gives away ether. It cannot be told to listen to no port at all.
 *
 * `const anvil = await startAnvil(findAnvil(undefined)!, ['--prune-history', '64'])`
 */
export async function startAnvil(
  command: AnvilCommand,
  extras: readonly string[],
  {
    hidden = false,
    chainId = EMBEDDED_CHAIN_ID,
  }: { readonly hidden?: boolean; readonly chainId?: number } = {},
): Promise<Anvil> {
  const host = loopback();
  // A command line of the operator's own may lead anywhere, out of that network too.
  const hides = hidden && command.args.length === 0 && (await canHide());
  const folder = hides ? await mkdtemp(join(tmpdir(), 'goats-chain-')) : '';
  const socket = folder && join(folder, 'node.ipc');
  const port = await freePort(host);
  const settings = ['--host', host, '--port', String(port), '--quiet', '--accounts', '0'];
  const chain = ['--chain-id', String(chainId), '--hardfork', 'cancun'];
  // Pages of other sites must not read it, nor ask it for anything that a form cannot.
  const limits = ['--no-cors', '--no-request-size-limit', '--threads', '2'];
  const hiding = socket ? ['--ipc', socket] : [];
  const args = [...command.args, ...settings, ...chain, ...limits, ...extras, ...hiding];
  const child =
    process.platform === 'win32'
      ? spawn(command.file, args, { stdio: ['pipe', 'ignore', 'pipe'] })
      : spawn('/bin/sh', ['-c', WITH_US, 'chain', ...(socket ? HIDE : []), command.file, ...args], {
          env: { ...process.env, GOATS_SOCKET: folder },
          stdio: ['pipe', 'ignore', 'pipe'],
          // A Ctrl-C in the terminal is for us alone: we still have a snapshot to take.
          detached: true,
        });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-MOST_SAID);
  });
  let over = false;
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')]).then(
    () => undefined,
    (error: Error) => {
      said = error.message;
    },
  );
  void ended.then(() => {
    over = true;
  });
  child.stdin.on('error', () => {});
  const stop = async () => {
    child.stdin.end();
    if (process.platform === 'win32') child.kill('SIGKILL');
    await ended;
  };
  const url = socket ? socketUrl(socket) : `http://${host}:${port}`;
  const rpc = createRpc(url, { retries: 0 });
  const giveUpAt = Date.now() + READY_MS;
  while (!(await answers(rpc))) {
    if (over || Date.now() > giveUpAt) {
      await stop();
      throw new AnvilError(`anvil does not run here: ${firstLine(said)}`);
    }
    await wait(10);
  }
  return { url, rpc, ended, stop };
}

/** In a network without anybody; the rights for it reach no further than that. */
const HIDE = ['unshare', '--map-root-user', '--net', '--'];

let found: Promise<boolean> | undefined;

/** Whether this machine lets us: containers often do not. */
export function canHide(): Promise<boolean> {
  found ??= new Promise((resolve) => {
    if (process.platform !== 'linux') return resolve(false);
    const [file = '', ...args] = [...HIDE, 'true'];
    const child = spawn(file, args, { stdio: 'ignore' });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
  return found;
}

const answers = (rpc: Rpc) =>
  rpc.request('eth_chainId', []).then(
    () => true,
    () => false,
  );

/**
 * A page in a browser on this machine may open a WebSocket to any port of it. Linux has sixteen million
 * loopback addresses, which nobody tries one by one.
 */
function loopback(): string {
  if (process.platform !== 'linux') return '127.0.0.1';
  return `127.${randomInt(1, 255)}.${randomInt(0, 256)}.${randomInt(1, 255)}`;
}

async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

const firstLine = (text: string) => text.trim().split('\n')[0] || 'it ended without a word';
