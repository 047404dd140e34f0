import { calls } from '@goats/chain';
import { hoofAbi, stadiumAbi } from '@goats/contracts';
import { encodeFunctionData, type Hex, numberToHex, toEventSelector } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Chain } from '../../../chain/chain.ts';
import { createRpc } from '../../../chain/rpc.ts';
import { deposit, payOut, succeed } from '../../../testing/chain-actions.ts';
import { type Lie, type LyingNode, lyingNode } from '../../../testing/lying-node.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type ChainWallet, startTestChain, type TestChain } from '../../../testing/test-chain.ts';
import { readChainSigns } from '../desk/chain-signs-store.ts';
import { rootNow } from '../roots/post-root.ts';
import { createChainLoop } from '../run-chain.ts';
import { NodeBehind } from './chain-lie.ts';
import { createIndexer } from './index-chain.ts';
import { ChainDispute } from './second-opinion.ts';

type Log = { topics: Hex[]; data: Hex; logIndex: Hex; blockNumber: Hex };

const ASKED = toEventSelector('Asked(address)');
const DEPOSITED = toEventSelector('HoofDeposited(uint256,address,uint96)');
const INVENTED = 500_000;

let test: TestChain;
let billy: ChainWallet;
/** Ours, and somebody else's. */
let first: LyingNode;
let second: LyingNode;
let server: TestApp;
let alone: Chain;
let both: Chain;

beforeAll(async () => {
  test = await startTestChain();
  billy = await test.wallet('billy');
  first = await lyingNode(test.url);
  second = await lyingNode(test.url);
  const [rpc, witness] = [first, second].map(({ url }) => createRpc(url, { retries: 0 }));
  alone = { ...test.chain, embedded: false, rpc: rpc! };
  both = { ...alone, witnesses: [witness!] };
  await payOut(test, billy, { number: 1, amount: 5_000 });
  await deposit(test, billy, 2_000);
  await succeed(billy, calls.ask(test.chain.contracts));
});
afterAll(async () => {
  await first?.close();
  await second?.close();
  await test?.stop();
});
beforeEach(async () => {
  server = await createTestApp({ chain: both });
  test.follow(server.clock);
});
afterEach(async () => {
  first.tell(undefined);
  second.tell(undefined);
  await server.close();
});

const read = (chain: Chain) =>
  createIndexer({ db: server.db, clock: server.clock }, chain).round(() => Promise.resolve(true));
const events = async () =>
  (
    await server.db.query<{ event: string }>(
      'select event from chain_logs order by block_number, log_index',
    )
  ).map(({ event }) => event);

const withoutAsking: Lie = async (method, _params, truth) => {
  const answer = await truth();
  if (method !== 'eth_getLogs') return answer;
  return (answer as Log[]).filter(({ topics }) => topics[0] !== ASKED);
};

/** A deposit that never was, with everything that a node can say to make it look true. */
const inventing: Lie = async (method, [asked], truth) => {
  const answer = await truth();
  if (method === 'eth_getLogs') {
    const logs = answer as Log[];
    const at = logs.findIndex(({ topics }) => topics[0] === DEPOSITED);
    const word = (value: number) => numberToHex(value, { size: 32 });
    // Deposits and transfers of HOOF may come in two answers; each gets its own half of the lie.
    const paid = logs.findLast(({ topics, data }) => topics.length === 3 && data === word(2_000));
    const more: Log[] = [];
    if (paid && paid.topics[0] !== DEPOSITED) {
      more.push({ ...paid, data: word(INVENTED), logIndex: '0x64' });
    }
    const own = at < 0 ? undefined : logs[at]!;
    if (own) {
      const topics = [own.topics[0]!, word(1), own.topics[2]!];
      more.push({ ...own, topics, data: word(INVENTED), logIndex: '0x65' });
    }
    return [...logs, ...more];
  }
  const { to, data } = (asked ?? {}) as { to?: string; data?: Hex };
  const { hoof, stadium } = test.chain.contracts;
  const counts = encodeFunctionData({ abi: stadiumAbi, functionName: 'deposits' });
  const holds = encodeFunctionData({ abi: hoofAbi, functionName: 'balanceOf', args: [stadium] });
  const plus = (more: number) => numberToHex(BigInt(answer as Hex) + BigInt(more), { size: 32 });
  if (method === 'eth_call' && to === stadium && data === counts) return plus(1);
  if (method === 'eth_call' && to === hoof && data === holds) return plus(INVENTED);
  return answer;
};

it('one node that keeps an asking to itself is never noticed; a second one notices', async () => {
  first.tell(withoutAsking);
  await expect(read(both)).rejects.toBeInstanceOf(ChainDispute);
  expect(await events()).toEqual([]);
  // What one node alone gets away with.
  await read(alone);
  expect(await events()).not.toContain('Asked');
});

it('nobody is credited with what one node has made up, figures and all', async () => {
  first.tell(inventing);
  await expect(read(both)).rejects.toThrow('different stories');
  expect(await events()).toEqual([]);
  first.tell(undefined);
  expect((await read(both)).complete).toBe(true);
  expect((await events()).filter((event) => event === 'HoofDeposited')).toHaveLength(1);
});

it('one node alone could make credit up', async () => {
  first.tell(inventing);
  await read(alone);
  expect((await events()).filter((event) => event === 'HoofDeposited')).toHaveLength(2);
});

it('a node cannot put a final block into the future alone, where open vouchers would be given back', async () => {
  const tomorrow: Lie = async (method, _params, truth) => {
    const answer = await truth();
    if (method !== 'eth_getBlockByNumber') return answer;
    const block = answer as { timestamp: Hex };
    return { ...block, timestamp: numberToHex(Number(block.timestamp) + 86_400) };
  };
  first.tell(tomorrow);
  await expect(read(both)).rejects.toBeInstanceOf(ChainDispute);
  // An older block of the range, while the newest is told truly.
  const head = await test.rpc.request<Hex>('eth_blockNumber', []);
  first.tell((method, params, truth) =>
    params[0] === head || params[0] === 'latest' ? truth() : tomorrow(method, params, truth),
  );
  await expect(read(both)).rejects.toThrow('different stories');
  expect(await events()).toEqual([]);
});

it('a witness that lies stops us too, and one that is away or far behind is waited for', async () => {
  second.tell(withoutAsking);
  await expect(read(both)).rejects.toBeInstanceOf(ChainDispute);
  second.tell(() => 503);
  await expect(read(both)).rejects.toThrow('A second node does not answer');
  await expect(read(both)).rejects.toBeInstanceOf(NodeBehind);
  // A block or two behind is nothing: what both have counts.
  const head = Number(await test.rpc.request<Hex>('eth_blockNumber', []));
  second.tell(async (method, params, truth) =>
    method === 'eth_getBlockByNumber' && params[0] === 'latest'
      ? test.rpc.request('eth_getBlockByNumber', [numberToHex(head - 1), false])
      : truth(),
  );
  const { tip } = await read(both);
  expect([tip.head.number, tip.final.number]).toEqual([head, head - 1]);
  const finals = await server.db.query('select from chain_logs where final and block_number = $1', [
    head,
  ]);
  expect(finals).toEqual([]);
});

it('says so at the desk and in the metrics, posts no root, and goes on when they agree', async () => {
  const faults: unknown[] = [];
  const loop = createChainLoop(server.app.game, (error) => faults.push(error));
  await loop.round();
  const roots = () => server.db.query('select id from chain_roots');
  const before = await roots();
  await deposit(test, billy, 1_000);
  second.tell(async (method, _params, truth) => (method === 'eth_getLogs' ? [] : truth()));
  server.clock.advance(61 * 60_000);
  await loop.round();
  const signs = () => readChainSigns(server.db, new Date(server.clock.now()));
  expect(await signs()).toMatchObject({
    disputed: true,
    problem: expect.stringMatching(/different stories/),
  });
  expect(faults).toHaveLength(1);
  await expect(rootNow(server.app.game)).rejects.toMatchObject({ code: 'CHAIN_UNREACHABLE' });
  expect(await roots()).toEqual(before);
  second.tell(undefined);
  await loop.round();
  expect(await signs()).toMatchObject({ disputed: false, problem: null });
  loop.stop();
});
