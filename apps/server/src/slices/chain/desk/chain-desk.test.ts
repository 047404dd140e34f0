import { calls, postRoot } from '@goats/chain';
import { stadiumAbi } from '@goats/contracts';
import { encodeFunctionData } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deposit, payOut, succeed } from '../../../testing/chain-actions.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { startTestChain, type TestChain } from '../../../testing/test-chain.ts';
import { testOperator } from '../../../testing/test-operator.ts';
import { seat } from '../../../testing/test-players.ts';
import { pendingRoots } from '../roots/root-store.ts';
import { type ChainLoop, createChainLoop } from '../run-chain.ts';

const HOUR_MS = 3_600_000;
const ZERO = `0x${'00'.repeat(32)}` as const;

describe('the chain at the operator’s desk', () => {
  let test: TestChain;
  let server: TestApp;
  let loop: ChainLoop;
  let operator: Awaited<ReturnType<typeof testOperator>>;
  beforeAll(async () => {
    test = await startTestChain({ terms: { rootDelay: 6 * 3_600 } });
    server = await createTestApp({
      chain: test.chain,
      env: { METRICS: 'true', ADMIN_IDLE_MINUTES: '1440' },
    });
    test.follow(server.clock);
    loop = createChainLoop(server.app.game, (error) => {
      throw error;
    });
    operator = await testOperator(server);
  });
  afterAll(async () => {
    loop.stop();
    await server.close();
    await test.stop();
  });

  const desk = async () => (await operator.send({ method: 'GET', url: '/api/admin/chain' })).json();
  const scrape = async () => {
    server.clock.advance(6_000);
    const { body } = await server.app.inject('/metrics');
    return (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
  };

  it('says what it holds and owes, and has nothing to complain of on the first day', async () => {
    expect(await desk()).toMatchObject({ off: true });
    await loop.round();
    const seen = await desk();
    expect(seen.ledger).toEqual({ outside: 0, expected: 10_000_000_000, difference: 0 });
    expect(seen.chain.reserves).toMatchObject({ balance: 10_000_000_000, claims: 0 });
    expect(seen.keys).toMatchObject({ posterIsInstalled: true, voucherIsInstalled: true });
    expect(seen.alerts).toEqual([]);
    const value = await scrape();
    expect([value('goats_chain_on'), value('goats_chain_up')]).toEqual([1, 1]);
    expect(value('goats_chain_reserve_difference_hoof')).toBe(0);
  });

  it('shows a waiting root with what it changes, and the call that the guardian stops it with', async () => {
    const ada = await seat(server, 'ada', ['Common']);
    let over = false;
    const reading = (async () => {
      while (!over) await loop.round();
    })();
    const posted = await operator.send({ method: 'POST', url: '/api/admin/chain/roots' });
    over = true;
    await reading;
    expect([posted.statusCode, posted.json()]).toEqual([201, { index: 2 }]);
    const { pendingRoot, chain } = await desk();
    expect(pendingRoot).toMatchObject({ index: 2, sum: 1_000, sumBefore: 0, accountsBefore: 0 });
    expect(pendingRoot.largest).toContainEqual({ account: ada.address, before: 0, after: 1_000 });
    const log = await operator.send({ method: 'GET', url: '/api/admin/audit-log' });
    expect(log.json().entries[0]).toMatchObject({ action: 'root asked for', username: 'admin' });

    await test.sendAs(test.keys.guardian, pendingRoot.veto);
    await loop.round();
    const after = await desk();
    expect([after.pendingRoot, chain.paused]).toEqual([null, false]);
    expect(after.alerts).toEqual([expect.stringContaining('paused')]);
    const data = encodeFunctionData({
      abi: stadiumAbi,
      functionName: 'setPaused',
      args: [false],
    });
    await test.sendAs(test.keys.guardian, { to: test.chain.contracts.stadium, data });
    await loop.round();
    expect((await desk()).alerts).toEqual([]);
  });

  it('tells a stolen voucher key by what it pays, and the treasury bears it to the hundredth', async () => {
    const thief = await test.wallet('thief');
    await payOut(test, thief, { number: 77, amount: 12_345 });
    await loop.round();
    const { ledger, alerts } = await desk();
    expect(ledger).toEqual({ outside: 123.45, expected: 9_999_999_876.55, difference: 0 });
    expect(alerts).toEqual([expect.stringContaining('1 voucher was redeemed')]);
    expect((await scrape())('goats_chain_foreign_vouchers')).toBe(1);
    await deposit(test, thief, 345);
    await loop.round();
    expect((await desk()).ledger).toMatchObject({ outside: 120, difference: 0 });
  });

  it('tells a stolen poster key by its first root, while the guardian can still stop it', async () => {
    const data = postRoot({
      ...{ accounts: ZERO, cards: ZERO, sum: 0, deposits: 0, cardDeposits: 0 },
      data: `0x${'66'.repeat(32)}`,
      until: 2 ** 40 - 1,
    });
    await test.sendAs(test.keys.poster, { to: test.chain.contracts.stadium, data });
    await loop.round();
    const { alerts, pendingRoot } = await desk();
    expect(alerts).toContainEqual(expect.stringContaining('1 root was posted this week'));
    expect((await scrape())('goats_chain_foreign_roots')).toBe(1);
    await test.sendAs(test.keys.guardian, pendingRoot.veto);
    await loop.round();
    expect((await desk()).pendingRoot).toBeNull();
  });

  it('tells one of our own roots that comes a second time, with what people had then', async () => {
    const [old] = await server.db.query<Omit<Parameters<typeof postRoot>[0], 'until'>>(
      `select args->>'accounts' as accounts, args->>'cards' as cards, args->>'data' as data,
              (args->>'sum')::bigint as sum, (args->>'deposits')::bigint as deposits,
              (args->>'cardDeposits')::bigint as "cardDeposits"
         from chain_logs where event = 'RootPosted' and args->>'epoch' = '2'`,
    );
    const data = postRoot({ ...old!, until: 2 ** 40 - 1 });
    await test.sendAs(test.keys.poster, { to: test.chain.contracts.stadium, data });
    await loop.round();
    const { alerts, pendingRoot } = await desk();
    expect(alerts).toContainEqual(expect.stringContaining('2 roots were posted this week'));
    expect(await pendingRoots(server.db)).toMatchObject([{ data: old!.data, ours: false }]);
    await test.sendAs(test.keys.guardian, pendingRoot.veto);
    await loop.round();
  });

  it('raises an alarm over a single hundredth that the ledger does not know of', async () => {
    await server.db.query('update chain_state set stadium_balance = stadium_balance - 1');
    expect((await desk()).alerts).toContainEqual(expect.stringContaining('0.01 HOOF less'));
    expect((await scrape())('goats_chain_reserve_difference_hoof')).toBe(-0.01);
    await server.db.query('update chain_state set stadium_balance = stadium_balance + 1');
    expect((await desk()).ledger.difference).toBe(0);
  });

  it('counts who asked to leave and by when a root is due', async () => {
    const leaver = await test.wallet('leaver');
    await succeed(leaver, calls.ask(test.chain.contracts));
    await loop.round();
    const [waiting] = (await desk()).leaving;
    expect(waiting).toMatchObject({ account: leaver.address.toLowerCase(), served: false });
    server.clock.advance(9 * HOUR_MS);
    expect((await desk()).alerts).toContainEqual(expect.stringContaining('One forced exit'));
    expect((await scrape())('goats_chain_exits_late')).toBe(1);
  });

  it('says that it is off, and posts nothing, on a server without a chain', async () => {
    const bare = await createTestApp();
    const other = await testOperator(bare);
    const seen = await other.send({ method: 'GET', url: '/api/admin/chain' });
    expect(seen.json()).toEqual({ off: true, why: 'Off in tests.', reason: 'fault' });
    const refused = await other.send({ method: 'POST', url: '/api/admin/chain/roots' });
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'CHAIN_OFF']);
    await bare.close();
  });
});
