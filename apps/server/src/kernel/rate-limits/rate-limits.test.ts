import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signInText, testWallet } from '../../testing/test-wallet.ts';
import { limitSubjects } from './limit-subjects.ts';

describe('limits', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({
      env: { LIMIT_WRITES_PER_MINUTE: '5', LIMIT_SIGN_IN_FAILURES_PER_MINUTE: '2' },
    });
  });
  afterAll(() => server.close());

  const write = (remoteAddress: string) =>
    server.app.inject({ method: 'POST', url: '/api/auth/logout', remoteAddress });

  it('stop one address after its writes of the minute, and nobody else', async () => {
    const statuses = [];
    for (let i = 0; i < 7; i += 1) statuses.push((await write('10.0.0.1')).statusCode);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429]);
    expect((await write('10.0.0.2')).statusCode).toBe(204);
  });

  it('say when to come back, and are over by then', async () => {
    server.clock.advance(45_000);
    const refused = await write('10.0.0.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('15');
    expect(refused.json().details).toEqual({ retryAfterSeconds: 15 });
    server.clock.advance(15_000);
    expect((await write('10.0.0.1')).statusCode).toBe(204);
  });

  it('never stop anybody from reading', async () => {
    for (let i = 0; i < 20; i += 1) {
      const response = await server.app.inject({
        url: '/api/auth/session',
        remoteAddress: '10.0.0.3',
      });
      expect(response.statusCode).toBe(200);
    }
  });

  it('are counted exactly when many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => write('10.0.0.4')));
    expect(answers.filter((answer) => answer.statusCode === 204)).toHaveLength(5);
  });

  it('are shared by all instances, because the database counts', async () => {
    await server.db.query(
      `insert into rate_limits (name, subject, taken, ends_at) values ('write', '10.0.0.5', 5, $1)`,
      [new Date(server.clock.now() + 1000)],
    );
    expect((await write('10.0.0.5')).statusCode).toBe(429);
  });

  it('slow down who guesses at sign-in, also when the next guess is right', async () => {
    const billy = testWallet(server, 'billy');
    const attempt = async (domain: string) => {
      const { nonce } = (await billy.send({ url: '/api/auth/nonce' })).json();
      const message = signInText(server, billy.account.address, nonce, { domain });
      const signature = await billy.account.signMessage({ message });
      const payload = { message, signature };
      return (
        await billy.send({
          method: 'POST',
          url: '/api/auth/verify',
          payload,
          remoteAddress: '10.0.0.6',
        })
      ).statusCode;
    };
    expect(await attempt('evil.example')).toBe(401);
    expect(await attempt('evil.example')).toBe(401);
    expect(await attempt('localhost')).toBe(429);
    server.clock.advance(60_000);
    expect(await attempt('localhost')).toBe(200);
  });

  it.each([
    ['203.0.113.7', ['203.0.113.7']],
    ['::ffff:203.0.113.7', ['203.0.113.7']],
    ['::FFFF:cb00:7107', ['203.0.113.7']],
    ['2001:db8:0:1:a:b:c:d', ['2001:db8:0:1::/64', '2001:db8:0::/48']],
    ['2001:0DB8:0000:0001::d', ['2001:db8:0:1::/64', '2001:db8:0::/48']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
    ['2001:db8::5:6:7:192.0.2.1', ['2001:db8:0:5::/64', '2001:db8:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
    ['::', ['0:0:0:0::/64', '0:0:0::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
    ['nonsense', ['nonsense']],
  ])('count %s as %s, so that one household is one', (ip, subjects) => {
    expect(limitSubjects(ip).map(({ name }) => name)).toEqual(subjects);
  });

  it('give a whole /48 what sixteen households have, and not a fresh allowance at every /64', async () => {
    const from = async (count: number, ip: (i: number) => string) => {
      let passed = 0;
      for (let i = 0; i < count; i += 1) {
        if ((await write(ip(i))).statusCode === 204) passed += 1;
      }
      return passed;
    };
    // One household in the middle of it cannot use up what is its neighbours'.
    expect(await from(20, () => '2001:db8:5::1')).toBe(5);
    expect(await from(120, (i) => `2001:db8:5:${(i + 1).toString(16)}::1`)).toBe(16 * 5 - 5);
    expect((await write('2001:db8:5:ffff::1')).statusCode).toBe(429);
    const rows = await server.db.query(
      `select from rate_limits where name = 'write' and subject like '2001:db8:5:%'`,
    );
    // The household, 75 more, the network, and the one that found it full.
    expect(rows.length).toBeLessThanOrEqual(1 + 75 + 1 + 1);
    expect((await write('2001:db8:6::1')).statusCode).toBe(204);
  });
});
