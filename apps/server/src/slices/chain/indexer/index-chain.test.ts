import { calls } from '@goats/chain';
import type { Hex } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Chain, Rpc } from '../../../chain/chain.ts';
import type { Database } from '../../../db/database.ts';
import { deposit, payOut, sendHoof, succeed } from '../../../testing/chain-actions.ts';
import { testClock } from '../../../testing/test-app.ts';
import { type ChainWallet, startTestChain, type TestChain } from '../../../testing/test-chain.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { Overtaken } from '../chain-store.ts';
import { createIndexer, type Progress } from './index-chain.ts';

const CONFIRMATIONS = 3;
const SUPPLY = 1_000_000_000_000;
const always = () => Promise.resolve(true);

describe('the indexer', () => {
  let test: TestChain;
  let billy: ChainWallet;
  let database: TestDatabase;
  let back: () => Promise<void>;
  /** The same node as one on the net, where blocks are final only later. */
  let far: Chain;
  beforeAll(async () => {
    test = await startTestChain();
    far = { ...test.chain, embedded: false, finality: { confirmations: CONFIRMATIONS } };
    billy = await test.wallet('billy');
  });
  afterAll(() => test.stop());
  beforeEach(async () => {
    back = await test.snapshot();
    database = await createTestDatabase();
  });
  afterEach(async () => {
    await back();
    await database.drop();
  });

  const clock = testClock();
  const read = (chain: Chain, db: Database = database.db, goOn = always): Promise<Progress> =>
    createIndexer({ db, clock }, chain).round(goOn);
  const withRpc = (chain: Chain, change: (truth: Rpc) => Rpc): Chain => ({
    ...chain,
    rpc: change(chain.rpc),
  });
  const eventsOf = async (db: Database = database.db) =>
    (
      await db.query<{ event: string; final: boolean }>(
        'select event, final from chain_logs order by block_number, log_index',
      )
    ).map(({ event, final }) => (final ? event : `${event} (seen)`));
  const tablesOf = async (db: Database) => ({
    logs: await db.query(
      `select block_number, log_index, encode(tx_hash, 'hex') as tx, contract, event, args, final,
              applied_at is null as waiting
         from chain_logs order by block_number, log_index`,
    ),
    blocks: await db.query(
      `select number, encode(hash, 'hex') as hash, time from chain_blocks order by number`,
    ),
    state: await db.query(
      `select head, final, seen, stadium_balance, claims, float, left_today, paused, frozen, problem
         from chain_state`,
    ),
  });
  const KEYS = ['KeyInstalled', 'KeyInstalled', 'KeyInstalled'];
  const FOUNDED = ['Transfer', ...KEYS, 'RootPosted', 'RootActivated'];

  it('knows what the contracts said, and what they hold', async () => {
    await payOut(test, billy, { number: 1, amount: 5_000 });
    await deposit(test, billy, 2_000);
    await read(test.chain);
    expect(await eventsOf()).toEqual([
      ...FOUNDED,
      ...['Transfer', 'HoofWithdrawn', 'Transfer', 'HoofDeposited'],
    ]);
    const [state] = await database.db.query('select * from chain_state');
    expect(state).toMatchObject({
      ...{ chain_id: 31337, embedded: true, problem: null, paused: false, frozen: false },
      ...{ stadium_balance: SUPPLY - 3_000, claims: 2_000, float: SUPPLY - 5_000 },
      left_today: 100_000_000 - 5_000,
    });
    const [log] = await database.db.query(
      `select args, encode(tx_hash, 'hex') as tx from chain_logs where event = 'HoofDeposited'`,
    );
    expect(log!.args).toEqual({
      number: '0',
      account: billy.address.toLowerCase(),
      amount: '2000',
    });
  });

  it('tells a deposit from a gift, and leaves to the world only what concerns it', async () => {
    await payOut(test, billy, { number: 1, amount: 5_000 });
    await deposit(test, billy, 2_000);
    await sendHoof(test, billy, { to: test.chain.contracts.stadium, amount: 700 });
    await sendHoof(test, billy, { to: test.keys.guardian.address, amount: 10 });
    await sendHoof(test, billy, { to: test.chain.contracts.stadium, amount: 0 });
    await read(test.chain);
    const waiting = await database.db.query(
      `select event, args ->> 'value' as value from chain_logs where applied_at is null
        order by block_number, log_index`,
    );
    expect(waiting).toEqual([
      { event: 'HoofWithdrawn', value: null },
      { event: 'HoofDeposited', value: null },
      { event: 'Transfer', value: '700' },
    ]);
  });

  it('forgets what was seen when its block goes away, and never calls it final', async () => {
    await payOut(test, billy, { number: 1, amount: 5_000 });
    await test.mine(CONFIRMATIONS);
    await read(far);
    await deposit(test, billy, 2_000);
    await read(far);
    expect((await eventsOf()).slice(-2)).toEqual(['Transfer (seen)', 'HoofDeposited (seen)']);
    await test.reorg(1);
    await read(far);
    expect(await eventsOf()).not.toContain('HoofDeposited (seen)');
    await test.mine(CONFIRMATIONS + 1);
    await read(far);
    expect(await eventsOf()).toEqual([...FOUNDED, 'Transfer', 'HoofWithdrawn']);
  });

  it('follows what a fork has put into another order', async () => {
    const [first, nanny] = [await test.wallet('first'), await test.wallet('nanny')];
    // The very first asking takes more gas than any after it: it keeps its place.
    await succeed(first, calls.ask(test.chain.contracts));
    await test.mine(CONFIRMATIONS);
    const asked = await succeed(billy, calls.ask(test.chain.contracts));
    const other = await succeed(nanny, calls.ask(test.chain.contracts));
    await read(far);
    const raw = (hash: Hex) => test.rpc.request<Hex>('eth_getRawTransactionByHash', [hash]);
    const swapped = [[await raw(other), 0] as const, [await raw(asked), 1] as const];
    await test.rpc.request('anvil_reorg', [2, swapped]);
    await read(far);
    await test.mine(CONFIRMATIONS);
    await read(far);
    const askers = await database.db.query(
      `select args ->> 'account' as account from chain_logs where event = 'Asked' and final
        order by block_number`,
    );
    expect(askers.map(({ account }) => account)).toEqual(
      [first, nanny, billy].map(({ address }) => address.toLowerCase()),
    );
  });

  it('does not forget what a node that is behind has not heard of', async () => {
    await test.mine(CONFIRMATIONS);
    await succeed(billy, calls.ask(test.chain.contracts));
    await read(far);
    const { number } = (await read(far)).tip.head;
    const behind = withRpc(far, ({ request }) => ({
      request: (method, params) =>
        request(
          method,
          params[0] === 'latest' ? [`0x${(number - 1).toString(16)}`, false] : params,
        ),
    }));
    await read(behind);
    expect(await eventsOf()).toContain('Asked (seen)');
  });

  it('has the same tables however it came to them', async () => {
    await payOut(test, billy, { number: 1, amount: 5_000 });
    await read(far);
    for (let n = 1; n <= 5; n += 1) {
      await deposit(test, billy, 100 * n);
      await read(far);
    }
    await test.reorg(1);
    await deposit(test, billy, 900);
    await read(far);
    const again = await createTestDatabase();
    // One that is given up again and again, and goes on where it stopped.
    let asked = 0;
    const failing = withRpc(far, ({ request }) => ({
      request(method, params) {
        asked += 1;
        if (asked % 37 === 0) throw new Error('cut off');
        return request(method, params);
      },
    }));
    const indexer = createIndexer({ db: again.db, clock }, failing);
    for (let tries = 0, done = false; !done && tries < 100; tries += 1) {
      done = await indexer.round(always).then(
        () => true,
        () => false,
      );
    }
    const [one, other] = [await tablesOf(database.db), await tablesOf(again.db)];
    expect(other.logs).toEqual(one.logs);
    expect(other.state).toEqual(one.state);
    // Blocks without logs are only marks, which depend on when somebody looked.
    const marks = new Set(one.logs.map(({ block_number }) => block_number));
    const withLogs = ({ blocks }: typeof one) => blocks.filter(({ number }) => marks.has(number));
    expect(withLogs(other)).toEqual(withLogs(one));
    await again.drop();
  });

  it('writes everything once when two instances read at the same time', async () => {
    await payOut(test, billy, { number: 1, amount: 5_000 });
    for (let n = 1; n <= 3; n += 1) {
      await deposit(test, billy, 100 * n);
      const both = await Promise.allSettled([read(far), read(far), read(test.chain)]);
      for (const outcome of both) {
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Overtaken);
      }
    }
    await read(test.chain);
    expect(await eventsOf()).toEqual([
      ...FOUNDED,
      ...['Transfer', 'HoofWithdrawn'],
      ...[1, 2, 3].flatMap(() => ['Transfer', 'HoofDeposited']),
    ]);
  });

  it('stops between two ranges when another instance has taken over', async () => {
    const { complete } = await read(test.chain, database.db, () => Promise.resolve(false));
    expect(complete).toBe(false);
    expect(await eventsOf()).toEqual([]);
  });

  it('asks for less when a node refuses to send much', async () => {
    await payOut(test, billy, { number: 1, amount: 5_000 });
    await test.mine(40);
    const picky = withRpc(test.chain, ({ request }) => ({
      request(method, params) {
        const [{ fromBlock, toBlock } = {}] = params as { fromBlock?: Hex; toBlock?: Hex }[];
        if (method === 'eth_getLogs' && Number(toBlock) - Number(fromBlock) >= 10) {
          throw new Error('block range is too large');
        }
        return request(method, params);
      },
    }));
    const indexer = createIndexer({ db: database.db, clock }, picky);
    await expect(indexer.round(always)).rejects.toThrow('too large');
    for (let tries = 0; tries < 8; tries += 1) await indexer.round(always).catch(() => {});
    expect((await indexer.round(always)).complete).toBe(true);
    expect(await eventsOf()).toContain('HoofWithdrawn');
  });

  it('takes other hashes from its own chain when that was made again word by word, and no other words', async () => {
    const sent = [await payOut(test, billy, { number: 1, amount: 5_000 })];
    sent.push(await succeed(billy, calls.approve(test.chain.contracts, 2_000)));
    sent.push(await succeed(billy, calls.deposit(test.chain.contracts, 2_000)));
    await read(test.chain);
    const before = await tablesOf(database.db);
    const raws: Hex[] = [];
    for (const hash of sent)
      raws.push(await test.rpc.request('eth_getRawTransactionByHash', [hash]));
    await test.rpc.request('anvil_reorg', [3, raws.map((raw, i) => [raw, i])]);
    await expect(read({ ...test.chain, embedded: false })).rejects.toThrow('was final');
    await read(test.chain);
    const after = await tablesOf(database.db);
    expect(after.logs).toEqual(before.logs);
    expect(after.blocks.map(({ number }) => number)).toEqual(
      before.blocks.map(({ number }) => number),
    );
    expect(after.blocks.at(-1)!.hash).not.toBe(before.blocks.at(-1)!.hash);
    await test.reorg(3);
    await expect(read(test.chain)).rejects.toThrow('says other things');
    expect((await tablesOf(database.db)).logs).toEqual(before.logs);
  });

  it('refuses to read another chain into the same world', async () => {
    await read(test.chain);
    const stadium = test.chain.contracts.hoof;
    const other = { ...test.chain, contracts: { ...test.chain.contracts, stadium } };
    await expect(read(other)).rejects.toThrow('This world belongs to the Stadium');
  });
});
