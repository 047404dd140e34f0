import { calls } from '@goats/contract';
import { CACHE_LIFE_MS } from '../../apps/server/src/db/change-bus.ts';
import { testOperator } from '../../apps/server/src/testing/test-operator.ts';
import { add, type Cost, costOf, type Line, noCosts, WORLDS } from './compare.ts';
import { addressOf, tokenOf } from './fill-people.ts';
import type { OpenWorld } from './open-world.ts';
import { CALLS } from './sizes.ts';

/** What no size of the world could make slower, or what is not asked and answered at once. */
const NOT_MEASURED: Readonly<Record<string, string>> = {
  'GET /api/me/events': 'a stream',
  'GET /api/matches/:id/events': 'a stream',
  'GET /api/matches/:id/secret': 'one row by its match and its player, while they play',
  'GET /api/mail/confirm': 'one row by its token, which is in a mail',
  'GET /api/mail/leave': 'one row by its token, which is in a mail',
  'GET /api/newsletter/confirm': 'one row by its token, which is in a mail',
  'GET /api/unsubscribe': 'one row by its token, which is in a mail',
  'GET /api/duels/:code': 'one row by its code, which only its maker is told',
  'GET /api/puzzle': 'made of practice, of which these worlds have none',
  'GET /api/admin/subscribers.csv': 'all of them, on purpose: a file for an operator',
  'GET /api/series/:id/cards': 'the first series is the collection, which does not grow',
  'GET /api/series/:id/provenance': 'the first series is the collection, which does not grow',
  'GET /api/admin/series/:id': 'the first series is the collection, which does not grow',
  'GET /api/admin/series/:id/cards': 'the first series is the collection, which does not grow',
};
/** Made from the chain, which is off here: roots have a bench of their own. */
const OFF = 'the chain is off here';

/** Nobody waits for a bench for ever: a slow read is known to be slow after a few calls. */
const LONGEST_MS = 20_000;

/** Every read of the contract, so that a new one is measured by itself. */
export async function compareReads(
  worlds: Readonly<Record<'small' | 'large', OpenWorld>>,
): Promise<Line[]> {
  const known = { small: await knownIn(worlds.small), large: await knownIn(worlds.large) };
  const lines: Line[] = [];
  for (const name of Object.keys(calls).filter((each) => each.startsWith('GET '))) {
    const costs = noCosts();
    const line = { measure: 'growth: a read', name, ...costs } as const;
    const why = name.includes('/chain') ? OFF : NOT_MEASURED[name];
    if (why) {
      lines.push({ ...line, missing: why });
      continue;
    }
    const began = performance.now();
    const ask = {
      small: await asking(worlds.small, known.small, name),
      large: await asking(worlds.large, known.large, name),
    };
    let missing: string | undefined;
    for (let call = 0; call < CALLS && performance.now() - began < LONGEST_MS; call += 1) {
      for (const which of WORLDS) {
        // What is kept as bytes is not what is to be measured.
        worlds[which].clock.advance(CACHE_LIFE_MS + 1);
        await ask[which](call).then(
          (cost) => add(costs, which, cost),
          (error: Error) => {
            missing = error.message;
          },
        );
      }
    }
    if (missing) process.exitCode = 1;
    for (const which of WORLDS) worlds[which].clock.reset();
    lines.push(missing ? { ...line, missing } : line);
  }
  return lines;
}

interface Known {
  readonly matches: number[];
  /** Those that were really played: nobody can prove a copy under another number. */
  readonly played: number[];
  readonly cups: number[];
  readonly auctions: number[];
  readonly prizes: number[];
  readonly challenges: number[];
  readonly requests: number[];
  readonly events: string[];
  readonly wallets: number;
}

/** Numbers from all over the world, the oldest to the newest. */
async function knownIn({ db }: OpenWorld): Promise<Known> {
  const list = async <T>(sql: string) =>
    (await db.query<{ id: T }>(`select id from (${sql}) ids order by md5(id::text) limit 200`)).map(
      ({ id }) => id,
    );
  const [counted] = await db.query<{ wallets: number }>(
    'select count(*)::int as wallets from battlers',
  );
  return {
    matches: await list(`select id from matches where finished_at is not null`),
    played: await list('select id from matches order by id limit 4'),
    cups: await list('select id from cups'),
    auctions: await list('select id from auctions'),
    prizes: await list(
      `select id from transfers where reason = 'prize' and reference like 'week:%'`,
    ),
    challenges: await list(`select id from openings where kind = 'challenge' and status = 'open'`),
    requests: await list(`select id from openings where kind = 'request' and status = 'open'`),
    events: await list('select id from club_events'),
    wallets: counted!.wallets,
  };
}

async function asking(
  world: OpenWorld,
  known: Known,
  name: string,
): Promise<(call: number) => Promise<Cost>> {
  const path = name.slice('GET '.length);
  const operator = path.startsWith('/api/admin/') ? await testOperator(world) : undefined;
  const cookies = { 'goats-session': tokenOf(0) };
  return async (call) => {
    const url = urlOf(path, known, call);
    const [response, cost] = await costOf(world, async () =>
      operator ? await operator.send({ url }) : await world.app.inject({ url, cookies }),
    );
    if (response.statusCode >= 300) throw new Error(`${url}: ${response.body.slice(0, 300)}`);
    return cost;
  };
}

/** Every second time about whoever plays most, else about anybody. */
function urlOf(path: string, known: Known, call: number): string {
  const wallet = addressOf(call % 2 === 0 ? 0 : (call * 7919) % known.wallets);
  const one = (list: readonly (number | string)[]) => String(list[call % list.length]);
  const ids: Record<string, () => string> = {
    matches: () => one(path.endsWith('/proof') ? known.played : known.matches),
    cups: () => one(known.cups),
    auctions: () => one(known.auctions),
    ledger: () => one(known.prizes),
    challenges: () => one(known.challenges),
    requests: () => one(known.requests),
    events: () => one(known.events),
    'base-goats': () => String(1 + (call % 10)),
    leaderboard: () => String(1 + (call % 10)),
    nfts: () => String(1 + ((call * 7919) % 20_000)),
    cards: () => String(1 + ((call * 7919) % 12_000)),
  };
  const filled = path.replace(/\/([\w-]+)\/:(\w+)/g, (_, before: string, name: string) => {
    const value =
      name === 'tokenId' ? String(1_000_001 + call) : name === 'id' ? ids[before]?.() : wallet;
    if (value === undefined) throw new Error(`Nobody said what :${name} of ${path} is.`);
    return `/${before}/${value}`;
  });
  return filled + queryOf(path, wallet);
}

const CARDS_IN_SIGHT = Array.from({ length: 24 }, (_, n) => 1 + n * 499).join(',');

/** What a read cannot do without, and what makes a list about somebody. */
function queryOf(path: string, wallet: string): string {
  if (path.endsWith('/returns')) return `?since=${new Date(Date.now() - 86_400_000).toISOString()}`;
  if (path === '/api/players/names') return `?of=${wallet}`;
  if (path === '/api/cards') return `?of=${CARDS_IN_SIGHT}`;
  if (path === '/api/battles/history' || path === '/api/battles/active') return `?player=${wallet}`;
  return '';
}
