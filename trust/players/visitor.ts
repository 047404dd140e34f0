import { createHash } from 'node:crypto';
import { privateKeyToAccount } from 'viem/accounts';
import { createSiweMessage } from 'viem/siwe';
import type { Answer, Wire } from './wire.ts';

/** Somebody with a key and a cookie jar, who may sign in. */
export interface Visitor {
  /** In lower case, as the server keeps it. */
  readonly address: string;
  /** As they stand now: the jar fills with every answer that is kept. */
  headers(): Record<string, string>;
  keep(answer: Answer): Answer;
  /**
   * One try. `site` is what the signed text says it is for, `host` what the request says it comes
   * to, and `at` is when, by the site's clock.
   */
  signIn(wire: Wire, options?: { site?: URL; at?: number; host?: string }): Promise<Answer>;
}

/** The key is made from the name: `createVisitor('trust ada', { 'x-forwarded-for': '10.0.0.1' })` */
export function createVisitor(name: string, extra: Readonly<Record<string, string>> = {}): Visitor {
  const account = privateKeyToAccount(`0x${createHash('sha256').update(name).digest('hex')}`);
  const cookies = new Map<string, string>();
  const headers = () => ({
    ...extra,
    ...(cookies.size > 0
      ? { cookie: [...cookies].map(([cookie, value]) => `${cookie}=${value}`).join('; ') }
      : {}),
  });
  const keep = (answer: Answer) => {
    for (const line of answer.cookies) {
      const [pair = ''] = line.split(';', 1);
      const at = pair.indexOf('=');
      const value = pair.slice(at + 1);
      if (value === '') cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), value);
    }
    return answer;
  };
  return {
    address: account.address.toLowerCase(),
    headers,
    keep,
    async signIn(wire, { site = wire.url, at = Date.now(), host } = {}) {
      const asked = keep(
        await wire.surely({ method: 'GET', path: '/api/auth/nonce', headers: headers() }),
      );
      const message = createSiweMessage({
        address: account.address,
        chainId: 137,
        domain: site.host,
        uri: site.origin,
        nonce: asked.body.nonce,
        version: '1',
        issuedAt: new Date(at),
      });
      const signature = await account.signMessage({ message });
      return keep(
        await wire.send({
          method: 'POST',
          path: '/api/auth/verify',
          body: { message, signature },
          headers: { ...headers(), ...(host === undefined ? {} : { host }) },
        }),
      );
    },
  };
}
