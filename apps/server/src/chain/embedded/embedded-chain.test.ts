import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sha256Hex } from '@goats/rules';
import { type Address, type Hex, keccak256 } from 'viem';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../../clock.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { Chain, ChainKey } from '../chain.ts';
import { keyOf } from '../keys.ts';
import { signCall } from '../sender.ts';
import { canHide } from './anvil-process.ts';
import { startEmbeddedChain } from './embedded-chain.ts';
import { findAnvil } from './find-anvil.ts';
import { writeDown } from './journal-store.ts';

let database: TestDatabase;
let dataDir: string;
let open: Chain[] = [];
let said: string[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'goats-chain-'));
  said = [];
});
afterEach(async () => {
  for (const chain of open) await chain.close();
  open = [];
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<Chain> {
  const chain = await startEmbeddedChain({
    ...{ db: database.db, clock: systemClock, dataDir, base: 'http://localhost/api/metadata/' },
    command: findAnvil(process.env.ANVIL_BINARY)!,
    keys: { poster: undefined, voucher: undefined },
    log: (sentence) => said.push(sentence),
  });
  open.push(chain);
  return chain;
}
async function stop(chain: Chain): Promise<void> {
  open = open.filter((each) => each !== chain);
  await chain.close();
}

const billy = keyOf(sha256Hex('billy'));
const NOBODY: Address = '0x000000000000000000000000000000000000dEaD';
const pay = async (chain: Chain, value = 1n, key: ChainKey = billy) =>
  chain.send(await signCall(chain, key, { to: NOBODY, data: '0x', value }));
const receipt = (chain: Chain, hash: Hex) =>
  chain.rpc.request<{ blockNumber: Hex; gasUsed: Hex } | null>('eth_getTransactionReceipt', [hash]);
const head = async (chain: Chain) => Number(await chain.rpc.request<Hex>('eth_blockNumber', []));
const balance = async (chain: Chain, of: Address) =>
  BigInt(await chain.rpc.request<Hex>('eth_getBalance', [of, 'latest']));
const timeOf = async (chain: Chain, block: Hex) =>
  (await chain.rpc.request<{ timestamp: Hex }>('eth_getBlockByNumber', [block, false])).timestamp;
const snapshots = () => readdir(join(dataDir, 'chain'));
const journal = () =>
  database.db.query<{ seq: number; hash: Buffer }>(
    'select seq, hash from chain_journal order by seq',
  );
/** The node alone, as if the machine had run out of memory. */
async function killNode(): Promise<void> {
  const [row] = await database.db.query<{ node_url: string }>('select node_url from chain_state');
  const { protocol, hostname, pathname } = new URL(row!.node_url);
  const sign = protocol === 'unix:' ? `--ipc ${pathname}` : `--host ${hostname} `;
  const all = execFileSync('ps', ['-Ao', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  const own = all.filter((line) => line.includes(sign) && !/bin\/sh /.test(line));
  for (const line of own) process.kill(Number.parseInt(line, 10), 'SIGKILL');
}
async function eventually<T>(ask: () => Promise<T>): Promise<T> {
  for (const giveUpAt = Date.now() + 30_000; ; ) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

it('is the same chain after a clean stop, from a snapshot', async () => {
  const first = await start();
  await first.faucet!(billy.address);
  const hash = await pay(first);
  const before = { receipt: await receipt(first, hash), stadium: first.contracts.stadium };
  await stop(first);
  expect(await snapshots()).toEqual([expect.stringMatching(/^\d+\.snapshot$/)]);

  const second = await start();
  expect(await receipt(second, hash)).toEqual(before.receipt);
  expect(second.contracts.stadium).toBe(before.stadium);
  expect(await balance(second, NOBODY)).toBe(1n);
  await pay(second);
  expect(await balance(second, NOBODY)).toBe(2n);
});

it('is reached by nobody else on the machine, where that can be had', async () => {
  await start();
  const [row] = await database.db.query<{ node_url: string }>('select node_url from chain_state');
  if (!(await canHide())) {
    expect(said.join()).toMatch(/no network of its own/);
    return;
  }
  const path = new URL(row!.node_url).pathname;
  expect((await stat(dirname(path))).mode & 0o777).toBe(0o700);
  const all = execFileSync('ps', ['-Ao', 'args='], { encoding: 'utf8' }).split('\n');
  const [, host = '', port = ''] = all
    .find((line) => line.includes(path))!
    .match(/--host (\S+) --port (\d+)/)!;
  const knocking = connect(Number(port), host);
  const [refused] = await once(knocking, 'error').catch((error) => [error]);
  expect(refused).toMatchObject({ code: 'ECONNREFUSED' });
});

it('lets nobody push its clock on, however many send at one instant', async () => {
  const chain = await start();
  await chain.faucet!(billy.address);
  const first = Number(
    await chain.rpc.request<Hex>('eth_getTransactionCount', [billy.address, 'latest']),
  );
  const raws = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      billy.signTransaction({
        ...{ chainId: 31_337, nonce: first + at, to: NOBODY, data: '0x', value: 1n, gas: 21_000n },
        ...{ maxFeePerGas: 3_000_000_000n, maxPriorityFeePerGas: 1n },
      }),
    ),
  );
  const sent = await Promise.allSettled(raws.map((raw) => chain.send(raw, { mostAheadMs: 5_000 })));
  const late = Number(await timeOf(chain, 'latest' as Hex)) * 1000 - Date.now();
  expect(late).toBeLessThanOrEqual(5_000);
  expect(sent.some(({ status }) => status === 'rejected')).toBe(true);
  // What we send ourselves, a root above all, is not kept waiting by it.
  await chain.tick!();
});

it('loses nothing when its node is killed, and comes back by itself', async () => {
  const chain = await start();
  await chain.faucet!(billy.address);
  const hash = await pay(chain);
  const { blockNumber } = (await receipt(chain, hash))!;
  const time = await timeOf(chain, blockNumber);
  await killNode();
  const paid = await pay(chain).then(
    () => 1n,
    (error) => {
      expect(error).toMatchObject({ code: 'CHAIN_UNREACHABLE' });
      return 0n;
    },
  );
  expect(await eventually(() => receipt(chain, hash))).toMatchObject({ blockNumber });
  expect(await timeOf(chain, blockNumber)).toBe(time);
  await pay(chain);
  expect(await balance(chain, NOBODY)).toBe(2n + paid);
});

it('sends what was written down and not sent, before anything else', async () => {
  const chain = await start();
  await chain.faucet!(billy.address);
  const raw = await signCall(chain, billy, { to: NOBODY, data: '0x', value: 5n });
  const blockTime = Math.floor(Date.now() / 1000) + 5;
  await writeDown(database.db, { raw, hash: keccak256(raw), blockTime });
  await chain.tick!();
  expect(await balance(chain, NOBODY)).toBe(5n);
  expect(await chain.send(raw)).toBe(keccak256(raw));
});

it('strikes out what it refuses, and takes a transaction twice without doing it twice', async () => {
  const chain = await start();
  await chain.faucet!(billy.address);
  const raw = await signCall(chain, billy, { to: NOBODY, data: '0x', value: 1n });
  const hash = await chain.send(raw);
  expect(await chain.send(raw)).toBe(hash);
  const kept = await journal();
  const sign = (change: object) =>
    billy.signTransaction({
      ...{ chainId: 31_337, nonce: 1, to: NOBODY, data: '0x', value: 1n, gas: 21_000n },
      ...{ maxFeePerGas: 3_000_000_000n, maxPriorityFeePerGas: 1n, ...change },
    });
  for (const [change, why] of [
    [{ nonce: 0, value: 2n }, /nonce too low/],
    [{ nonce: 7 }, /nonce too high/],
    [{ value: 10n ** 20n }, /Insufficient funds/],
    [{ maxFeePerGas: 5n }, /max fee per gas/],
    [{ gas: 20_000n }, /intrinsic gas too low/],
    // The node itself would take these, put them into no block, and let everybody wait for them.
    [{ gas: 21_100n, data: '0x11111111111111' }, /too low: it takes 21112 at least/],
    [{ gas: 53_005n, to: undefined, data: '0x00' }, /too low: it takes 53006 at least/],
    [
      { accessList: [{ address: NOBODY, storageKeys: [`0x${'00'.repeat(32)}`] }] },
      /too low: it takes 25300 at least/,
    ],
    [{ chainId: 1 }, /another chain/],
  ] as const) {
    await expect(chain.send(await sign(change))).rejects.toThrow(why);
  }
  await expect(chain.send('0x1234')).rejects.toThrow('no signed transaction');
  expect(await journal()).toEqual(kept);
  expect(await balance(chain, NOBODY)).toBe(1n);
  expect(await head(chain)).toBe(kept.length);
});

it('leaves torn, foreign and overtaken snapshots out, and starts from the one before', async () => {
  const first = await start();
  await first.faucet!(billy.address);
  await pay(first);
  await stop(first);
  const second = await start();
  await pay(second);
  await stop(second);
  const [older, newest] = (await snapshots()).sort(
    (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10),
  );
  const path = join(dataDir, 'chain', newest!);
  const whole = await readFile(path);
  await writeFile(path, whole.subarray(0, whole.length / 2));
  await writeFile(join(dataDir, 'chain', '900.snapshot.coming'), 'half');
  // Of another world: everything is right about it, except that this journal says otherwise.
  const foreign = whole.toString('latin1').replace(/^\d+ /, '999 ');
  await writeFile(join(dataDir, 'chain', '999.snapshot'), foreign, 'latin1');

  const third = await start();
  expect(said.filter((sentence) => /of no use/.test(sentence))).toHaveLength(2);
  expect(await snapshots()).toContain(older);
  expect(await balance(third, NOBODY)).toBe(2n);
  expect(await head(third)).toBe((await journal()).length);
});

it('is made again from nothing but the journal', async () => {
  const first = await start();
  await first.faucet!(billy.address);
  const hashes = [await pay(first), await pay(first)];
  const before = await Promise.all(hashes.map((hash) => receipt(first, hash)));
  await stop(first);
  await rm(join(dataDir, 'chain'), { recursive: true });
  const second = await start();
  for (const [at, hash] of hashes.entries()) {
    const { blockNumber, gasUsed } = before[at]!;
    expect(await receipt(second, hash)).toMatchObject({ blockNumber, gasUsed });
  }
});

it('is one chain for two instances, and the second takes over from the first', async () => {
  const [first, second] = [await start(), await start()];
  await first.faucet!(billy.address);
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([pay(first), pay(second, 10n, second.keys.poster!)]);
  }
  expect(await balance(second, NOBODY)).toBe(33n);
  await stop(first);
  await eventually(() => pay(second));
  expect(await balance(second, NOBODY)).toBe(34n);
  expect(await head(second)).toBe((await journal()).length);
});
