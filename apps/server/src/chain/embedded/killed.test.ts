import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Hex } from 'viem';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../../clock.ts';
import { bundledProgram } from '../../testing/bundled-program.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { Chain } from '../chain.ts';
import { createRpc } from '../rpc.ts';
import { startEmbeddedChain } from './embedded-chain.ts';
import { findAnvil } from './find-anvil.ts';

const NOBODY = '0x000000000000000000000000000000000000dEaD';

// A whole process starts in each, and on a busy machine that takes its time.
const LONGEST_MS = 180_000;

let database: TestDatabase;
let dataDir: string;
let chain: Chain | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'goats-killed-'));
});
afterEach(async () => {
  await chain?.close();
  chain = undefined;
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** What it was answered before it was killed. */
async function killedAt(moment: string): Promise<Hex[]> {
  const child = spawn(
    process.execPath,
    [bundledProgram('testing/killed-chain.mjs'), database.url, dataDir, moment],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const gone = once(child, 'exit');
  const said = await text(child.stdout);
  expect((await gone)[1]).toBe('SIGKILL');
  await expect.poll(nodeAnswers, { timeout: 30_000 }).toBe(false);
  return said.trim().split('\n') as Hex[];
}

/** A node must not outlive the server that it belongs to. */
async function nodeAnswers(): Promise<boolean> {
  const [row] = await database.db.query<{ node_url: string }>('select node_url from chain_state');
  const rpc = createRpc(row!.node_url, { retries: 0, timeoutMs: 2_000 });
  return rpc.request('eth_chainId', []).then(
    () => true,
    () => false,
  );
}

async function start(): Promise<Chain> {
  chain = await startEmbeddedChain({
    ...{ db: database.db, clock: systemClock, dataDir, base: undefined, log: () => {} },
    command: findAnvil(process.env.ANVIL_BINARY)!,
    keys: { poster: undefined, voucher: undefined },
  });
  return chain;
}

interface Block {
  readonly timestamp: Hex;
  readonly transactions: readonly Hex[];
}

/** Block by block what the journal says, and nothing else. */
async function expectJournal({ rpc }: Chain): Promise<void> {
  const rows = await database.db.query<{ hash: Buffer; block_time: number }>(
    'select hash, block_time from chain_journal order by seq',
  );
  expect(Number(await rpc.request<Hex>('eth_blockNumber', []))).toBe(rows.length);
  for (const [at, { hash, block_time }] of rows.entries()) {
    const number = `0x${(at + 1).toString(16)}`;
    const block = await rpc.request<Block>('eth_getBlockByNumber', [number, false]);
    expect(block.transactions).toEqual([`0x${hash.toString('hex')}`]);
    expect(Number(block.timestamp)).toBe(block_time);
  }
}

const paid = async ({ rpc }: Chain) =>
  BigInt(await rpc.request<Hex>('eth_getBalance', [NOBODY, 'latest']));

it.each([
  // Written down and not sent: it is sent by whoever comes next.
  ['before:eth_sendRawTransaction', 2n],
  // Sent, and nobody was told.
  ['after:eth_sendRawTransaction', 2n],
  // Nothing was written down: it never was.
  ['before:eth_estimateGas', 1n],
  ['after:anvil_dumpState', 2n],
])(
  'has lost nothing when its server was killed: %s',
  async (moment, expected) => {
    const answered = await killedAt(moment);
    // As a machine that loses power in the middle of a file.
    if (moment.endsWith('dumpState'))
      await writeFile(join(dataDir, 'half.snapshot.coming'), 'half');
    const again = await start();
    for (const hash of answered) {
      const receipt = await again.rpc.request('eth_getTransactionReceipt', [hash]);
      expect(receipt).toMatchObject({ status: '0x1' });
    }
    expect(await paid(again)).toBe(expected);
    await expectJournal(again);
    const names = await readdir(dataDir);
    expect(names.filter((name) => /\d\.snapshot$/.test(name))).toEqual([]);
  },
  LONGEST_MS,
);
