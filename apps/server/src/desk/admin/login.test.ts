import { calls } from '@goats/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { browser, logIn, TEST_PASSWORD, testOperator } from '../../testing/test-operator.ts';
import { type TestWallet, testWallet } from '../../testing/test-wallet.ts';
import { waitAfter } from './login-attempts.ts';
import { ensureOperator } from './operators.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('the operator at the door', () => {
  let server: TestApp;
  let player: TestWallet;
  beforeAll(async () => {
    server = await createTestApp();
    await testOperator(server);
    player = testWallet(server, 'player');
  });
  afterAll(() => server.close());

  const session = (who: ReturnType<typeof browser>) => who.send({ url: '/api/admin/session' });
  const log = () =>
    server.db.query<{ action: string; username: string; address: string }>(
      'select action, username, address from operator_actions order by id desc limit 3',
    );

  it('gets a password of its own at the first start, and only then', async () => {
    const config = readConfig({ ADMIN_USERNAME: 'first' });
    const password = await ensureOperator(server.db, config);
    expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
    expect(await ensureOperator(server.db, config)).toBeUndefined();
    expect((await logIn(browser(server, 'first'), password ?? '', 'first')).statusCode).toBe(200);
  });

  it('logs in and out, both are on record, and the cookie is out of a script’s reach', async () => {
    const operator = browser(server, 'in and out');
    const answer = await logIn(operator, TEST_PASSWORD);
    expect(answer.json()).toMatchObject({ username: 'admin' });
    expect(answer.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    expect((await operator.send({ url: '/api/auth/session' })).json()).toMatchObject({
      admin: true,
    });
    const out = await operator.send({ method: 'POST', url: '/api/admin/logout' });
    expect(out.statusCode).toBe(204);
    expect((await session(operator)).statusCode).toBe(401);
    expect((await log()).map((row) => row.action).slice(0, 2)).toEqual(['logout', 'login']);
  });

  it('is thrown out after half an hour of nothing, and after half a day in any case', async () => {
    const operator = browser(server, 'idle');
    await logIn(operator, TEST_PASSWORD);
    for (let minutes = 0; minutes < 12 * 60 - 30; minutes += 29) {
      server.clock.advance(29 * MINUTE);
      expect((await session(operator)).statusCode).toBe(200);
    }
    server.clock.advance(29 * MINUTE);
    expect((await session(operator)).statusCode).toBe(401);

    await logIn(operator, TEST_PASSWORD);
    server.clock.advance(31 * MINUTE);
    expect((await session(operator)).statusCode).toBe(401);
  });

  it('does not stay in by an open tab that only asks who is signed in', async () => {
    const operator = browser(server, 'open tab');
    await logIn(operator, TEST_PASSWORD);
    server.clock.advance(20 * MINUTE);
    await operator.send({ url: '/api/auth/session' });
    server.clock.advance(20 * MINUTE);
    expect((await session(operator)).statusCode).toBe(401);
  });

  it('is logged out everywhere when the configured password is changed', async () => {
    const operator = await testOperator(server, 'changed');
    const env = { ADMIN_USERNAME: 'changed', ADMIN_PASSWORD: 'a new password' };
    await ensureOperator(server.db, readConfig(env));
    expect((await session(operator)).statusCode).toBe(401);
  });

  it('refuses a wrong password and an unknown name in the same words', async () => {
    const wrong = await logIn(browser(server, 'a'), 'guess');
    const unknown = await logIn(browser(server, 'b'), 'guess', 'hunter2, typed too early');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ error: 'Invalid username or password', code: 'LOGIN_FAILED' });
    expect(unknown.json()).toEqual(wrong.json());
    expect((await log()).slice(0, 2)).toEqual([
      { action: 'login failed', username: 'unknown', address: '127.0.0.1' },
      { action: 'login failed', username: 'admin', address: '127.0.0.1' },
    ]);
    server.clock.advance(25 * HOUR);
  });

  it.each([
    [{ username: '', password: 'x' }, 'username'],
    [{ username: 'admin' }, 'password'],
    [{ username: ['admin'], password: 'x' }, 'username'],
    [{ username: 'ad\u0000min', password: 'x' }, 'username'],
    [{ username: 'admin', password: 'x'.repeat(201) }, 'password'],
  ])('needs both fields, as text: %j', async (payload, field) => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/admin/login', payload });
    expect([answer.statusCode, answer.json().details.field]).toEqual([400, field]);
  });

  it('makes each further guess wait longer, from one address as from many', async () => {
    const from = (ip: string, password: string, username = 'admin') =>
      server.app.inject({
        method: 'POST',
        url: '/api/admin/login',
        remoteAddress: ip,
        payload: { username, password },
      });
    const waits: number[] = [];
    for (let guess = 0; guess < 9; guess += 1) {
      let answer = await from('10.0.0.1', 'guess', `name ${guess}`);
      if (answer.statusCode === 429) {
        const seconds = Number(answer.headers['retry-after']);
        expect(answer.json().details).toEqual({ retryAfterSeconds: seconds });
        waits.push(seconds);
        server.clock.advance(seconds * 1000);
        answer = await from('10.0.0.1', 'guess', `name ${guess}`);
      }
      expect(answer.statusCode).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8]);
    expect(waitAfter('address', 1000)).toBe(15 * MINUTE);

    // Somebody with many addresses after one name; the operator waits a minute at most.
    const statuses: number[] = [];
    for (let guess = 1; guess <= 12; guess += 1) {
      statuses.push((await from(`10.0.1.${guess}`, 'guess')).statusCode);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.slice(10)).toEqual([429, 429]);
    expect(waitAfter('username', 1000)).toBe(MINUTE);

    server.clock.advance(MINUTE);
    expect((await from('10.0.2.1', TEST_PASSWORD)).statusCode).toBe(200);
  });

  /** A try from an address, with the cookies of whoever sends it. */
  const tryFrom = (who: ReturnType<typeof browser>, remoteAddress: string, password: string) =>
    who.send({
      method: 'POST',
      url: '/api/admin/login',
      remoteAddress,
      payload: { username: 'admin', password },
    });

  /** Strangers at so many addresses, until the name is closed to every one of them. */
  async function besiege(): Promise<void> {
    for (let guess = 1; guess <= 40; guess += 1) {
      if (guess > 12) server.clock.advance(MINUTE);
      await tryFrom(browser(server, `stranger ${guess}`), `10.1.0.${guess}`, 'guess');
    }
    const late = await tryFrom(browser(server, 'late'), '10.1.1.1', TEST_PASSWORD);
    expect(late.statusCode).toBe(429);
  }

  it('comes in by a browser that is known, whatever strangers do to the name', async () => {
    server.clock.advance(25 * HOUR);
    const desk = browser(server, 'the desk');
    expect((await tryFrom(desk, '10.2.0.1', TEST_PASSWORD)).statusCode).toBe(200);
    await besiege();
    // Also from the very address of one of them.
    expect((await tryFrom(desk, '10.1.0.40', TEST_PASSWORD)).statusCode).toBe(200);
    expect((await tryFrom(desk, '10.9.9.9', TEST_PASSWORD)).statusCode).toBe(200);
    // And that took nothing off what strangers have to wait.
    const stranger = await tryFrom(browser(server, 'other'), '10.1.2.1', TEST_PASSWORD);
    expect(stranger.statusCode).toBe(429);
    server.clock.advance(25 * HOUR);
  });

  it('waits in a known browser for its own failures: a stolen one guesses no faster', async () => {
    const desk = browser(server, 'stolen');
    await tryFrom(desk, '10.3.0.1', TEST_PASSWORD);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => tryFrom(desk, `10.3.1.${i}`, 'guess')),
    );
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(5);
    expect((await tryFrom(desk, '10.3.0.1', TEST_PASSWORD)).statusCode).toBe(429);
    // Meanwhile another machine, with none of those failures, is as free as before.
    const other = await tryFrom(browser(server, 'laptop'), '10.3.0.2', TEST_PASSWORD);
    expect(other.statusCode).toBe(200);
    server.clock.advance(2_000);
    expect((await tryFrom(desk, '10.3.0.1', TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('is known by a secret that only its browser holds, until the password is another', async () => {
    const desk = browser(server, 'known');
    const cookie = (await tryFrom(desk, '10.4.0.1', TEST_PASSWORD)).cookies.find(
      ({ name }) => name === 'goats-device',
    )!;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    const kept = await server.db.query<{ text: string }>(
      'select d::text as text from operator_devices d',
    );
    expect(kept.some(({ text }) => text.includes(cookie.value))).toBe(false);

    const knows = async () => {
      const [row] = await server.db.query<{ details: { knownDevice: boolean } }>(
        `select details from operator_actions where action = 'login' order by id desc limit 1`,
      );
      return row!.details.knownDevice;
    };
    await tryFrom(desk, '10.4.0.1', TEST_PASSWORD);
    expect(await knows()).toBe(true);
    for (const password of ['another password', TEST_PASSWORD]) {
      await ensureOperator(server.db, readConfig({ ADMIN_PASSWORD: password }));
    }
    await tryFrom(desk, '10.4.0.1', TEST_PASSWORD);
    expect(await knows()).toBe(false);
    server.clock.advance(25 * HOUR);
  });

  it('gives a hundred guesses at one instant no more tries than a few in a row', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, guess) =>
        server.app.inject({
          method: 'POST',
          url: '/api/admin/login',
          remoteAddress: '10.0.3.1',
          payload: { username: `name ${guess}`, password: 'guess' },
        }),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(5);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(25);
  });

  const guarded = Object.keys(calls)
    .map((name) => name.split(' ') as ['GET', string])
    .filter(([, url]) => url.startsWith('/api/admin/') && !/\/log(in|out)$/.test(url));

  it('knows some twenty admin calls to guard', async () => {
    expect(guarded.length).toBeGreaterThan(18);
    await player.signIn();
  });

  it.each(guarded)('%s %s is closed to strangers and to players', async (method, path) => {
    const request = { method, url: path.replace(/:[a-zA-Z]+/, '1') };
    expect((await server.app.inject(request)).statusCode).toBe(401);
    const answer = await player.send(request);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHENTICATED']);
    if (method !== 'GET') return;
    expect((await server.app.inject({ ...request, method: 'HEAD' })).statusCode).toBe(401);
  });

  it('cannot be made to act by a page of another site', async () => {
    const operator = await testOperator(server);
    for (const [method, path] of guarded.filter(([verb]) => (verb as string) !== 'GET')) {
      const answer = await operator.send({
        method,
        url: path.replace(/:[a-zA-Z]+/, '1'),
        headers: { origin: 'https://elsewhere.example' },
        payload: {},
      });
      expect([path, answer.json().code]).toEqual([path, 'ORIGIN_NOT_ALLOWED']);
    }
  });
});
