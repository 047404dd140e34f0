import { calls } from '@goats/chain';
import type { Hex } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditEverything } from '../../../audit-everything.ts';
import type { Chain } from '../../../chain/chain.ts';
import { signCall } from '../../../chain/sender.ts';
import { payOut, succeed } from '../../../testing/chain-actions.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type ChainWallet, startTestChain, type TestChain } from '../../../testing/test-chain.ts';
import {
  challengeBody,
  duelBetween,
  kickOff,
  playOut,
  seat,
  type TestPlayer,
} from '../../../testing/test-players.ts';
import { type ChainLoop, createChainLoop } from '../run-chain.ts';
import { rewindChain } from './rewind.ts';

let test: TestChain;
let server: TestApp;
let chain: Chain;
let loop: ChainLoop;
let faults: unknown[];
let ada: TestPlayer;
let billy: TestPlayer;
let adasKeys: ChainWallet;
let billysKeys: ChainWallet;

beforeAll(async () => {
  test = await startTestChain();
  adasKeys = await test.wallet('ada');
  billysKeys = await test.wallet('billy');
  // Nobody reads a chain for development as a real one: without the journal, and believing it.
  chain = { ...test.chain, embedded: false };
  await payOut(test, adasKeys, { number: 1_000_001, amount: 50_000 });
  await payOut(test, billysKeys, { number: 1_000_002, amount: 50_000 });
  for (const keys of [adasKeys, billysKeys]) {
    await succeed(keys, calls.approve(test.chain.contracts, 50_000));
  }
});
afterAll(() => test?.stop());
let back: () => Promise<void>;
beforeEach(async () => {
  back = await test.snapshot();
  server = await createTestApp({ chain });
  test.follow(server.clock);
  faults = [];
  loop = createChainLoop(server.app.game, (error) => faults.push(error));
  ada = await seat(server, 'ada', ['Common'], 100);
  billy = await seat(server, 'billy', ['Common'], 100);
  // What was paid out above was nobody's here: it is taken from them now, and comes out of nowhere.
  await loop.round();
});
afterEach(async () => {
  loop.stop();
  await server.close();
  await back();
});

/** What they were paid at the start this world has never signed, which the audit says for ever. */
const PAID_AT_THE_START = 'every voucher that was redeemed was signed here, for the same';
const offBooks = async () =>
  (await auditEverything(server.db, { rpcUrl: test.url })).flatMap(({ name, wrong }) =>
    wrong > 0 ? [name] : [],
  );
const balances = async () => [await ada.balance(), await billy.balance()];
const signed = (keys: ChainWallet, amount: number) =>
  signCall(test.chain, keys, calls.deposit(test.chain.contracts, amount));
const rewind = () =>
  rewindChain(
    { db: server.db, clock: server.clock, chain },
    { act: { operator: 'root', reason: 'The provider reorganised seven blocks.' } },
  );

it('takes back what is gone, keeps what only moved, once, and the indexer goes on', async () => {
  const before = await balances();
  const [adas, billys] = [await signed(adasKeys, 20_000), await signed(billysKeys, 30_000)];
  await test.chain.send(adas);
  await test.chain.send(billys);
  await loop.round();
  expect(await balances()).toEqual([before[0]! + 200, before[1]! + 300]);

  // Billy's deposit is in the first of the new blocks, and Ada's in none.
  await test.rpc.request('anvil_reorg', [2, [[billys, 0]]]);
  await test.mine(2);
  await loop.round();
  expect(String(faults.at(-1))).toMatch(/was final/);
  await loop.round();
  expect(await balances()).toEqual([before[0]! + 200, before[1]! + 300]);

  const planned = await rewindChain({ db: server.db, clock: server.clock, chain });
  expect(planned.undo).toEqual([
    { event: 'DepositUndone', args: { account: ada.address, amount: '20000' } },
  ]);
  expect(await server.db.query('select from chain_rewinds')).toEqual([]);
  await rewind();
  faults.length = 0;
  await loop.round();
  await loop.round();
  expect(faults).toEqual([]);
  expect(await balances()).toEqual([before[0], before[1]! + 300]);
  expect(await offBooks()).toEqual([PAID_AT_THE_START]);
  const [written] = await server.db.query<{ username: string; details: object }>(
    `select username, details from operator_actions where action = 'chain rewound'`,
  );
  expect(written).toMatchObject({
    username: 'root',
    details: { undone: 1, vanished: 2, moved: 2 },
  });

  // Whoever brings it again is credited again, in a block that had something else in it before.
  await test.chain.send(await signed(adasKeys, 20_000));
  await loop.round();
  expect(await balances()).toEqual([before[0]! + 200, before[1]! + 300]);
  expect(await offBooks()).toEqual([PAID_AT_THE_START]);
});

it('lets nobody begin anything with what is taken back once their match is over', async () => {
  const [adas, billys] = [await signed(adasKeys, 20_000), await signed(billysKeys, 30_000)];
  await test.chain.send(adas);
  await test.chain.send(billys);
  await loop.round();
  const had = await ada.balance();
  const matchId = await duelBetween(ada, billy, { stake: 100 });
  await test.rpc.request('anvil_reorg', [2, [[billys, 0]]]);
  await test.mine(2);
  await loop.round();
  await rewind();
  await loop.round();
  // Of the 200 that never came half is at stake: nobody knows yet whose it will be.
  expect(await ada.balance()).toBe(had - 100);
  expect(had - 100).toBeLessThan(200);
  const begin = () =>
    ada.call('POST', '/api/challenges', challengeBody(ada, ada.cards[0]!, 'Common'));
  for (const refused of [
    await begin(),
    await ada.call('POST', '/api/chain/withdrawals', { hoof: 10 }),
  ]) {
    expect(refused).toMatchObject({ status: 409, body: { code: 'WALLET_LEAVING' } });
    expect(refused.body.error).toMatch(/taken back a deposit/);
  }
  await kickOff([ada, billy], matchId, [ada.cards, billy.cards]);
  await playOut([ada, billy], matchId);
  const played = await ada.balance();
  await loop.round();
  await loop.round();
  expect(await ada.balance()).toBe(Math.max(0, played - 200));
  expect((await begin()).body.code).not.toBe('WALLET_LEAVING');
  expect(await offBooks()).toEqual([PAID_AT_THE_START]);
});

it('does nothing where nothing changed, nor before the chain is as far again', async () => {
  await expect(rewind()).rejects.toThrow('is as it was');
  await test.chain.send(await signed(adasKeys, 20_000));
  await test.mine(3);
  await loop.round();
  const head = Number(await test.rpc.request<Hex>('eth_blockNumber', []));
  await test.rpc.request('anvil_rollback', [2]);
  await expect(rewind()).rejects.toThrow(`Wait until it is past ${head}`);
  expect(await server.db.query('select from chain_rewinds')).toEqual([]);
});

it('the database lets nobody else take back what was final', async () => {
  await test.chain.send(await signed(adasKeys, 20_000));
  await loop.round();
  await expect(server.db.query('delete from chain_logs where final')).rejects.toThrow('stays');
});
