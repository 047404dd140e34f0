import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keccak256 } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { lyingNode } from '../testing/lying-node.ts';
import { startTestChain, type TestChain } from '../testing/test-chain.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startTestSigner } from '../testing/test-signer.ts';
import { keyOf } from './keys.ts';
import { openChain } from './open-chain.ts';
import { RpcRefusal } from './rpc.ts';
import { signCall, waitForReceipt } from './sender.ts';

let test: TestChain;
let database: TestDatabase;
let folder: string;
let said: string[];
beforeAll(async () => {
  test = await startTestChain();
});
afterAll(() => test?.stop());
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'goats-open-'));
  said = [];
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function deployment(change: object = {}): Promise<string> {
  const { chainId, contracts, since } = test.chain;
  const terms = { rootDelay: 0, maxSilence: 604_800, keyDelay: 0, dayLimit: '100000000' };
  const file = join(folder, 'deployment.json');
  await writeFile(file, JSON.stringify({ chainId, contracts, since, terms, ...change }));
  return file;
}
const open = (env: Record<string, string>) =>
  openChain({
    ...{ db: database.db, clock: systemClock, log: (sentence: string) => said.push(sentence) },
    config: readConfig({ DATA_DIR: folder, ...env }),
  });
const real = async (change: object = {}, env: Record<string, string> = {}) =>
  open({ CHAIN_RPC_URL: test.url, CHAIN_DEPLOYMENT: await deployment(change), ...env });

const KEY = '11'.repeat(32);

it('connects to a chain of others, and says which keys it does not have or know', async () => {
  const { chain } = await real({ explorer: 'https://scan.example/' }, { CHAIN_POSTER_KEY: KEY });
  expect(chain).toMatchObject({ chainId: 31_337, embedded: false, finality: 'finalized' });
  expect(chain?.explorer).toBe('https://scan.example');
  expect(chain?.faucet).toBeUndefined();
  expect(chain?.contracts).toEqual({
    hoof: test.chain.contracts.hoof,
    cards: test.chain.contracts.cards,
    stadium: test.chain.contracts.stadium,
  });
  expect(said).toEqual([
    expect.stringContaining('set DEMO_WORLD=false'),
    expect.stringMatching(/^The Stadium does not know the poster key 0x/),
    'There is no voucher key here: this server makes no vouchers.',
    expect.stringMatching(/^One node of the chain is believed/),
  ]);
  expect(said.join()).not.toContain(KEY);
  await chain?.close();
});

it.each([
  ['another chain', { chainId: 1 }, /leads to chain 31337, but CHAIN_DEPLOYMENT is of chain 1\.$/],
  [
    'no contract there',
    {
      contracts: {
        hoof: `0x${'11'.repeat(20)}`,
        cards: `0x${'22'.repeat(20)}`,
        stadium: `0x${'33'.repeat(20)}`,
      },
    },
    /^There is no contract at 0x/,
  ],
  ['half a file', { contracts: undefined }, /is not what the deployment script writes\.$/],
])('plays without a chain that is wrong: %s', async (_, change, sentence) => {
  const { chain, chainOff } = await real(change);
  expect(chain).toBeUndefined();
  expect(chainOff).toMatch(sentence);
});

it('waits for a chain that does not answer yet', async () => {
  const { chain } = await real(
    {},
    { DEMO_WORLD: 'false', CHAIN_RPC_URL: 'http://127.0.0.1:9/secret-key' },
  );
  expect(said).toEqual([
    expect.stringMatching(/^The chain behind CHAIN_RPC_URL does not answer/),
    expect.stringMatching(/^One node/),
  ]);
  expect(said.join()).not.toContain('secret-key');
  await expect(chain?.rpc.request('eth_blockNumber', [])).rejects.toMatchObject({
    code: 'CHAIN_UNREACHABLE',
  });
  await chain?.close();
});

it('reads the chain while a signer is away or has another key, says so, and shows no password', async () => {
  const signer = await startTestSigner('poster');
  const signerUrl = signer.signerUrl.replace('http://', 'http://goats:hunter2@');
  const elsewhere = `0x${'11'.repeat(20)}`;
  try {
    const { chain } = await real(
      {},
      {
        ...{ CHAIN_POSTER_SIGNER_URL: signerUrl, CHAIN_POSTER_SIGNER_ADDRESS: signer.address },
        CHAIN_RELAY_SIGNER_URL: 'http://goats:hunter2@127.0.0.1:9/',
        CHAIN_RELAY_SIGNER_ADDRESS: elsewhere,
      },
    );
    expect(chain?.keys.poster?.address).toBe(test.keys.poster.address);
    expect(chain?.relay?.address).toBe(elsewhere);
    expect(said).toContainEqual(
      expect.stringMatching(/^The signer behind CHAIN_RELAY_SIGNER_URL does not answer yet: /),
    );
    expect(said.join()).not.toMatch(/poster|hunter2/i);
    await chain?.close();
    const other = { CHAIN_POSTER_SIGNER_URL: signerUrl, CHAIN_POSTER_SIGNER_ADDRESS: elsewhere };
    await (await real({}, other)).chain?.close();
    expect(said).toContain(
      `The signer behind CHAIN_POSTER_SIGNER_URL does not have the key of ${elsewhere}.`,
    );
    expect(said.join()).not.toContain('hunter2');
  } finally {
    await signer.close();
  }
});

it('pays from no purse that has another role, wherever its key is', async () => {
  const { chainOff } = await real(
    {},
    {
      CHAIN_POSTER_KEY: KEY,
      CHAIN_RELAY_SIGNER_URL: 'http://127.0.0.1:9',
      CHAIN_RELAY_SIGNER_ADDRESS: keyOf(KEY).address.toLowerCase(),
    },
  );
  expect(chainOff).toBe('The relay has a key that has another role too: give it one of its own.');
});

it('takes a second node as a witness, and says so', async () => {
  const urls = `${test.url}, http://localhost:${new URL(test.url).port}`;
  const file = await deployment();
  const { chain } = await open({ CHAIN_RPC_URLS: urls, CHAIN_DEPLOYMENT: file });
  expect(chain?.witnesses).toHaveLength(1);
  expect(said).toContain('2 nodes of the chain must agree before anything counts.');
  await chain?.close();
});

it('tells every node of a transaction: one that keeps it to itself keeps no root from the chain', async () => {
  const billy = await test.wallet('billy');
  const silent = await lyingNode(test.url);
  silent.tell((method, _, truth) =>
    method === 'eth_sendRawTransaction' ? `0x${'ab'.repeat(32)}` : truth(),
  );
  try {
    const urls = `${silent.url}, ${test.url}`;
    const file = await deployment();
    const { chain } = await open({ CHAIN_RPC_URLS: urls, CHAIN_DEPLOYMENT: file });
    const raw = await signCall(test.chain, billy, { to: billy.address, data: '0x' });
    await chain!.send(raw);
    const receipt = await waitForReceipt(test.rpc, keccak256(raw), { timeoutMs: 60_000 });
    expect(receipt?.status).toBe('0x1');
    silent.tell((method, _, truth) => (method === 'eth_sendRawTransaction' ? 502 : truth()));
    // The second knows it already, and that is more than the first one's silence.
    await expect(chain!.send(raw)).rejects.toBeInstanceOf(RpcRefusal);
    await chain!.close();
  } finally {
    await silent.close();
  }
});

it('does not put a world into another Stadium', async () => {
  await (await real()).chain?.close();
  const { chainOff } = await open({ ANVIL_BINARY: process.env.ANVIL_BINARY ?? '' });
  expect(chainOff).toMatch(/on another chain/);
});

it.each([
  [{ CHAIN: 'off' }, /the operator plays without it/],
  [{ ANVIL_BINARY: '/nowhere/anvil' }, /^anvil does not run here: /],
  [{ CHAIN_POSTER_KEY_FILE: '/nowhere/key' }, 'CHAIN_POSTER_KEY_FILE cannot be read (ENOENT).'],
])('plays without a chain, and says why: %o', async (env, sentence) => {
  const { chain, chainOff } = await open(env);
  expect(chain).toBeUndefined();
  expect(chainOff).toMatch(sentence);
});

it('does not show what is in a file that holds no key', async () => {
  const file = join(folder, 'key');
  await writeFile(file, 'my secret phrase');
  const { chainOff } = await open({ CHAIN_VOUCHER_KEY_FILE: file });
  expect(chainOff).toBe(
    'CHAIN_VOUCHER_KEY_FILE does not hold a private key of 64 hexadecimal digits.',
  );
});
