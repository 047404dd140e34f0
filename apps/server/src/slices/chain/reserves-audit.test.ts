import { gzipSync } from 'node:zlib';
import { tokenOf } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queryable } from '../../db/database.ts';
import { payOut } from '../../testing/chain-actions.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type ChainWallet, startTestChain, type TestChain } from '../../testing/test-chain.ts';
import { giveCard, giveHoof, post } from '../../testing/write-effects.ts';
import { auditReserves } from './reserves-audit.ts';
import { createChainLoop } from './run-chain.ts';

const CARD = 17;

describe('the proof of reserves', () => {
  let test: TestChain;
  let server: TestApp;
  let billy: ChainWallet;
  beforeAll(async () => {
    test = await startTestChain();
    billy = await test.wallet('billy');
    server = await createTestApp({ chain: test.chain });
    test.follow(server.clock);
    const { db, clock } = server;
    const wallet = billy.address.toLowerCase();
    await giveHoof(db, wallet, 100, clock.now());
    await giveCard(db, wallet, CARD, clock.now());
    const offer = { reason: 'offer', reference: 'offer:1', from: wallet, to: 'offer:1' } as const;
    await post(db, { ...offer, amount: 4_000 }, clock.now());
    await read();
    clock.advance(600_000);
    await read();
    await read();
    await db.query('update chain_state set node_url = $1', [test.url]);
  });
  afterAll(async () => {
    await server?.close();
    await test?.stop();
  });

  async function read(): Promise<void> {
    const loop = createChainLoop(server.app.game, (error) => {
      throw error;
    });
    await loop.round();
  }

  const wrong = async () =>
    (await auditReserves(server.db)).filter((finding) => finding.wrong > 0).map(({ name }) => name);

  /** Breaks something behind the database's back, looks, and puts it right again. */
  async function after(
    tables: readonly string[],
    breaks: string,
    mends: string,
  ): Promise<string[]> {
    const run = (sql: string) =>
      server.db.transaction(async (tx: Queryable) => {
        for (const table of tables) await tx.query(`alter table ${table} disable trigger user`);
        await tx.query(sql);
        for (const table of tables) await tx.query(`alter table ${table} enable trigger user`);
      });
    await run(breaks);
    const found = await wrong();
    await run(mends);
    return found;
  }

  it('finds nothing where all is well, and has looked at everything', async () => {
    const findings = await auditReserves(server.db);
    expect(findings).toHaveLength(6);
    expect(findings.filter((f) => f.wrong > 0 || f.unchecked !== undefined)).toEqual([]);
  });

  it('finds a hundredth that the ledger has and the Stadium has not', async () => {
    const found = await after(
      ['accounts'],
      `update accounts set balance = balance + 1 where name = 'chain'`,
      `update accounts set balance = balance - 1 where name = 'chain'`,
    );
    expect(found).toEqual([expect.stringContaining('to the hundredth')]);
  });

  it('finds a card that is outside for the ledger and inside for the chain', async () => {
    const found = await after(
      ['card_holdings'],
      `update card_holdings set busy_with = 'chain:${tokenOf(CARD)}' where card_id = ${CARD}`,
      `update card_holdings set busy_with = null where card_id = ${CARD}`,
    );
    expect(found).toEqual([expect.stringContaining('every card that is not outside')]);
  });

  it('finds leaves that are not those of the root, and leaves that are lost', async () => {
    const [kept] = await server.db.query<{ leaves: Buffer }>(
      `select leaves from chain_roots where state = 'active'`,
    );
    const text = `legendary-goats-leaves 1
chain 31337 stadium ${test.chain.contracts.stadium.toLowerCase()}
deposits 0 card-deposits 0 block 1
a ${billy.address.toLowerCase()} 10001 0
`;
    // What the database itself refuses to lose.
    await server.db.query('alter table chain_roots disable trigger chain_roots_guard');
    for (const leaves of [gzipSync(text), Buffer.alloc(0)]) {
      await server.db.query('update chain_roots set leaves = $1', [leaves]);
      expect(await wrong()).toEqual([expect.stringContaining('the root that counts')]);
    }
    await server.db.query('update chain_roots set leaves = $1', [kept!.leaves]);
    await server.db.query('alter table chain_roots enable trigger chain_roots_guard');
    expect(await wrong()).toEqual([]);
  });

  it('finds leaves that add up to more than the ledger holds for people', async () => {
    const found = await after(
      ['stakes'],
      'update stakes set amount = amount + 5',
      'update stakes set amount = amount - 5',
    );
    expect(found).toEqual([expect.stringContaining('what roots promise')]);
  });

  it('finds a voucher that was signed elsewhere, and one that was redeemed and given back', async () => {
    await payOut(test, billy, { number: 7, amount: 300 });
    for (let i = 0; i < 2; i += 1) await read();
    expect(await wrong()).toEqual([expect.stringContaining('was signed here')]);
    const row = `insert into withdrawals (id, wallet, hoof, deadline, state, created_at, ended_at)
      values (7, '${billy.address.toLowerCase()}', 300, now(), 'expired', now(), now())`;
    const found = await after(['withdrawals'], row, 'delete from withdrawals where id = 7');
    expect(found).toEqual([
      expect.stringContaining('was signed here'),
      expect.stringContaining('no voucher that was given back'),
    ]);
  });

  it('says what it could not look at, and calls nothing wrong that it has not seen', async () => {
    const unchecked = async () =>
      (await auditReserves(server.db))
        .filter(({ wrong: off }) => off === 0)
        .map((finding) => finding.unchecked);
    await server.db.query('update chain_state set node_url = null');
    const stopped = 'the server that runs the chain is stopped';
    expect(await unchecked()).toEqual([undefined, stopped, stopped, stopped, stopped]);
    await server.db.query(`update chain_state set node_url = 'http://127.0.0.1:9'`);
    expect((await unchecked()).at(-1)).toContain('the chain does not answer');
  });
});
