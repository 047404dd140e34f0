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
import { challengeBody, seat } from '../../../testing/test-players.ts';
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

it('a node that keeps an asking to itself is noticed: by another, or by what the contract has counted', async () => {
  first.tell(withoutAsking);
  await expect(read(both)).rejects.toBeInstanceOf(ChainDispute);
  await expect(read(alone)).rejects.toThrow('lead to 0 questions to leave, the contract says 1');
  expect(await events()).not.toContain('Asked');
  // One that lies about the count too gets away with it alone.
  const counts = encodeFunctionData({ abi: stadiumAbi, functionName: 'asks' });
  first.tell(async (method, params, truth) =>
    method === 'eth_call' && (params[0] as { data: Hex }).data === counts
      ? numberToHex(0, { size: 32 })
      : withoutAsking(method, params, truth),
  );
  await expect(read(both)).rejects.toBeInstanceOf(ChainDispute);
  expect((await read(alone)).complete).toBe(true);
  expect((await events()).filter((event) => event === 'Asked')).toEqual([]);
});

it('nobody is credited with what one node has made up, figures and all', async () => {
  first.tell(inventing);
  await expect(read(both)).rejects.toThrow('different stories');
  expect(await server.db.query('select from chain_logs where final')).toEqual([]);
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
  expect(await server.db.query('select from chain_logs where final')).toEqual([]);
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

/** Nothing that becomes final is the same story at the other node. */
const keepsDeposits: Lie = async (method, _params, truth) => {
  const answer = await truth();
  if (method !== 'eth_getLogs') return answer;
  return (answer as Log[]).filter(({ topics }) => topics[0] !== DEPOSITED);
};

it('hears who asks while nodes disagree, and lets them out with what was agreed on before', async () => {
  const back = await test.snapshot();
  const ada = await seat(server, 'ada', ['Common'], 1_000);
  const adasKeys = await test.wallet('ada');
  const faults: unknown[] = [];
  const loop = createChainLoop(server.app.game, (error) => faults.push(error));
  const leaving = async () =>
    (await server.db.query<{ wallet: string }>('select wallet from leaving_wallets')).map(
      ({ wallet }) => wallet,
    );
  await loop.round();
  expect(await leaving()).not.toContain(ada.address);
  // The other node has another story, and ours keeps her asking to itself: his word is enough.
  await deposit(test, billy, 1_000);
  second.tell(keepsDeposits);
  first.tell(withoutAsking);
  await succeed(adasKeys, calls.ask(test.chain.contracts));
  await loop.round();
  expect(faults.at(-1)).toBeInstanceOf(ChainDispute);
  expect(await leaving()).toContain(ada.address);
  expect(
    (await ada.call('POST', '/api/challenges', challengeBody(ada, ada.cards[0]!, 'Common'))).body
      .code,
  ).toBe('WALLET_LEAVING');
  // It goes on, and nobody takes her asking back meanwhile.
  server.clock.advance(30 * 60_000);
  await loop.round();
  expect(await leaving()).toContain(ada.address);
  // An hour later a root is posted for her, and counts: she does not leave with one from before.
  first.tell(undefined);
  server.clock.advance(31 * 60_000);
  await seat(server, 'carol', [], 5);
  for (let round = 0; round < 3; round += 1) {
    await loop.round();
    server.clock.advance(20_000);
  }
  expect(await server.db.query('select from chain_state where disputed')).toHaveLength(1);
  const proof = (await server.app.inject(`/api/chain/exits/${ada.address}`)).json();
  await succeed(adasKeys, calls.forceExit(test.chain.contracts, proof.hoof));
  // Not one log became final while they disagreed.
  expect(
    await server.db.query(`select from chain_logs where final and event = 'HoofExited'`),
  ).toEqual([]);
  second.tell(undefined);
  await loop.round();
  expect(await ada.balance()).toBe(0);
  loop.stop();
  await back();
});

it('says so at the desk and in the metrics, posts no root, and goes on when they agree', async () => {
  const back = await test.snapshot();
  await succeed(billy, calls.stay(test.chain.contracts));
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
  await back();
});
