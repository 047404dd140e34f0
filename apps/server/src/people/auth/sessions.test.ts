import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signInText, type TestWallet, testWallet } from '../../testing/test-wallet.ts';

const DAY = 86_400_000;

describe('sessions', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  const addressOf = async (wallet: TestWallet) =>
    (await wallet.send({ url: '/api/auth/session' })).json().address;

  it('ends with the logout, also for a copy of the cookie', async () => {
    const billy = testWallet(server, 'billy');
    await billy.signIn();
    const before = await billy.send({ url: '/api/auth/session' });
    const copy = Object.fromEntries(before.cookies.map(({ name, value }) => [name, value]));
    expect((await billy.send({ method: 'POST', url: '/api/auth/logout' })).statusCode).toBe(204);
    const stolen = await server.app.inject({ url: '/api/auth/session', cookies: copy });
    expect(stolen.json().address).toBeNull();
  });

  it('ends the old account’s session when the same browser signs in with another', async () => {
    const first = testWallet(server, 'first account');
    await first.signIn();
    const seen = await first.send({ url: '/api/auth/session' });
    const cookie = seen.cookies[0]!;
    const second = testWallet(server, 'second account');
    // The same browser: the second account starts with the first one's cookie.
    const nonce = (await first.send({ url: '/api/auth/nonce' })).json().nonce;
    const message = signInText(server, second.account.address, nonce);
    const signature = await second.account.signMessage({ message });
    await first.send({ method: 'POST', url: '/api/auth/verify', payload: { message, signature } });

    expect(await addressOf(first)).toBe(second.address);
    const old = await server.app.inject({
      url: '/api/auth/session',
      cookies: { [cookie.name]: cookie.value },
    });
    expect(old.json().address).toBeNull();
  });

  it('are announced when they end, so that nothing goes on being streamed to them', async () => {
    const ended: string[] = [];
    const stop = server.bus.on((topic) => topic.startsWith('session:') && ended.push(topic));
    const [phone, laptop] = [testWallet(server, 'streams'), testWallet(server, 'streams')];
    await Promise.all([phone.signIn(), laptop.signIn()]);
    const { sessions } = (await phone.send({ url: '/api/auth/sessions' })).json();
    const [own, other] = [true, false].map(
      (current) => sessions.find((each: { current: boolean }) => each.current === current).id,
    );
    await phone.send({ method: 'DELETE', url: `/api/auth/sessions/${other}` });
    expect(ended).toContain(`session:${other}`);
    await phone.send({ method: 'POST', url: '/api/auth/logout' });
    expect(ended).toContain(`session:${own}`);
    stop();
  });

  it('are listed for their wallet alone, and can be revoked one by one', async () => {
    const phone = testWallet(server, 'two devices');
    const laptop = testWallet(server, 'two devices');
    const stranger = testWallet(server, 'stranger');
    await Promise.all([phone.signIn(), laptop.signIn(), stranger.signIn()]);
    const { sessions } = (await phone.send({ url: '/api/auth/sessions' })).json();
    expect(sessions).toHaveLength(2);
    const other = sessions.find((session: { current: boolean }) => !session.current);

    const byStranger = await stranger.send({
      method: 'DELETE',
      url: `/api/auth/sessions/${other.id}`,
    });
    expect(byStranger.statusCode).toBe(404);
    expect(await addressOf(laptop)).toBe(laptop.address);

    const byOwner = await phone.send({ method: 'DELETE', url: `/api/auth/sessions/${other.id}` });
    expect(byOwner.statusCode).toBe(204);
    expect(await addressOf(laptop)).toBeNull();
    expect(await addressOf(phone)).toBe(phone.address);
  });

  it('slide on while they are used and end when they are not', async () => {
    const regular = testWallet(server, 'regular');
    await regular.signIn();
    for (let day = 0; day < 10; day += 1) {
      server.clock.advance(DAY);
      expect(await addressOf(regular)).toBe(regular.address);
    }
    server.clock.advance(7 * DAY);
    expect(await addressOf(regular)).toBeNull();
  });

  it('are asked for: a write without one is 401, one for another wallet 403', async () => {
    const billy = testWallet(server, 'billy again');
    const mint = (playerId: string) =>
      billy.send({ method: 'POST', url: '/api/cards/1/mint', payload: { playerId } });
    const unknown = await mint(billy.address);
    expect([unknown.statusCode, unknown.json().code]).toEqual([401, 'UNAUTHENTICATED']);
    await billy.signIn();
    const foreign = await mint(testWallet(server, 'somebody else').address);
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'WALLET_MISMATCH']);
    // Addresses are compared without case.
    expect((await mint(billy.account.address)).json().code).toBe('INSUFFICIENT_HOOF');
  });

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
  ])('are not lent to other sites: %o', async (headers) => {
    const response = await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers });
    expect([response.statusCode, response.json().code]).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
  });

  it('are used by our own pages', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' },
    });
    expect(response.statusCode).toBe(204);
  });

  it('travel over https only once the site is on https', async () => {
    const secure = await createTestApp({ env: { PUBLIC_URL: 'https://localhost' } });
    try {
      const wallet = testWallet(secure, 'secure');
      await wallet.signIn();
      const response = await wallet.send({ url: '/api/auth/session' });
      expect(response.json().address).toBe(wallet.address);
      expect(String(response.headers['set-cookie'])).toMatch(/^__Host-goats-session=.*Secure/i);
    } finally {
      await secure.close();
    }
  });
});
