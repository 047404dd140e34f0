import { type ExitProof, problemOfExitProof } from '@goats/chain';
import { sha256Hex } from '@goats/rules';
import { type Hex, keccak256, numberToHex, parseTransaction } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Chain } from '../../../chain/chain.ts';
import { keyOf } from '../../../chain/keys.ts';
import { remoteSigner } from '../../../chain/remote-signer.ts';
import { RpcRefusal } from '../../../chain/rpc.ts';
import { sweep } from '../../../clock/housekeeping/run-sweeps.ts';
import { SWEEPS } from '../../../rooms.ts';
import { type SlowPool, slowPool } from '../../../testing/slow-pool.ts';
import { createTestApp, secondInstance, type TestApp } from '../../../testing/test-app.ts';
import { type ChainWallet, startTestChain, type TestChain } from '../../../testing/test-chain.ts';
import { testOperator } from '../../../testing/test-operator.ts';
import { AWAY, startTestSigner, type TestSigner } from '../../../testing/test-signer.ts';
import { giveHoof } from '../../../testing/write-effects.ts';
import { runRoots } from '../roots/run-roots.ts';
import { createChainLoop } from '../run-chain.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let test: TestChain;
let billy: ChainWallet;
let nanny: ChainWallet;
let back: () => Promise<void>;
let pool: SlowPool;
let server: TestApp;
let complaints: unknown[];
beforeAll(async () => {
  test = await startTestChain({ terms: { rootDelay: 3_600 } });
  billy = await test.wallet('billy');
  nanny = await test.wallet('nanny');
});
afterAll(() => test?.stop());
beforeEach(async () => {
  back = await test.snapshot();
  pool = slowPool(test);
  complaints = [];
});
afterEach(async () => {
  await server.close();
  await back();
});

/** A server on a chain of others, with something to promise, and ten minutes later its first root. */
async function open(chain: Chain = pool.chain): Promise<void> {
  server = await createTestApp({ chain });
  test.follow(server.clock);
  await read();
  await giveHoof(server.db, low(billy), 5, server.clock.now());
  await later(10 * MINUTE_MS);
}

async function read(game = server.app.game): Promise<void> {
  await createChainLoop(game, (error) => complaints.push(error)).round();
}

/** Moves on until roots are looked at again, and reads what came of it. */
async function later(ms: number): Promise<void> {
  server.clock.advance(ms);
  await read();
  await read();
}

const low = ({ address }: { readonly address: string }) => address.toLowerCase();
const get = async (url: string) => (await server.app.inject({ url })).json();
const roots = async () => (await get('/api/chain/roots')).roots;
const proof = (): Promise<ExitProof> => get(`/api/chain/exits/${billy.address}`);
const kept = () =>
  server.db.query<{ nonce: number; purpose: string; outcome: string | null; tries: number }>(
    `select t.nonce, purpose, outcome::text, count(*)::int as tries
       from chain_transactions t join chain_tries on transaction_id = id
      group by t.id order by t.nonce, t.id`,
  );
const offered = () => pool.waiting().map(({ raw }) => parseTransaction(raw));
const posterCount = () =>
  test.rpc.request<Hex>('eth_getTransactionCount', [test.keys.poster.address, 'latest']);

describe('whatever a node says of a transaction', () => {
  it.each([
    'already known',
    'nonce too low',
    'replacement transaction underpriced',
    'daily request count exceeded',
  ])('its root keeps its leaves, and everybody their proof: %s', async (words) => {
    pool.sayOfAll(words);
    await open();
    await pool.mine();
    await later(MINUTE_MS);
    expect(await roots()).toMatchObject([{ index: 2, sum: 5 }]);
    server.clock.advance(HOUR_MS);
    await pool.mine();
    await later(MINUTE_MS);
    await pool.mine();
    await read();
    expect(problemOfExitProof(await proof())).toBeUndefined();
  });

  it('only the contract’s own no makes it forget a root, and one about the estimate does not', async () => {
    let lie: string | undefined = 'eth_estimateGas';
    const { chain } = pool;
    const request: Chain['rpc']['request'] = (method, params) =>
      method === lie
        ? Promise.reject(new RpcRefusal('execution reverted: out of credits', 3, '0x'))
        : chain.rpc.request(method, params);
    await open({ ...chain, rpc: { request } });
    const made = () => server.db.query('select id from chain_roots');
    expect([(await made()).length, pool.waiting()]).toEqual([1, []]);
    lie = undefined;
    await later(MINUTE_MS);
    await pool.mine();
    await read();
    expect(await roots()).toMatchObject([{ index: 2, sum: 5 }]);
    expect(complaints).toMatchObject([{ code: 'CHAIN_UNREACHABLE' }]);
  });

  it('the database gives no leaves away that a transaction under way may need', async () => {
    await open();
    const refused = { code: 'HF004' };
    await expect(server.db.query('delete from chain_roots')).rejects.toMatchObject(refused);
    await expect(server.db.query(`update chain_roots set leaves = ''`)).rejects.toMatchObject(
      refused,
    );
    await expect(
      server.db.query('update chain_transactions set nonce = nonce + 1'),
    ).rejects.toMatchObject(refused);
  });
});

describe('a root that is stuck', () => {
  it('offers a quarter more every two minutes, and comes through at any price that we would pay', async () => {
    await open();
    const [first] = offered();
    await later(2 * MINUTE_MS);
    const [second] = offered();
    expect(second?.nonce).toBe(first?.nonce);
    expect(second?.maxFeePerGas).toBeGreaterThanOrEqual((first!.maxFeePerGas! * 5n) / 4n);
    expect(second?.maxPriorityFeePerGas).toBeGreaterThan(first!.maxPriorityFeePerGas!);
    // Blocks take only what offers twelve times as much, whatever the node says of fees.
    const price = first!.maxFeePerGas! * 12n;
    for (let minutes = 2; minutes < 60 && (await roots()).length === 0; minutes += 2) {
      await later(2 * MINUTE_MS);
      await pool.mine(price);
      await read();
      expect(pool.waiting().length).toBeLessThanOrEqual(4);
    }
    expect(await roots()).toMatchObject([{ sum: 5 }]);
  });

  it('gives its number to a payment of nothing after its last second, and the next one goes on', async () => {
    await open();
    await giveHoof(server.db, low(nanny), 2, server.clock.now());
    await later(21 * MINUTE_MS);
    const [cancel] = offered();
    expect(cancel).toMatchObject({ to: low(test.keys.poster) });
    expect(cancel?.data ?? '0x').toBe('0x');
    await pool.mine();
    await later(MINUTE_MS);
    await pool.mine();
    await later(MINUTE_MS);
    expect(await roots()).toMatchObject([{ index: 2, sum: 7 }]);
    expect(await kept()).toMatchObject([
      { nonce: 1, purpose: 'root', outcome: 'cancelled', tries: 2 },
      { nonce: 2, purpose: 'root', outcome: 'done', tries: 1 },
    ]);
  });

  it('is told again to a node that has forgotten it', async () => {
    await open();
    const [before] = pool.waiting();
    pool.forget();
    await later(MINUTE_MS);
    expect(pool.waiting()).toEqual([before]);
  });

  it('is told again to a real node that dropped it before its next block', async () => {
    const send = (raw: Hex) => test.rpc.request<Hex>('eth_sendRawTransaction', [raw]);
    await test.rpc.request('evm_setAutomine', [false]);
    try {
      await open({ ...test.chain, send });
      const [sent] = await server.db.query<{ hash: string }>(
        `select '0x' || encode(hash, 'hex') as hash from chain_tries`,
      );
      expect(await test.rpc.request('anvil_dropTransaction', [sent?.hash])).toBe(sent?.hash);
      await test.mine();
      await later(MINUTE_MS);
      expect(await roots()).toEqual([]);
      await test.mine();
      await read();
      expect(await roots()).toMatchObject([{ index: 2, sum: 5 }]);
    } finally {
      await test.rpc.request('evm_setAutomine', [true]);
    }
  });

  it('is sent again when its block is taken back', async () => {
    const slow = slowPool(test);
    await open({ ...slow.chain, finality: { confirmations: 3 } });
    await slow.mine();
    await later(15_000);
    expect(await roots()).toMatchObject([{ index: 2 }]);
    await test.reorg(2);
    await later(MINUTE_MS);
    expect(await roots()).toEqual([]);
    await slow.mine();
    await later(MINUTE_MS);
    expect(await roots()).toMatchObject([{ index: 2, sum: 5 }]);
    expect(await kept()).toMatchObject([{ purpose: 'root', tries: 1 }]);
  });

  it('whose number somebody else has used is made anew', async () => {
    await open();
    pool.forget();
    await test.sendAs(test.keys.poster, { to: test.keys.poster.address, data: '0x' });
    await giveHoof(server.db, low(nanny), 2, server.clock.now());
    for (let i = 0; i < 3; i += 1) await later(MINUTE_MS);
    await pool.mine();
    await later(MINUTE_MS);
    expect(await roots()).toMatchObject([{ index: 2, sum: 7 }]);
    expect((await kept()).map(({ outcome }) => outcome)).toEqual(['taken', 'done']);
  });
});

describe('a transaction that can never get into a block', () => {
  it('because a node lied about its number holds nothing up, and is over when its time is', async () => {
    let ahead = 50;
    const { chain } = pool;
    const request = async <T>(method: string, params: readonly unknown[]): Promise<T> => {
      const answer = await chain.rpc.request<T>(method, params);
      if (method !== 'eth_getTransactionCount') return answer;
      return numberToHex(Number(answer) + ahead) as T;
    };
    await open({ ...chain, rpc: { request } });
    ahead = 0;
    await giveHoof(server.db, low(nanny), 2, server.clock.now());
    await later(21 * MINUTE_MS);
    await pool.mine();
    await later(21 * MINUTE_MS);
    await pool.mine();
    await later(MINUTE_MS);
    expect(await roots()).toMatchObject([{ index: 2, sum: 7 }]);
    expect((await kept()).map(({ nonce, outcome }) => [nonce, outcome])).toEqual([
      [1, 'done'],
      [51, 'lost'],
    ]);
  });

  it('because its key was changed is told again as it is, and is over when its time is', async () => {
    await open();
    const [before] = pool.waiting();
    pool.forget();
    const fresh = { ...pool.chain.keys, poster: keyOf(sha256Hex('new poster')) };
    const other = await secondInstance(server, {}, { ...pool.chain, keys: fresh });
    try {
      server.clock.advance(5 * MINUTE_MS);
      await read(other.app.game);
      expect(pool.waiting()).toEqual([before]);
      pool.forget();
      server.clock.advance(21 * MINUTE_MS);
      await pool.mine();
      await read(other.app.game);
      expect((await kept()).map(({ outcome }) => outcome)).toEqual(['lost']);
    } finally {
      await other.close();
    }
  });
});

describe('with the poster’s key in another machine', () => {
  let signer: TestSigner;
  beforeEach(async () => {
    signer = await startTestSigner('poster');
  });
  afterEach(() => signer.close());

  function signedElsewhere(): Chain {
    const { chain } = pool;
    const poster = remoteSigner(signer, { setting: 'CHAIN_POSTER_SIGNER_URL' });
    return { ...chain, keys: { ...chain.keys, poster } };
  }

  it('roots are posted, and dearer when they are stuck', async () => {
    await open(signedElsewhere());
    const [first] = offered();
    await later(2 * MINUTE_MS);
    expect(offered()[0]!.maxFeePerGas).toBeGreaterThan(first!.maxFeePerGas!);
    await pool.mine();
    await later(MINUTE_MS);
    expect(await roots()).toMatchObject([{ index: 2, sum: 5 }]);
    expect(complaints).toEqual([]);
    expect(signer.heard).toHaveLength(2);
  });

  it('a signer that is away or lies makes a root late, and the log says why; nothing of it is sent or kept', async () => {
    signer.play(() => AWAY);
    await open(signedElsewhere());
    signer.play((asked, sign) => sign({ ...asked, to: billy.address }));
    await later(MINUTE_MS);
    expect([pool.waiting(), await kept()]).toEqual([[], []]);
    expect(complaints).toMatchObject([
      { code: 'CHAIN_UNREACHABLE', cause: { message: /CHAIN_POSTER_SIGNER_URL did not sign: / } },
      { code: 'CHAIN_UNREACHABLE', cause: { message: /than it was asked for \(to\)/ } },
    ]);
    signer.play(undefined);
    await later(MINUTE_MS);
    await pool.mine();
    await later(MINUTE_MS);
    expect(await roots()).toMatchObject([{ index: 2, sum: 5 }]);
  });

  it('what was signed before the signer went away is told again to a node that has forgotten it', async () => {
    await open(signedElsewhere());
    const [before] = pool.waiting();
    pool.forget();
    signer.play(() => AWAY);
    await later(3 * MINUTE_MS);
    expect(pool.waiting()).toEqual([before]);
    expect(complaints).toMatchObject([{ cause: { message: /did not sign: / } }]);
  });
});

describe('a root whose time has come', () => {
  it('is made to count by one transaction, however long that takes', async () => {
    await open();
    await pool.mine();
    await later(MINUTE_MS);
    server.clock.advance(HOUR_MS);
    await pool.mine();
    for (let i = 0; i < 20; i += 1) await later(15_000);
    expect(pool.waiting()).toHaveLength(1);
    await pool.mine();
    await later(MINUTE_MS);
    expect((await get('/api/chain')).root.index).toBe(2);
    expect(Number(await posterCount())).toBe(3);
  });
});

describe('two instances', () => {
  it('one that dies between writing and sending is followed by the other, with the same transaction', async () => {
    const lines: Hex[] = [];
    const dying: Chain = {
      ...pool.chain,
      send: (raw) => {
        lines.push(raw);
        return Promise.reject(new Error('the process ends here'));
      },
    };
    await open(dying);
    expect(complaints).toMatchObject([{ message: 'the process ends here' }]);
    const other = await secondInstance(server, {}, pool.chain);
    try {
      server.clock.advance(MINUTE_MS);
      await runRoots(other.app.game);
      expect(pool.waiting().map(({ raw }) => keccak256(raw))).toEqual(
        lines.map((raw) => keccak256(raw)),
      );
      await pool.mine();
      await read();
      expect(await roots()).toMatchObject([{ index: 2, sum: 5 }]);
    } finally {
      await other.close();
    }
  });

  it('that both believe to be the one send one transaction, and raise it once', async () => {
    await open();
    const other = await secondInstance(server, {}, pool.chain);
    try {
      for (let i = 0; i < 4; i += 1) {
        server.clock.advance(2 * MINUTE_MS);
        await Promise.all([runRoots(server.app.game), runRoots(other.app.game)]);
      }
      expect(await kept()).toMatchObject([{ nonce: 1, tries: 5 }]);
      expect(pool.waiting()).toHaveLength(1);
    } finally {
      await other.close();
    }
  });
});

it('an operator sees what waits and for how long, offers more for it, and is told when that takes too long', async () => {
  await open();
  const operator = await testOperator(server);
  const desk = async () => (await operator.send({ method: 'GET', url: '/api/admin/chain' })).json();
  const { transactions, alerts } = await desk();
  expect(transactions).toMatchObject([{ purpose: 'root', state: 'waiting', nonce: 1, tries: 1 }]);
  expect(alerts).toEqual([]);
  const url = `/api/admin/chain/transactions/${transactions[0].id}/raise`;
  const raised = await operator.send({ method: 'POST', url });
  expect(raised.json().maxFeeGwei).toBeGreaterThanOrEqual(1.25 * transactions[0].maxFeeGwei);
  expect((await desk()).transactions).toMatchObject([{ state: 'waiting', tries: 2 }]);
  server.clock.advance(16 * MINUTE_MS);
  expect((await desk()).alerts).toContainEqual(
    expect.stringContaining('in no block for 16 minutes'),
  );
  await later(5 * MINUTE_MS);
  expect((await desk()).transactions[0]).toMatchObject({ state: 'cancelling', tries: 3 });
  await pool.mine();
  await later(MINUTE_MS);
  const refused = await operator.send({ method: 'POST', url });
  expect([refused.statusCode, refused.json().error]).toEqual([
    404,
    'No such transaction waits. It may be in a block by now.',
  ]);
  const log = await operator.send({ method: 'GET', url: '/api/admin/audit-log' });
  expect(log.json().entries[0]).toMatchObject({ action: 'higher fee asked for' });
});

it('what is over is swept after a week, and not a day earlier', async () => {
  await open();
  await pool.mine();
  await later(MINUTE_MS);
  const count = async () => (await kept()).length;
  await sweep(server.db, server.clock.now() + 6 * 24 * HOUR_MS, SWEEPS);
  expect(await count()).toBe(1);
  await sweep(server.db, server.clock.now() + 8 * 24 * HOUR_MS, SWEEPS);
  expect(await count()).toBe(0);
});
