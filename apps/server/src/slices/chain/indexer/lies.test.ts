import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Chain } from '../../../chain/chain.ts';
import { createRpc } from '../../../chain/rpc.ts';
import { deposit, payOut } from '../../../testing/chain-actions.ts';
import { type Lie, type LyingNode, lyingNode } from '../../../testing/lying-node.ts';
import { testClock } from '../../../testing/test-app.ts';
import { type ChainWallet, startTestChain, type TestChain } from '../../../testing/test-chain.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { ChainLie } from './chain-lie.ts';
import { createIndexer } from './index-chain.ts';

type Log = Record<string, string>;
type Block = { number: string; hash: string };

const OTHER_HASH = `0x${'ab'.repeat(32)}`;
const STRANGER = `0x${'cd'.repeat(20)}`;

/** The same logs, of which the last is another. */
const alteringLast =
  (change: (log: Log) => Log[]): Lie =>
  async (method, _params, truth) => {
    const answer = await truth();
    if (method !== 'eth_getLogs') return answer;
    const logs = answer as Log[];
    return [...logs.slice(0, -1), ...logs.slice(-1).flatMap(change)];
  };
const altering =
  (method: string, change: (answer: unknown, params: readonly unknown[]) => unknown): Lie =>
  async (asked, params, truth) =>
    asked === method ? change(await truth(), params) : truth();

const LIES: readonly (readonly [string, RegExp, Lie])[] = [
  ['leaves out the last log of each kind', /left out|whom it paid/, alteringLast(() => [])],
  ['leaves out everything', /left out/, altering('eth_getLogs', () => [])],
  [
    'sends logs of a block that is not on its chain',
    /not on its chain/,
    alteringLast((log) => [{ ...log, blockHash: OTHER_HASH }]),
  ],
  [
    'sends what a stranger’s contract said',
    /nobody asked for/,
    alteringLast((log) => [{ ...log, address: STRANGER }]),
  ],
  [
    'sends a log from the future',
    /nobody asked for/,
    alteringLast((log) => [{ ...log, blockNumber: '0xffff' }]),
  ],
  [
    'sends two logs for one place',
    /two logs/,
    alteringLast((log) => [log, { ...log, transactionHash: OTHER_HASH }]),
  ],
  ['sends nonsense', /cannot be read/, altering('eth_getLogs', () => [{ so: 'what' }])],
  [
    'sends another amount',
    /left out|cannot be read/,
    alteringLast((log) => [{ ...log, data: `0x${'0'.repeat(63)}7` }]),
  ],
  [
    'sends another block than it was asked for',
    /was asked for block|cannot be read/,
    altering('eth_getBlockByNumber', (block, [at]) =>
      at === 'latest' ? block : { ...(block as Block), number: '0x1' },
    ),
  ],
  [
    'says that the Stadium holds other than it does',
    /left out|cannot be read/,
    altering('eth_call', () => `0x${'0'.repeat(63)}5`),
  ],
  [
    'calls a block final that it does not have',
    /does not have yet/,
    altering('eth_getBlockByNumber', (block, [at]) =>
      at === 'finalized' ? { ...(block as Block), number: '0xffff' } : block,
    ),
  ],
];

describe('a node that lies', () => {
  let test: TestChain;
  let billy: ChainWallet;
  let node: LyingNode;
  let database: TestDatabase;
  let chain: Chain;
  const clock = testClock();
  beforeAll(async () => {
    test = await startTestChain();
    billy = await test.wallet('billy');
    node = await lyingNode(test.url);
    await payOut(test, billy, { number: 1, amount: 5_000 });
    await deposit(test, billy, 2_000);
    chain = { ...test.chain, embedded: false, rpc: createRpc(node.url, { retries: 0 }) };
  });
  afterAll(async () => {
    await node.close();
    await test.stop();
  });
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  const logs = () => database.db.query('select * from chain_logs');
  const always = () => Promise.resolve(true);

  it.each(LIES)(
    'and %s is not believed, until it tells the truth',
    async (_what, sentence, lie) => {
      const finality = sentence.source.includes('yet') ? 'finalized' : test.chain.finality;
      const indexer = createIndexer({ db: database.db, clock }, { ...chain, finality });
      node.tell(lie);
      const answer = await indexer.round(always).catch((error: unknown) => error);
      expect(answer).toBeInstanceOf(ChainLie);
      expect((answer as Error).message).toMatch(sentence);
      expect(await logs()).toEqual([]);
      node.tell(undefined);
      const honest = createIndexer({ db: database.db, clock }, chain);
      expect((await honest.round(always)).complete).toBe(true);
      expect(await logs()).toHaveLength(10);
    },
  );

  it('about what was final takes nothing away', async () => {
    const indexer = createIndexer({ db: database.db, clock }, chain);
    await indexer.round(always);
    const before = await logs();
    node.tell(
      altering('eth_getBlockByNumber', (block) => ({ ...(block as Block), hash: OTHER_HASH })),
    );
    await expect(indexer.round(always)).rejects.toThrow('was final');
    expect(await logs()).toEqual(before);
    node.tell(undefined);
    expect((await indexer.round(always)).complete).toBe(true);
  });
});
