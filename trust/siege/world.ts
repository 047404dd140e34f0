import { randomUUID } from 'node:crypto';
import type { Config } from '../../apps/server/src/config.ts';
import type { Database } from '../../apps/server/src/db/database.ts';
import { RARITIES, type Rarity } from '../../packages/rules/src/index.ts';
import { cardsOf, type Player, waysOf } from '../players/player.ts';
import { createVisitor } from '../players/visitor.ts';
import { type Answer, createWire, type Sending, type Wire } from '../players/wire.ts';
import type { Preset } from './attack.ts';
import { inParallel } from './crowd.ts';
import { workOn } from './work.ts';

export const ADMIN_PASSWORD = 'a password under siege';

/** What an attack finds: a server, its figures, and a way to let time pass. */
export interface Site {
  readonly url: string;
  readonly preset: Preset;
  readonly config: Config;
  /** A small attack that says the same, for tests and for a first look. */
  readonly quick: boolean;
  /** For counting, and for a crowd that would take an hour to come over the wire. */
  readonly db: Database;
  /** The site's own clock. */
  now(): number;
  /** So much later when it returns. */
  passTime(ms: number): Promise<void>;
}

/** Somebody at a network address that nobody else has, with a wallet and without patience. */
export interface Stranger extends Player {
  readonly wire: Wire;
  /** Once, and whatever comes back is the answer; with a key when one is given. */
  call(method: Sending['method'], path: string, body?: object, key?: string): Promise<Answer>;
  signIn(options?: { site?: URL; host?: string }): Promise<Answer>;
  openPack(): Promise<Answer>;
  hoof(): Promise<number>;
}

export interface World extends Site {
  /** Not signed in. `from` puts several people behind one address. */
  stranger(name: string, from?: string): Stranger;
  /** Signed in, with the starter pack open. */
  newcomer(name: string): Promise<Stranger>;
  newcomers(name: string, count: number): Promise<Stranger[]>;
  /** An address that nobody had yet. */
  address(): string;
  operator(): Promise<Stranger>;
  unowned(): Promise<Record<Rarity, number>>;
  close(): void;
}

/** The people of a world: `const world = populate(site)` */
export function populate(site: Site): World {
  const { db } = site;
  const wires: Wire[] = [];
  let addresses = 0;
  const address = () => {
    addresses += 1;
    return `127.1.${addresses >> 8}.${addresses & 255}`;
  };

  function stranger(name: string, from = address()): Stranger {
    const wire = createWire(site.url, 64, from);
    wires.push(wire);
    const visitor = createVisitor(`siege ${name}`);
    const cards: Stranger['cards'] = [];
    const call: Stranger['call'] = async (method, path, body, key) =>
      visitor.keep(
        await wire.send({
          method,
          path,
          ...(body ? { body } : {}),
          headers: { ...visitor.headers(), ...(key ? { 'idempotency-key': key } : {}) },
        }),
      );
    return {
      ...waysOf(visitor),
      ...{ wire, cards, call, startHoof: 0 },
      address: visitor.address,
      get headers() {
        return visitor.headers();
      },
      signIn: (options) => visitor.signIn(wire, { at: site.now(), ...options }),
      async openPack() {
        const claim = (body?: object) => call('POST', '/api/packs/starter', body, randomUUID());
        const asked = await claim();
        // When many want one, a pack costs work; a farm would do it as well.
        const opened = asked.status === 428 ? await claim({ work: workOn(asked) }) : asked;
        if (opened.status === 200) cards.push(...cardsOf(opened));
        return opened;
      },
      async hoof() {
        return (await call('GET', `/api/wallets/${visitor.address}`)).body.hoofBalance;
      },
    };
  }

  async function newcomer(name: string): Promise<Stranger> {
    const one = stranger(name);
    for (const answer of [await one.signIn(), await one.openPack()]) {
      if (answer.status !== 200) {
        throw new Error(`${name} cannot come in: ${answer.status} ${JSON.stringify(answer.body)}`);
      }
    }
    return one;
  }

  return {
    ...site,
    ...{ stranger, newcomer, address },
    newcomers: (name, count) => inParallel(count, (i) => newcomer(`${name} ${i}`)),
    async operator() {
      const one = stranger('operator');
      const body = { username: 'admin', password: ADMIN_PASSWORD };
      const answer = await one.call('POST', '/api/admin/login', body);
      if (answer.status !== 200) throw new Error(`no operator: ${JSON.stringify(answer.body)}`);
      return one;
    },
    unowned: () => unownedIn(db),
    close() {
      for (const wire of wires) wire.close();
    },
  };
}

export async function unownedIn(db: Database): Promise<Record<Rarity, number>> {
  const rows = await db.query<{ rarity: Rarity; left: number }>(
    'select rarity, count(*) as left from card_holdings where owner is null group by rarity',
  );
  const left = new Map(rows.map((row) => [row.rarity, row.left]));
  return Object.fromEntries(RARITIES.map((each) => [each, left.get(each) ?? 0])) as Record<
    Rarity,
    number
  >;
}
