import { createHash, randomUUID } from 'node:crypto';
import { privateKeyToAccount } from 'viem/accounts';
import { createSiweMessage } from 'viem/siwe';
import type { Answer, Sending, Wire } from './wire.ts';

export interface HeldCard {
  readonly id: number;
  readonly rarity: string;
}

/** Somebody with a wallet of their own, a network address of their own, and cards. */
export interface Player {
  readonly address: string;
  /** Cards that have not played yet; each is brought once, because a loser rests. */
  readonly cards: HeldCard[];
  readonly headers: Readonly<Record<string, string>>;
  readonly startHoof: number;
  /** Reads and keyed writes until they are answered. */
  surely(wire: Wire, method: Sending['method'], path: string, body?: object): Promise<Answer>;
  /** A write as a browser sends a move: without a key, and once. */
  once(wire: Wire, method: Sending['method'], path: string, body: object): Promise<Answer>;
}

/**
 * Signs in with a signature and opens the starter pack, as a person would.
 *
 * `const ada = await enter(wire, 'ada', 1)`
 */
export async function enter(wire: Wire, name: string, number: number): Promise<Player> {
  const key = createHash('sha256').update(`trust ${name}`).digest('hex');
  const account = privateKeyToAccount(`0x${key}`);
  const cookies = new Map<string, string>();
  const forwarded = {
    'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
  };
  const headers = () => ({
    ...forwarded,
    cookie: [...cookies].map(([cookie, value]) => `${cookie}=${value}`).join('; '),
  });
  const keep = (answer: Answer) => {
    for (const line of answer.cookies) {
      const [pair = ''] = line.split(';', 1);
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  };
  await signIn();
  const address = account.address.toLowerCase();
  const surely: Player['surely'] = (through, method, path, body) =>
    through.surely({
      method,
      path,
      ...(body ? { body } : {}),
      headers: { ...headers(), ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }) },
    });
  const once: Player['once'] = async (through, method, path, body) => {
    const answer = await through.send({ method, path, body, headers: headers() });
    if (answer.status === 0) through.counts.unsure += 1;
    return answer;
  };
  const opened = await surely(wire, 'POST', '/api/packs/starter');
  if (opened.status !== 200) throw new Error(`no starter pack: ${JSON.stringify(opened.body)}`);
  const cards = (opened.body.cards as HeldCard[]).map(({ id, rarity }) => ({ id, rarity }));
  return {
    address,
    cards,
    headers: headers(),
    startHoof: opened.body.hoof as number,
    surely,
    once,
  };

  async function signIn(): Promise<void> {
    for (let tries = 0; tries < 20; tries += 1) {
      const asked = await wire.surely({
        method: 'GET',
        path: '/api/auth/nonce',
        headers: forwarded,
      });
      keep(asked);
      const message = createSiweMessage({
        address: account.address,
        chainId: 137,
        domain: wire.url.host,
        uri: wire.url.origin,
        nonce: asked.body.nonce,
        version: '1',
      });
      const signature = await account.signMessage({ message });
      const answer = keep(
        await wire.send({
          method: 'POST',
          path: '/api/auth/verify',
          body: { message, signature },
          headers: headers(),
        }),
      );
      if (answer.status === 200) return;
    }
    throw new Error(`${name} cannot sign in`);
  }
}
