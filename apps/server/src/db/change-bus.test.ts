import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HAS_NATS, type NatsServer, startNats } from '../testing/nats-server.ts';
import { type SilentProxy, silentProxy } from '../testing/silent-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type ChangeBus, openChangeBus } from './change-bus.ts';
import { type Database, openDatabase } from './database.ts';
import { loadNats, natsCarrier, worldSubject } from './nats-carrier.ts';
import type { LineTimes } from './notice-line.ts';

const TIMES: LineTimes = {
  ...{ batchMs: 1, heartbeatMs: 50, answerMs: 2_000, reconnectMs: 10, mostReconnectMs: 40 },
};

let database: TestDatabase;
let nats: NatsServer | undefined;
let proxy: SilentProxy | undefined;
const opened: { bus: ChangeBus; db: Database }[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const { bus, db } of opened.splice(0)) {
    await bus.close();
    await db.close();
  }
  await proxy?.close();
  await nats?.close();
  [proxy, nats] = [undefined, undefined];
  await database.drop();
});

/** One more server on the same database, and everything it hears. */
async function instance({ url = database.url, broker }: { url?: string; broker?: string } = {}) {
  const db = openDatabase(url, { poolSize: 2 });
  const errors: unknown[] = [];
  const carrier =
    broker && natsCarrier(await loadNats(), broker, await worldSubject(database.db), TIMES);
  const options = { times: TIMES, ...(carrier ? { broker: carrier } : {}) };
  const bus = await openChangeBus(db, (error) => errors.push(error), options);
  opened.push({ bus, db });
  const heard: string[] = [];
  bus.on((topic) => heard.push(topic));
  const hears = (topic: string) =>
    new Promise<void>((resolve) => bus.on((each) => each === topic && resolve()));
  /** After the next gap that leaves it so. */
  const becomes = (connected: boolean) =>
    new Promise<void>((resolve) => bus.onGap(() => bus.connected === connected && resolve()));
  return { db, bus, heard, hears, becomes, errors };
}

interface Carried {
  readonly name: 'PostgreSQL' | 'NATS';
  /** One more instance whose notices are carried so; `silently`: over the proxy. */
  readonly instance: (silently?: boolean) => ReturnType<typeof instance>;
  readonly address: () => string;
  /** Every line is cut, and can be opened again. */
  readonly cut: () => Promise<unknown>;
}

const BY_POSTGRESQL: Carried = {
  name: 'PostgreSQL',
  instance: (silently) => instance(silently ? { url: proxy!.url } : {}),
  address: () => database.url,
  cut: () =>
    database.db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    ),
};

const BY_NATS: Carried = {
  name: 'NATS',
  instance: (silently) => instance({ broker: silently ? proxy!.url : nats!.url }),
  address: () => nats!.url,
  async cut() {
    await nats!.kill();
    await nats!.start();
  },
};

/** What the bus promises, whatever carries it. */
function keepsItsPromises(carried: Carried): void {
  it('is carried as it should be', async () => {
    const [here, there] = [await carried.instance(), await carried.instance()];
    const arrived = there.hears('card:1');
    here.bus.publish(['card:1']);
    await arrived;
    const over = there.bus.lines.filter(({ heard }) => heard > 0).map(({ name }) => name);
    expect(over).toEqual([carried.name]);
  });

  it('tells this process at once, once, and the other instances a moment later', async () => {
    const [here, there] = [await carried.instance(), await carried.instance()];
    const arrived = there.hears('card:2');
    here.bus.publish(['card:1', 'wallet:0xab']);
    expect(here.heard).toEqual(['card:1', 'wallet:0xab']);
    here.bus.publish(['card:2']);
    await arrived;
    expect(there.heard).toEqual(['card:1', 'wallet:0xab', 'card:2']);
    // What comes back from the database after all that would have been heard twice by now.
    const echo = here.hears('after');
    there.bus.publish(['after']);
    await echo;
    expect(here.heard).toEqual(['card:1', 'wallet:0xab', 'card:2', 'after']);
  });

  it('carries more topics than one message takes', async () => {
    const [here, there] = [await carried.instance(), await carried.instance()];
    const topics = Array.from({ length: 5_000 }, (_, n) => `wallet:0x${n}`);
    const arrived = there.hears(topics.at(-1)!);
    here.bus.publish(topics);
    await arrived;
    expect(there.heard).toEqual(topics);
  });

  it('goes on when a listener throws, and says so', async () => {
    const { bus, heard, errors } = await carried.instance();
    bus.on(() => {
      throw new Error('a listener with a fault');
    });
    bus.publish(['card:1']);
    expect(heard).toEqual(['card:1']);
    expect(errors).toHaveLength(1);
  });

  it('notices that the other end is gone without a word, and hears again', async () => {
    proxy = await silentProxy(carried.address());
    const [deaf, other] = [await carried.instance(true), await carried.instance()];
    const [lost, back] = [deaf.becomes(false), deaf.becomes(true)];
    proxy.fallSilent();
    await proxy.hungUp();
    await lost;
    // What is published meanwhile is not lost: it goes out with the next connection.
    const arrived = other.hears('card:1');
    deaf.bus.publish(['card:1']);
    await arrived;
    await back;
    const heardAgain = deaf.hears('card:2');
    other.bus.publish(['card:2']);
    await heardAgain;
    expect(deaf.bus.connected).toBe(true);
  });

  it('connects again when the other end hangs up, and tells of the gap', async () => {
    const [here, there] = [await carried.instance(), await carried.instance()];
    let gaps = 0;
    const reconnected = new Promise<void>((resolve) =>
      here.bus.onGap(() => {
        gaps += 1;
        if (here.bus.connected) resolve();
      }),
    );
    await carried.cut();
    await reconnected;
    expect(gaps).toBe(2);
    const arrived = here.hears('card:1');
    there.bus.publish(['card:1']);
    await arrived;
  });

  it('sends what is waiting before it closes', async () => {
    const [here, there] = [await carried.instance(), await carried.instance()];
    const arrived = there.hears('match:7');
    here.bus.publish(['match:7']);
    await here.bus.close();
    await arrived;
  });
}

describe('the change bus by PostgreSQL', () => {
  keepsItsPromises(BY_POSTGRESQL);

  it('says what a transaction announced after its commit, and nothing of one that failed', async () => {
    const { db, heard } = await instance();
    await db.query('create table prices (value int)');
    await db.transaction(async (tx) => {
      await tx.query('insert into prices values (1)');
      tx.announce(['card:1']);
      await tx.query('select 1');
      expect(heard).toEqual([]);
    });
    expect(heard).toEqual(['card:1']);
    const failed = db.transaction(async (tx) => {
      tx.announce(['card:2']);
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow();
    const swallowed = db.transaction(async (tx) => {
      tx.announce(['card:3']);
      await tx.query('select 1 / 0').catch(() => {});
    });
    await expect(swallowed).rejects.toThrow();
    db.announce(['card:4']);
    expect(heard).toEqual(['card:1', 'card:4']);
  });

  it('hears what the database itself says, about one topic or several', async () => {
    const { hears, heard } = await instance();
    const arrived = hears('goat:3');
    await database.db.query(
      "select pg_notify('goats_changed', 'session:8'), pg_notify('goats_changed', 'card:9 goat:3')",
    );
    await arrived;
    expect(heard).toEqual(['session:8', 'card:9', 'goat:3']);
  });
});

// The server is the one of Debian's package nats-server; without it there is nothing to try.
describe.skipIf(!HAS_NATS)('the change bus by NATS (needs nats-server)', () => {
  beforeEach(async () => {
    nats = await startNats();
  });

  keepsItsPromises(BY_NATS);

  it('hears what the database itself says as well', async () => {
    const { hears, heard } = await BY_NATS.instance();
    const arrived = hears('session:8');
    await database.db.query("select pg_notify('goats_changed', 'session:8')");
    await arrived;
    expect(heard).toEqual(['session:8']);
  });

  it('lets PostgreSQL carry what is said while the broker is away, and trusts nothing until it is back', async () => {
    const [here, there] = [await BY_NATS.instance(), await BY_NATS.instance()];
    const deaf = [here.becomes(false), there.becomes(false)];
    await nats!.kill();
    await Promise.all(deaf);
    const arrived = there.hears('match:7');
    here.bus.publish(['match:7']);
    await arrived;
    expect(there.bus.lines.map(({ name, open, heard }) => ({ name, open, heard }))).toEqual([
      { name: 'NATS', open: false, heard: 0 },
      { name: 'PostgreSQL', open: true, heard: 1 },
    ]);
    const back = [here.becomes(true), there.becomes(true)];
    await nats!.start();
    await Promise.all(back);
    const heardAgain = there.hears('match:8');
    here.bus.publish(['match:8']);
    await heardAgain;
    expect(there.bus.lines[0]).toMatchObject({ name: 'NATS', open: true, heard: 1 });
  });

  it('starts without the broker, says so, and goes over to it when it comes', async () => {
    await nats!.kill();
    const { bus, errors, becomes } = await BY_NATS.instance();
    expect(bus.connected).toBe(false);
    expect(errors).not.toEqual([]);
    const back = becomes(true);
    await nats!.start();
    await back;
    expect(bus.lines[0]).toMatchObject({ name: 'NATS', open: true });
  });

  it('keeps the worlds apart that share a broker', async () => {
    const elsewhere = await createTestDatabase();
    try {
      expect(await worldSubject(elsewhere.db)).not.toBe(await worldSubject(database.db));
      expect(await worldSubject(database.db)).toMatch(/^goats\.\d+\.\d+\.changed$/);
    } finally {
      await elsewhere.drop();
    }
  });
});

describe.skipIf(!HAS_NATS)('a broker that asks who we are (needs nats-server)', () => {
  const ACCOUNTS = `authorization { users = [
    { user: herd, password: "g@ts" },
    { user: mute, password: "g@ts", permissions: { subscribe: { deny: ["goats.>"] } } }
  ] }`;
  const addressFor = (user: string) => nats!.url.replace('//', `//${user}@`);

  it('lets in whoever has the name and the password, or the token', async () => {
    nats = await startNats(ACCOUNTS);
    expect((await instance({ broker: addressFor('herd:g%40ts') })).bus.connected).toBe(true);
    expect((await instance({ broker: addressFor('herd:wrong') })).bus.connected).toBe(false);
    await nats.close();
    nats = await startNats('authorization { token: "hoof" }');
    expect((await instance({ broker: addressFor('hoof') })).bus.connected).toBe(true);
  });

  it('is not taken for heard where we may speak and not listen', async () => {
    nats = await startNats(ACCOUNTS);
    const { bus, errors } = await instance({ broker: addressFor('mute:g%40ts') });
    expect(bus.connected).toBe(false);
    expect(String(errors[0])).toMatch(/permission/i);
  });
});
