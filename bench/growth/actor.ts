import { calls } from '@goats/contract';
import type { InjectOptions } from 'fastify';
import type { Answer, TestPlayer } from '../../apps/server/src/testing/test-players.ts';
import { type Cost, costOf } from './compare.ts';
import { addressOf, tokenOf } from './fill-people.ts';
import type { OpenWorld } from './open-world.ts';

/** Told of every call that went well, by its name in the contract. */
export type Listener = (call: string, cost: Cost) => void;

/** One of those who play here: a wallet with a long past, signed in. */
export async function actorIn(
  world: OpenWorld,
  number: number,
  heard: Listener,
): Promise<TestPlayer & { readonly cards: number[] }> {
  const { app, db } = world;
  const address = addressOf(number);
  const call: TestPlayer['call'] = async (method, url, payload, key) => {
    const options: InjectOptions = { method, url, cookies: { 'goats-session': tokenOf(number) } };
    if (payload) options.payload = payload;
    if (key) options.headers = { 'idempotency-key': key };
    const [response, cost] = await costOf(world, () => app.inject(options));
    if (response.statusCode < 300) heard(callNamed(method, url), cost);
    return { status: response.statusCode, body: bodyOf(response.body) };
  };
  const held = await db.query<{ id: number }>(
    `select h.card_id as id from card_holdings h
      where h.owner = $1 and h.rarity = 'Common' and h.asked is null order by h.card_id`,
    [address],
  );
  const balance = async () => (await call('GET', `/api/wallets/${address}`)).body.hoofBalance;
  return {
    ...{ wallet: undefined as never, address, call, balance },
    cards: held.map(({ id }) => id),
  };
}

function bodyOf(text: string): Answer['body'] {
  return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined;
}

const PATTERNS = Object.keys(calls).map((name) => ({
  name,
  pattern: new RegExp(`^${name.replace(/:\w+/g, '[^/?]+')}(\\?|$)`),
}));

/** `callNamed('GET', '/api/cups/7') // 'GET /api/cups/:id'` */
export function callNamed(method: string, url: string): string {
  const asked = `${method} ${url}`;
  // Of two that fit, the one without a hole: '/api/week' and not '/api/:anything'.
  const fitting = PATTERNS.filter(({ pattern }) => pattern.test(asked));
  return fitting.find(({ name }) => !name.includes(':'))?.name ?? fitting[0]?.name ?? asked;
}

/** What went wrong, for a bench that must not go on: `must(await ada.call(…))`. */
// biome-ignore lint/suspicious/noExplicitAny: the wire, as a bench looks at it
export function must({ status, body }: Answer): any {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}
