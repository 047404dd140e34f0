import { sha256Hex } from '@goats/rules';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { privateKeyToAccount } from 'viem/accounts';
import { createSiweMessage } from 'viem/siwe';
import type { TestApp } from './test-app.ts';

/** What app.inject calls itself. */
export const TEST_DOMAIN = 'localhost';

export interface TestWallet {
  /** In lower case, as the server keeps it. */
  readonly address: string;
  readonly account: ReturnType<typeof privateKeyToAccount>;
  /** Sends a request with this wallet's cookies, and keeps those that come back. */
  send(options: InjectOptions, to?: Pick<TestApp, 'app'>): Promise<LightMyRequestResponse>;
  signIn(): Promise<void>;
  /** This wallet's cookies as a browser would send them. */
  cookie(): string;
}

/** The text that a wallet is asked to sign; any part of it may be replaced. */
export function signInText(
  server: TestApp,
  address: string,
  nonce: string,
  parts: Partial<Parameters<typeof createSiweMessage>[0]> = {},
): string {
  return createSiweMessage({
    address: address as `0x${string}`,
    chainId: 137,
    domain: TEST_DOMAIN,
    nonce,
    uri: `http://${TEST_DOMAIN}/`,
    version: '1',
    issuedAt: new Date(server.clock.now()),
    ...parts,
  });
}

/** `const billy = testWallet(server, 'billy'); await billy.signIn();` */
export function testWallet(server: TestApp, name: string): TestWallet {
  const account = privateKeyToAccount(`0x${sha256Hex(`test wallet ${name}`)}`);
  const cookies: Record<string, string> = {};
  const send: TestWallet['send'] = async (options, to = server) => {
    const response = await to.app.inject({ ...options, cookies });
    for (const { name: cookie, value, maxAge } of response.cookies) {
      if (maxAge === 0) delete cookies[cookie];
      else cookies[cookie] = value;
    }
    return response;
  };
  return {
    address: account.address.toLowerCase(),
    account,
    send,
    cookie: () =>
      Object.entries(cookies)
        .map(([cookie, value]) => `${cookie}=${value}`)
        .join('; '),
    async signIn() {
      const { nonce } = (await send({ url: '/api/auth/nonce' })).json();
      const message = signInText(server, account.address, nonce);
      const signature = await account.signMessage({ message });
      const response = await send({
        method: 'POST',
        url: '/api/auth/verify',
        payload: { message, signature },
      });
      if (response.statusCode !== 200) throw new Error(response.body);
    },
  };
}
