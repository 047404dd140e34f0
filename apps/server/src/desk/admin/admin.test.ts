import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testOperator } from '../../testing/test-operator.ts';
import { type TestWallet, testWallet } from '../../testing/test-wallet.ts';

const ALICE = `0x${'a1'.repeat(20)}`;

describe('the operator at the market', () => {
  let server: TestApp;
  let operator: Pick<TestWallet, 'send'>;
  beforeAll(async () => {
    server = await createTestApp();
    operator = await testOperator(server);
  });
  afterAll(() => server.close());

  it('imports sales, and what was done is on record for ever', async () => {
    const payload = {
      csv: `tokenId,price,soldAt,buyer,seller,transactionHash\n1000005,3.5,2026-05-01T00:00:00Z,${ALICE},0x${'b0'.repeat(20)},0x${'1'.repeat(64)}`,
    };
    const send = (who: Pick<TestWallet, 'send'>) =>
      who.send({ method: 'POST', url: '/api/admin/sales/import', payload });
    expect((await send(operator)).json()).toEqual({ imported: 1, known: 0 });
    expect((await send(operator)).json()).toEqual({ imported: 0, known: 1 });
    const actions = await server.db.query(
      `select details from operator_actions where action = 'sales import' order by id`,
    );
    expect(actions).toHaveLength(2);
    for (const sql of [
      'delete from operator_actions',
      `update operator_actions set username = 'nobody'`,
      'truncate operator_actions',
    ]) {
      await expect(server.db.query(sql)).rejects.toThrow('append-only');
    }
  });

  it('can void a bid with a reason; the next highest stands again', async () => {
    const now = server.clock.now();
    await server.db.query(
      `insert into auctions (card_id, starts_at, ends_at, first_ends_at, start_price)
       values (77, $1, $2, $2, 10)`,
      [new Date(now - 1000), new Date(now + 3_600_000)],
    );
    const bid = (bidAmount: number) =>
      server.app.inject({
        method: 'POST',
        url: '/api/nfts/77/bid',
        payload: { bidAmount, bidderAddress: ALICE },
      });
    await bid(11);
    const wild = (await bid(19.99)).json().bid;
    const voiding = {
      method: 'POST',
      url: `/api/admin/bids/${wild.id}/void`,
      payload: { reason: 'typed too many digits' },
    } as const;
    const voided = await operator.send(voiding);
    expect(voided.json()).toMatchObject({ currentBid: 11 });
    expect((await operator.send(voiding)).statusCode).toBe(409);
    expect((await bid(12)).statusCode).toBe(201);
  });

  it('marks the bid of a signed-in wallet as verified, and nobody else in its name', async () => {
    const player = testWallet(server, 'bidder');
    await player.signIn();
    const bid = (bidAmount: number, bidderAddress: string) =>
      player.send({
        method: 'POST',
        url: '/api/nfts/77/bid',
        payload: { bidAmount, bidderAddress },
      });
    expect((await bid(20, player.address)).json().bid.verified).toBe(true);
    expect((await bid(21, ALICE)).json().bid.verified).toBe(false);
  });
});
