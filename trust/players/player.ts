import { randomUUID } from 'node:crypto';
import { createVisitor, type Visitor } from './visitor.ts';
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
  once(wire: Wire, method: Sending['method'], path: string, body?: object): Promise<Answer>;
}

/**
 * Signs in with a signature and opens the starter pack, as a person would.
 *
 * `const ada = await enter(wire, 'ada', 1)`
 */
export async function enter(wire: Wire, name: string, number: number): Promise<Player> {
  const visitor = createVisitor(`trust ${name}`, {
    'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
  });
  await signIn(wire, visitor, name);
  const ways = waysOf(visitor);
  const opened = await ways.surely(wire, 'POST', '/api/packs/starter');
  if (opened.status !== 200) throw new Error(`no starter pack: ${JSON.stringify(opened.body)}`);
  return {
    ...ways,
    address: visitor.address,
    cards: cardsOf(opened),
    headers: visitor.headers(),
    startHoof: opened.body.hoof as number,
  };
}

/** How somebody who is signed in speaks to the house. */
export function waysOf(visitor: Visitor): Pick<Player, 'surely' | 'once'> {
  const { headers } = visitor;
  return {
    surely: (through, method, path, body) =>
      through.surely({
        method,
        path,
        ...(body ? { body } : {}),
        headers: { ...headers(), ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }) },
      }),
    async once(through, method, path, body) {
      const answer = await through.send({
        ...{ method, path, headers: headers() },
        ...(body ? { body } : {}),
      });
      if (answer.status === 0 || answer.status >= 500) through.counts.unsure += 1;
      return answer;
    },
  };
}

/** The cards of an opened pack. */
export function cardsOf(opened: Answer): HeldCard[] {
  return (opened.body.cards as HeldCard[]).map(({ id, rarity }) => ({ id, rarity }));
}

async function signIn(wire: Wire, visitor: Visitor, name: string): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    if ((await visitor.signIn(wire)).status === 200) return;
  }
  throw new Error(`${name} cannot sign in`);
}
