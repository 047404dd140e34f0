import { calls } from '@goats/chain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Chain } from '../../chain/chain.ts';
import { createRpc } from '../../chain/rpc.ts';
import type { Game } from '../../game.ts';
import { deposit, payOut, sendHoof, succeed } from '../../testing/chain-actions.ts';
import { type LyingNode, lyingNode, STALL } from '../../testing/lying-node.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type ChainWallet, startTestChain, type TestChain } from '../../testing/test-chain.ts';
import { seat, type TestPlayer } from '../../testing/test-players.ts';
import { type ChainLoop, createChainLoop } from './run-chain.ts';

const HALF_AN_HOUR = 30 * 60_000;
const HOOF = 100;

describe('what the chain says', () => {
  let test: TestChain;
  let node: LyingNode;
  let server: TestApp;
  let ada: TestPlayer;
  let wallet: ChainWallet;
  let back: () => Promise<void>;
  let faults: unknown[];
  let loop: ChainLoop;
  /** The same node, on the net: two blocks more make a block final. */
  let far: Chain;
  beforeAll(async () => {
    test = await startTestChain();
    node = await lyingNode(test.url);
    wallet = await test.wallet('ada');
    far = { ...test.chain, embedded: false, finality: { confirmations: 2 }, rpc: patient() };
  });
  afterAll(async () => {
    await node.close();
    await test.stop();
  });
  beforeEach(async () => {
    back = await test.snapshot();
    node.tell(undefined);
    server = await createTestApp({ chain: test.chain });
    test.follow(server.clock);
    ada = await seat(server, 'ada', ['Common', 'Common']);
    faults = [];
    loop = loopOn(test.chain);
  });
  afterEach(async () => {
    await server.close();
    await back();
  });

  /** Without a time: as long as the product does. */
  const patient = (timeoutMs?: number) =>
    createRpc(node.url, { retries: 0, ...(timeoutMs ? { timeoutMs } : {}) });
  const game = (): Game => server.app.game;
  const loopOn = (chain: Chain, instance = 'this one') =>
    createChainLoop({ ...game(), chain, instance }, (error) => faults.push(error));
  const voucher = (hoof: number) =>
    game().world.run({
      ...{ type: 'withdraw-hoof', wallet: ada.address, amount: hoof * HOOF, exits: 0 },
      ...{ deadline: server.clock.now() + HALF_AN_HOUR, dayLimit: 1_000_000 * HOOF },
      ...{ leftToday: 1_000_000 * HOOF, ownLeft: 0, float: 1_000_000 * HOOF },
      at: server.clock.now(),
    });
  const redeem = ({ id, hoof, deadline }: { id: number; hoof: number | null; deadline: number }) =>
    payOut(test, wallet, { number: id, amount: hoof!, deadline: Math.floor(deadline / 1000) });
  const one = async (sql: string) => Object.values((await server.db.query(sql))[0] ?? {})[0];
  const outside = () => one(`select balance from accounts where name = 'chain'`);
  const problem = () => one('select problem from chain_state');
  const leaving = () => one('select count(*) from leaving_wallets');

  it('is booked once: what a voucher paid, what was deposited, and what was sent just so', async () => {
    const before = await ada.balance();
    const signed = await voucher(50);
    await redeem(signed);
    await loop.round();
    expect(await one(`select state from withdrawals where id = ${signed.id}`)).toBe('final');
    expect(await outside()).toBe(5_000);
    await deposit(test, wallet, 2_000);
    await sendHoof(test, wallet, { to: test.chain.contracts.stadium, amount: 300 });
    const other = loopOn(test.chain, 'another');
    await Promise.all([loop.round(), other.round(), loop.round()]);
    server.clock.advance(6_000);
    await Promise.all([other.round(), loop.round()]);
    expect(faults).toEqual([]);
    expect(await ada.balance()).toBe(before - 50 + 20 + 3);
    expect(await outside()).toBe(5_000 - 2_300);
    expect(await one('select count(*) from chain_logs where applied_at is null')).toBe(0);
  });

  it('is not acted on before it is final, and never when its block goes away', async () => {
    const distant = loopOn(far);
    await redeem(await voucher(50));
    await test.mine(2);
    await distant.round();
    const before = await ada.balance();
    await deposit(test, wallet, 2_000);
    await distant.round();
    expect(await one(`select count(*) from chain_logs where event = 'HoofDeposited'`)).toBe(1);
    expect(await ada.balance()).toBe(before);
    await test.reorg(1);
    await test.mine(3);
    await distant.round();
    expect(faults).toEqual([]);
    expect(await ada.balance()).toBe(before);
    expect(await one(`select count(*) from chain_logs where event = 'HoofDeposited'`)).toBe(0);
  });

  it('ends a voucher that nobody redeemed, and only that: a quiet chain is given a block for it', async () => {
    const before = await ada.balance();
    const forgotten = await voucher(50);
    const redeemed = await voucher(20);
    await redeem(redeemed);
    server.clock.advance(HALF_AN_HOUR - 60_000);
    await loop.round();
    expect(await ada.balance()).toBe(before - 70);
    server.clock.advance(120_000);
    await loop.round();
    await loop.round();
    expect(faults).toEqual([]);
    const stateOf = (id: number) => one(`select state from withdrawals where id = ${id}`);
    expect(await stateOf(forgotten.id)).toBe('expired');
    expect(await stateOf(redeemed.id)).toBe('final');
    expect(await ada.balance()).toBe(before - 20);
  });

  it('gives back what a voucher promised whose number a thief of the key has used', async () => {
    const before = await ada.balance();
    const { id } = await voucher(50);
    const thief = await test.wallet('thief');
    await payOut(test, thief, { number: id, amount: 700 });
    server.clock.advance(HALF_AN_HOUR + 60_000);
    for (let i = 0; i < 3; i += 1) await loop.round();
    expect(faults).toEqual([]);
    expect(await one(`select state from withdrawals where id = ${id}`)).toBe('expired');
    expect(await ada.balance()).toBe(before);
  });

  it('lets nothing begin for whoever asks to leave, as soon as it is seen, until that goes away', async () => {
    const distant = loopOn(far);
    await test.mine(2);
    await distant.round();
    const request = await ada.call('POST', '/api/battles/requests', {
      ...{ playerId: ada.address, cardId: ada.cards[0], hoofStake: 10 },
    });
    await succeed(wallet, calls.ask(test.chain.contracts));
    await distant.round();
    expect(await leaving()).toBe(1);
    const after = await ada.call('GET', `/api/battles/requests/${request.body.id}`);
    expect(after.body.status).toBe('cancelled');
    const again = await ada.call('POST', '/api/battles/requests', {
      ...{ playerId: ada.address, cardId: ada.cards[0], hoofStake: 10 },
    });
    expect(again.body.code).toBe('WALLET_LEAVING');
    await test.reorg(1);
    await test.mine(1);
    await distant.round();
    expect(await leaving()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('is waited for without harm when the node is busy, stalls or is away, and read when it is back', async () => {
    const distant = loopOn(far);
    await distant.round();
    node.tell(() => 429);
    const pauses = [await distant.round(), await distant.round(), await distant.round()];
    expect(pauses).toEqual([4_000, 8_000, 16_000]);
    expect(await problem()).toMatch(/does not answer/);
    node.tell(() => STALL);
    await loopOn({ ...far, rpc: patient(50) }).round();
    expect(await ada.balance()).toBeGreaterThan(0);
    // Nobody waits for it when the server stops.
    const last = distant.round();
    distant.stop();
    await last;
    node.tell(undefined);
    await loopOn(far).round();
    expect(await problem()).toBeNull();
  });
});
