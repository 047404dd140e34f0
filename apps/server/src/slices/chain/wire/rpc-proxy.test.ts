import { type CardExit, calls } from '@goats/chain';
import { hoofAbi } from '@goats/contracts';
import { tokenOf } from '@goats/rules';
import { type Address, encodeFunctionData, type Hex } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chain, TransactionRequest } from '../../../chain/chain.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type ChainWallet, startTestChain, type TestChain } from '../../../testing/test-chain.ts';
import { testWallet } from '../../../testing/test-wallet.ts';

let test: TestChain;
let server: TestApp;
let billy: ChainWallet;
beforeAll(async () => {
  test = await startTestChain();
  server = await createTestApp({ chain: test.chain, env: { LIMIT_PLAY_ETHER_PER_HOUR: '3' } });
  billy = await test.wallet('billy');
});
afterAll(async () => {
  await server?.close();
  await test?.stop();
});
// A window a test: nobody should run into what another one used up.
beforeEach(() => server.clock.advance(3_600_000));

const post = (payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: '/api/chain/rpc', payload, headers });
async function ask(method: string, params: unknown[] = []) {
  const response = await post({ jsonrpc: '2.0', id: 7, method, params });
  return response.json();
}
interface Change {
  readonly nonce?: number;
  readonly gas?: bigint;
  readonly data?: Hex;
  readonly to?: Address | undefined;
}
async function signed(change: Change = {}): Promise<Hex> {
  const nonce = Number(
    await test.rpc.request<Hex>('eth_getTransactionCount', [billy.address, 'latest']),
  );
  return billy.signTransaction({
    ...{ chainId: 31_337, nonce, to: billy.address, data: '0x', value: 0n, gas: 100_000n },
    ...{ maxFeePerGas: 5_000_000_000n, maxPriorityFeePerGas: 1n, ...change },
  } as TransactionRequest);
}

/** What of the hour is gone. */
async function takenBy(subject: string): Promise<number> {
  const [row] = await server.db.query<{ taken: number }>(
    `select taken from rate_limits where name = 'all-chain-transactions' and subject = $1`,
    [subject],
  );
  return row!.taken;
}

describe('what a wallet asks the embedded chain', () => {
  it('is answered, one by one and in batches, also to an extension of the browser', async () => {
    expect(await ask('eth_chainId')).toEqual({ jsonrpc: '2.0', id: 7, result: '0x7a69' });
    const data = encodeFunctionData({ abi: hoofAbi, functionName: 'totalSupply' });
    const call = { to: test.chain.contracts.hoof, data };
    const batch = await post(
      [
        { jsonrpc: '2.0', id: 'a', method: 'eth_call', params: [call, 'latest'] },
        { jsonrpc: '2.0', id: 'b', method: 'eth_blockNumber' },
      ],
      { origin: 'chrome-extension://goat' },
    );
    expect(batch.json()).toMatchObject([{ id: 'a' }, { id: 'b', result: '0x1' }]);
    expect(BigInt(batch.json()[0].result)).toBe(1_000_000_000_000n);
  });

  it('takes a signed transaction, and says why it does not take another', async () => {
    const sent = await ask('eth_sendRawTransaction', [await signed()]);
    const receipt = await ask('eth_getTransactionReceipt', [sent.result]);
    expect(receipt.result.status).toBe('0x1');
    const late = await ask('eth_sendRawTransaction', [await signed({ nonce: 0, gas: 90_000n })]);
    expect(late.error.message).toMatch(/nonce too low/);
  });

  it.each([
    'anvil_setBalance',
    'anvil_setCode',
    'evm_mine',
    'evm_setNextBlockTimestamp',
    'hardhat_setBalance',
    'eth_sendTransaction',
    'eth_accounts',
    'debug_traceTransaction',
    'eth_newFilter',
    'constructor',
    '__proto__',
  ])('is refused when it is %s', async (method) => {
    const head = await test.rpc.request('eth_blockNumber', []);
    expect((await ask(method, ['0x1', '0x1'])).error).toMatchObject({ code: -32_601 });
    expect(await test.rpc.request('eth_blockNumber', [])).toBe(head);
  });

  it('has bounds: gas, blocks, bytes, calls at once', async () => {
    // 0x5b5f56: a loop without an end, as a constructor.
    const endless = await ask('eth_call', [{ data: '0x5b5f56', gas: '0xffffffffffff' }, 'latest']);
    expect(endless.error.message).toMatch(/gas/i);
    expect((await ask('eth_call', [{ to: billy.address }, 'latest', {}])).error.code).toBe(-32_602);
    await test.mine(3);
    const all = { fromBlock: '0x0', toBlock: '0xfffff' };
    expect((await ask('eth_getLogs', [all])).error.code).toBe(-32_005);
    expect((await ask('eth_getLogs', [{ fromBlock: '0x0' }])).result.length).toBeGreaterThan(0);
    const long = await signed({ data: `0x${'00'.repeat(29_000)}` });
    expect((await ask('eth_sendRawTransaction', [long])).error.message).toMatch(/28672 bytes/);
    const greedy = await signed({ gas: 20_000_000n });
    expect((await ask('eth_sendRawTransaction', [greedy])).error.message).toMatch(/5000000 gas/);
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] };
    const many = await post(Array.from({ length: 21 }, () => call));
    expect(many.json()).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('takes forty cards with their proofs at once: who has many can leave too', async () => {
    const proof = Array.from({ length: 15 }, () => `0x${'ab'.repeat(32)}` as Hex);
    const exits = Array.from({ length: 40 }, (_, i) => ({
      ...{ tokenId: tokenOf(i + 1), proof, leaf: { token: tokenOf(i + 1), owner: billy.address } },
    }));
    const leaving = calls.forceExitCards(test.chain.contracts, exits as unknown as CardExit[]);
    const sent = await ask('eth_sendRawTransaction', [
      await signed({ ...leaving, gas: 5_000_000n }),
    ]);
    expect(sent).toMatchObject({ result: expect.stringMatching(/^0x/) });
  });

  it('shows logs of the game and of nobody else, who could make them as long as they like', async () => {
    const { hoof, cards } = test.chain.contracts;
    expect((await ask('eth_getLogs', [{ address: billy.address }])).error.code).toBe(-32_602);
    expect((await ask('eth_getLogs', [{ address: [hoof, {}] }])).error.code).toBe(-32_602);
    const minted = await ask('eth_getLogs', [{ fromBlock: '0x0', address: [hoof, cards] }]);
    expect(minted.result.length).toBeGreaterThan(0);
  });

  it('counts by the gas that it took, which buys room on our disk', async () => {
    // Whoever only says that it may take much has taken nothing from anybody.
    for (let sent = 0; sent < 3; sent += 1) {
      const { result } = await ask('eth_sendRawTransaction', [await signed({ gas: 2_000_000n })]);
      expect(result).toMatch(/^0x/);
    }
    expect(await takenBy('everybody')).toBe(3);
    // 0x5b5f56: a loop without an end, as a constructor, which takes all that it was given.
    const endless = { to: undefined, data: '0x5b5f56', gas: 4_000_000n } as const;
    expect((await ask('eth_sendRawTransaction', [await signed(endless)])).result).toMatch(/^0x/);
    expect(await takenBy('everybody')).toBe(19);
    const params = [await signed({ gas: 500_000n })];
    const next = await post({ jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransaction', params });
    expect(next.statusCode).toBe(429);
  });

  it('is refused in its own words when it is no JSON-RPC', async () => {
    expect((await post({ method: 5 })).json().error).toMatchObject({ code: -32_600 });
    expect((await post([null, 7])).json()).toMatchObject([
      { error: { code: -32_600 } },
      { error: { code: -32_600 } },
    ]);
    expect((await ask('eth_sendRawTransaction', ['0x1234'])).error.message).toMatch(/no signed/);
    expect((await ask('eth_sendRawTransaction', [])).error.code).toBe(-32_602);
  });

  it('runs dry for one address that sends too much, and not because of what was refused', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 22; sent += 1) {
      const params = [await signed({ gas: 22_000n + BigInt(sent) })];
      statuses.push(
        (await post({ jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransaction', params }))
          .statusCode,
      );
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('play ether', () => {
  it('fills a signed-in wallet up once, and does not run in streams', async () => {
    const send = async (name: string) => {
      const wallet = testWallet(server, name);
      await wallet.signIn();
      return wallet.send({ method: 'POST', url: '/api/chain/ether' });
    };
    const first = await send('newcomer');
    expect(first.json()).toEqual({ ether: String(10n ** 18n) });
    expect((await send('newcomer')).statusCode).toBe(200);
    expect((await send('second')).statusCode).toBe(200);
    expect((await send('third')).statusCode).toBe(200);
    expect((await send('fourth')).statusCode).toBe(429);
    const stranger = await server.app.inject({ method: 'POST', url: '/api/chain/ether' });
    expect(stranger.statusCode).toBe(401);
  });
});

it('takes no more in an hour than fits, play ether for a thousand networks included', async () => {
  const small = await createTestApp({
    chain: test.chain,
    env: { LIMIT_ALL_CHAIN_TRANSACTIONS_PER_HOUR: '1' },
  });
  try {
    const answers = [];
    for (const name of ['one', 'other']) {
      const wallet = testWallet(small, name);
      await wallet.signIn();
      answers.push(await wallet.send({ method: 'POST', url: '/api/chain/ether' }));
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 429]);
    expect(answers[1]!.json().error).toMatch(/as many transactions as it keeps in an hour/);
  } finally {
    await small.close();
  }
});

it('keeps half of the hour for who brings in, takes out and leaves, and an address a share', async () => {
  const small = await createTestApp({
    chain: test.chain,
    env: { LIMIT_ALL_CHAIN_TRANSACTIONS_PER_HOUR: '40' },
  });
  const send = async (from: string, change: Change) => {
    const params = [await signed(change)];
    const payload = { jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransaction', params };
    const way = { method: 'POST', url: '/api/chain/rpc' } as const;
    return (await small.app.inject({ ...way, payload, remoteAddress: from })).statusCode;
  };
  try {
    const crowd = Array.from({ length: 12 }, (_, at) => `203.${at}.113.9`);
    const statuses: number[] = [];
    for (const from of crowd) {
      for (let sent = 0; sent < 2; sent += 1) statuses.push(await send(from, {}));
    }
    // A twentieth each, and half in all.
    expect(await send(crowd[0]!, {})).toBe(429);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.slice(-4)).toEqual([429, 429, 429, 429]);
    const { contracts } = test.chain;
    const kept = [calls.ask, calls.stay, calls.activate].map((call) => call(contracts));
    kept.push(calls.depositCards(contracts, [1_000_001]));
    for (const [at, call] of kept.entries()) {
      expect(await send(`198.51.${at}.7`, call)).toBe(200);
    }
  } finally {
    await small.close();
  }
});

it('answers others while one address has the node work without end', async () => {
  // A node that works two things out at a time, in the order in which they came.
  const waiting: (() => void)[] = [];
  let atWork = 0;
  const slow: Chain['rpc'] = {
    async request(method, params) {
      if (method !== 'eth_estimateGas' && method !== 'eth_call') {
        return test.rpc.request(method, params);
      }
      if (atWork >= 2) await new Promise<void>((resolve) => waiting.push(resolve));
      atWork += 1;
      if (method === 'eth_estimateGas') await released;
      atWork -= 1;
      waiting.shift()?.();
      return test.rpc.request(method, params);
    },
  };
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const busy = await createTestApp({ chain: { ...test.chain, rpc: slow } });
  const call = (method: string, remoteAddress: string) => {
    const params = [{ to: billy.address }, 'latest'];
    const payload = { jsonrpc: '2.0', id: 1, method, params };
    return busy.app.inject({ method: 'POST', url: '/api/chain/rpc', payload, remoteAddress });
  };
  try {
    const greedy = Array.from({ length: 8 }, () => call('eth_estimateGas', '203.0.113.9'));
    await vi.waitFor(() => expect(atWork).toBeGreaterThan(0), 30_000);
    expect((await call('eth_call', '198.51.100.7')).statusCode).toBe(200);
    release();
    expect((await Promise.all(greedy)).map(({ statusCode }) => statusCode)).toContain(200);
    // What is found by halving counts for ten.
    const more = await Promise.all(
      Array.from({ length: 60 }, () => call('eth_estimateGas', '203.0.113.9')),
    );
    expect(more.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0);
  } finally {
    await busy.close();
  }
});

it('says that the chain is off, where it is', async () => {
  const off = await createTestApp();
  try {
    const response = await off.app.inject({
      method: 'POST',
      url: '/api/chain/rpc',
      payload: { jsonrpc: '2.0', id: 1, method: 'eth_chainId' },
    });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ error: 'Off in tests.', code: 'CHAIN_OFF' });
  } finally {
    await off.close();
  }
});

it('lets nobody push the chain’s clock on by sending more than one transaction a second', async () => {
  test.setTime(server.clock.now() + 4 * 60_000);
  expect((await ask('eth_sendRawTransaction', [await signed()])).result).toMatch(/^0x/);
  test.setTime(server.clock.now() + 6 * 60_000);
  await test.mine();
  expect(await ask('eth_sendRawTransaction', [await signed()])).toMatchObject({
    ...{ code: 'TOO_MANY_REQUESTS', details: { retryAfterSeconds: 60 } },
  });
  server.clock.advance(61_000);
  expect((await ask('eth_sendRawTransaction', [await signed()])).result).toMatch(/^0x/);
});
