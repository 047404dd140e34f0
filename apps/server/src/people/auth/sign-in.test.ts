import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import { signInText, type TestWallet, testWallet } from '../../testing/test-wallet.ts';

describe('signing in', () => {
  let server: TestApp;
  let billy: TestWallet;
  let count = 0;
  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_SIGN_IN_FAILURES_PER_MINUTE: '1000' } });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    count += 1;
    billy = testWallet(server, `billy ${count}`);
  });

  const nonce = async (wallet = billy): Promise<string> =>
    (await wallet.send({ url: '/api/auth/nonce' })).json().nonce;

  async function verify(message: string, signature?: string) {
    return billy.send({
      method: 'POST',
      url: '/api/auth/verify',
      payload: { message, signature: signature ?? (await billy.account.signMessage({ message })) },
    });
  }

  async function verifyWith(parts: Parameters<typeof signInText>[3]) {
    const response = await verify(signInText(server, billy.account.address, await nonce(), parts));
    return { status: response.statusCode, code: response.json().code };
  }

  it('lets a wallet in with one signature, and knows it afterwards', async () => {
    await billy.signIn();
    const session = await billy.send({ url: '/api/auth/session' });
    expect(session.json()).toEqual({ address: billy.address, admin: false });
  });

  it('gives the browser a cookie that no script can read and no other site sends', async () => {
    const response = await verify(signInText(server, billy.account.address, await nonce()));
    const header = String(response.headers['set-cookie']);
    expect(header).toMatch(/HttpOnly/i);
    expect(header).toMatch(/SameSite=Strict/i);
    expect(header).not.toMatch(/Secure/i);
  });

  it('does not keep the secret of the cookie, so a leaked table signs nobody in', async () => {
    const response = await verify(signInText(server, billy.account.address, await nonce()));
    const token = response.cookies[0]!.value;
    const rows = await server.db.query<{ text: string }>('select s::text as text from sessions s');
    expect(rows.some((row) => row.text.includes(token))).toBe(false);
  });

  it('refuses a message that was signed for another site', async () => {
    expect(await verifyWith({ domain: 'evil.example' })).toEqual({
      status: 401,
      code: 'DOMAIN_MISMATCH',
    });
    expect(await verifyWith({ uri: 'https://evil.example/' })).toEqual({
      status: 401,
      code: 'DOMAIN_MISMATCH',
    });
  });

  /** Signs a message for the very name that the request comes to, as a hostile page would have it. */
  async function signInAt(host: string, to = server) {
    const { nonce: own } = (await billy.send({ url: '/api/auth/nonce' }, to)).json();
    const parts = { domain: host, uri: `http://${host}/` };
    const message = signInText(server, billy.account.address, own, parts);
    const signature = await billy.account.signMessage({ message });
    const response = await billy.send(
      {
        method: 'POST',
        url: '/api/auth/verify',
        headers: { host },
        payload: { message, signature },
      },
      to,
    );
    return { status: response.statusCode, code: response.json().code };
  }

  it.each(['localhost', 'localhost:4500', 'goats.localhost', '127.0.0.1:3000', '127.8.9.1'])(
    'knows this machine by its own names: %s',
    async (host) => {
      expect((await signInAt(host)).status).toBe(200);
    },
  );

  it.each(['evil.example', '203.0.113.7', 'localhost.evil.example', '127.0.0.1.evil.example', '['])(
    'believes no other name that a request brings along: %s',
    async (host) => {
      const refused = await server.app.inject({
        method: 'POST',
        url: '/api/auth/logout',
        headers: { host, origin: `http://${host}` },
      });
      expect(refused.statusCode).toBeGreaterThanOrEqual(400);
      if (host !== '[') {
        expect(await signInAt(host)).toEqual({ status: 421, code: 'HOST_NOT_KNOWN' });
        const robots = await server.app.inject({ url: '/robots.txt', headers: { host } });
        expect([robots.statusCode, robots.json().code]).toEqual([421, 'HOST_NOT_KNOWN']);
      }
    },
  );

  it('calls itself by one name, whichever of this machine’s a browser used', async () => {
    const origin = async (host: string, to = server) =>
      (await to.app.inject({ url: '/api/site', headers: { host } })).json().origin;
    expect(await origin('127.0.0.1:3000')).toBe('http://localhost:3000');
    expect(await origin('[::1]:3000')).toBe('http://localhost:3000');
    const named = await secondInstance(server, { PUBLIC_URL: 'https://goats.example/' });
    expect(await origin('127.0.0.1:3000', named)).toBe('https://goats.example');
    await named.close();
  });

  it('says how a wallet on another device is met, and lets pages speak to nobody else', async () => {
    const told = async (to = server) => {
      const [site, page] = await Promise.all([
        to.app.inject({ url: '/api/site' }),
        to.app.inject({ url: '/' }),
      ]);
      const policy = String(page.headers['content-security-policy']);
      const [connect] = policy.split('; ').filter((rule) => rule.startsWith('connect-src'));
      return { site: site.json().walletConnect, connect };
    };
    expect(await told()).toEqual({ site: null, connect: "connect-src 'self'" });
    const named = await secondInstance(server, {
      WALLETCONNECT_PROJECT_ID: 'goats',
      CHAIN_IDS: '137,1',
    });
    const relay = 'wss://relay.walletconnect.org';
    const rpc = 'https://rpc.walletconnect.org';
    expect(await told(named)).toEqual({
      site: { projectId: 'goats', relay, rpc: `${rpc}/v1/`, chains: [137, 1] },
      connect: `connect-src 'self' ${relay} ${rpc}`,
    });
    await named.close();
  });

  it('goes by PUBLIC_URL alone where there is one: not even this machine’s own name', async () => {
    const named = await secondInstance(server, { PUBLIC_URL: 'http://goats.example' });
    try {
      expect((await signInAt('goats.example', named)).status).toBe(200);
      expect(await signInAt('localhost', named)).toEqual({ status: 401, code: 'DOMAIN_MISMATCH' });
      for (const [origin, status] of [
        ['http://goats.example', 204],
        ['http://localhost', 403],
      ] as const) {
        const headers = { host: 'localhost', origin };
        const call = { method: 'POST', url: '/api/auth/logout', headers } as const;
        expect((await named.app.inject(call)).statusCode).toBe(status);
      }
    } finally {
      await named.close();
    }
  });

  it('refuses a chain that is not configured, and takes each that is', async () => {
    expect(await verifyWith({ chainId: 1101 })).toEqual({
      status: 401,
      code: 'CHAIN_NOT_ACCEPTED',
    });
    for (const chainId of [1, 137, 31337]) {
      expect((await verifyWith({ chainId })).status).toBe(200);
    }
  });

  it('refuses a message whose time is over or has not come', async () => {
    const at = (ms: number) => new Date(server.clock.now() + ms);
    expect(await verifyWith({ expirationTime: at(0) })).toEqual({
      status: 401,
      code: 'MESSAGE_EXPIRED',
    });
    expect((await verifyWith({ expirationTime: at(1) })).status).toBe(200);
    for (const parts of [{ notBefore: at(1) }, { issuedAt: at(3_600_000) }]) {
      expect(await verifyWith(parts)).toEqual({ status: 401, code: 'MESSAGE_NOT_YET_VALID' });
    }
  });

  it('lets a message in once: whoever replays it stays outside', async () => {
    const message = signInText(server, billy.account.address, await nonce());
    expect((await verify(message)).statusCode).toBe(200);
    const replay = await verify(message);
    expect([replay.statusCode, replay.json().code]).toEqual([401, 'NONCE_USED']);
    expect(replay.headers['set-cookie']).toBeUndefined();
  });

  it('lets one of many simultaneous replays in', async () => {
    const message = signInText(server, billy.account.address, await nonce());
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(message)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });

  it('refuses a nonce that was never given out, and one that is too old', async () => {
    const made = await verify(signInText(server, billy.account.address, 'deadbeef'.repeat(4)));
    expect(made.json().code).toBe('NONCE_UNKNOWN');
    const old = await nonce();
    server.clock.advance(10 * 60_000);
    const late = await verify(signInText(server, billy.account.address, old));
    expect(late.json().code).toBe('NONCE_EXPIRED');
  });

  it('refuses a nonce that was stolen from somebody else’s browser', async () => {
    const browser = { 'sec-fetch-site': 'same-origin' };
    const victim = testWallet(server, `victim ${count}`);
    const issued = await victim.send({ url: '/api/auth/nonce', headers: browser });
    const message = signInText(server, billy.account.address, issued.json().nonce);
    const stolen = await verify(message);
    expect([stolen.statusCode, stolen.json().code]).toEqual([401, 'NONCE_STOLEN']);

    const own = signInText(server, victim.account.address, issued.json().nonce);
    const rightful = await victim.send({
      method: 'POST',
      url: '/api/auth/verify',
      headers: browser,
      payload: { message: own, signature: await victim.account.signMessage({ message: own }) },
    });
    expect(rightful.statusCode).toBe(200);
  });

  it('refuses somebody else’s signature, and burns the nonce', async () => {
    const other = testWallet(server, 'other');
    const message = signInText(server, billy.account.address, await nonce());
    const forged = await verify(message, await other.account.signMessage({ message }));
    expect([forged.statusCode, forged.json().code]).toEqual([401, 'SIGNATURE_INVALID']);
    expect((await verify(message)).json().code).toBe('NONCE_USED');
  });

  it.each(['0x00', `0x${'ff'.repeat(65)}`, `0x${'00'.repeat(65)}`])(
    'answers a nonsense signature with a refusal, not a fault: %s',
    async (signature) => {
      const message = signInText(server, billy.account.address, await nonce());
      const response = await verify(message, signature);
      expect([response.statusCode, response.json().code]).toEqual([401, 'SIGNATURE_INVALID']);
    },
  );

  it.each([
    ['no message at all', () => 'hello'],
    ['a missing nonce line', (text: string) => text.replace(/\nNonce: .*/, '')],
    ['another version', (text: string) => text.replace('Version: 1', 'Version: 2')],
    ['a date that is none', (text: string) => text.replace(/Issued At: .*/, 'Issued At: today')],
    ['two nonces', (text: string) => `${text}\nResources:\n- https://a.example\nNonce: abcdefgh12`],
  ])('refuses %s as malformed', async (_what, spoil) => {
    const response = await verify(spoil(signInText(server, billy.account.address, await nonce())));
    expect([response.statusCode, response.json().code]).toEqual([400, 'MESSAGE_MALFORMED']);
  });

  it('names the missing field of an empty body', async () => {
    const response = await billy.send({ method: 'POST', url: '/api/auth/verify', payload: {} });
    expect(response.statusCode).toBe(400);
    expect(response.json().details.field).toBe('message');
  });
});
