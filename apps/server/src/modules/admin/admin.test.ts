import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testWallet } from '../../testing/test-wallet.ts';
import { ensureOperator } from './operators.ts';

const ALICE = `0x${'a1'.repeat(20)}`;

describe('the operator', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
    await ensureOperator(server.db, readConfig({ ADMIN_PASSWORD: 'correct horse' }));
  });
  afterAll(() => server.close());

  /** A browser of its own, with its cookies. */
  const browser = () => testWallet(server, `browser ${Math.random()}`);
  const login = (who: ReturnType<typeof browser>, password: string, username = 'admin') =>
    who.send({ method: 'POST', url: '/api/admin/login', payload: { username, password } });

  it('gets a password of its own at the first start, and only then', async () => {
    const config = readConfig({ ADMIN_USERNAME: 'first' });
    const password = await ensureOperator(server.db, config);
    expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
    expect(await ensureOperator(server.db, config)).toBeUndefined();
    expect((await login(browser(), password ?? '', 'first')).statusCode).toBe(200);
  });

  it('logs in and out, and the session says so', async () => {
    const operator = browser();
    expect((await login(operator, 'correct horse')).statusCode).toBe(200);
    expect((await operator.send({ url: '/api/auth/session' })).json()).toMatchObject({
      admin: true,
    });
    expect((await operator.send({ method: 'POST', url: '/api/admin/logout' })).statusCode).toBe(
      204,
    );
    expect((await operator.send({ url: '/api/auth/session' })).json()).toMatchObject({
      admin: false,
    });
  });

  it('refuses a wrong password and an unknown name in the same words, then slows down', async () => {
    const stranger = browser();
    const answers = [];
    for (let tries = 0; tries < 7; tries += 1)
      answers.push(await login(stranger, `guess ${tries}`));
    expect(answers[0]?.statusCode).toBe(401);
    expect(answers[0]?.json().error).toBe('Invalid username or password');
    expect(answers.at(-1)?.statusCode).toBe(429);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    server.clock.advance(10 * 60_000);
    const unknown = await login(stranger, 'x', 'nobody');
    expect(unknown.json()).toEqual({ error: 'Invalid username or password', code: 'LOGIN_FAILED' });
  });

  it('alone may import sales, and what was done is on record for ever', async () => {
    const payload = {
      csv: `tokenId,price,soldAt,buyer,seller,transactionHash\n1000005,3.5,2026-05-01T00:00:00Z,${ALICE},0x${'b0'.repeat(20)},0x${'1'.repeat(64)}`,
    };
    const send = (who: ReturnType<typeof browser>) =>
      who.send({ method: 'POST', url: '/api/admin/sales/import', payload });
    expect((await send(browser())).statusCode).toBe(401);
    const player = testWallet(server, 'player');
    await player.signIn();
    expect((await send(player)).statusCode).toBe(401);

    const operator = browser();
    await login(operator, 'correct horse');
    expect((await send(operator)).json()).toEqual({ imported: 1, known: 0 });
    expect((await send(operator)).json()).toEqual({ imported: 0, known: 1 });
    const actions = await server.db.query(
      `select details from operator_actions where action = 'sales import' order by id`,
    );
    expect(actions).toHaveLength(2);
    await expect(server.db.query('delete from operator_actions')).rejects.toThrow('append-only');
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
    const wild = (await bid(99_999)).json().bid;
    const operator = browser();
    await login(operator, 'correct horse');
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
