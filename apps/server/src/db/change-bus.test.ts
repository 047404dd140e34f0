import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SilentProxy, silentProxy } from '../testing/silent-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type BusTimes, type ChangeBus, openChangeBus } from './change-bus.ts';
import { type Database, openDatabase } from './database.ts';

const TIMES: BusTimes = { batchMs: 1, heartbeatMs: 50, answerMs: 2_000, reconnectMs: 10 };

describe('the change bus', () => {
  let database: TestDatabase;
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
    proxy = undefined;
    await database.drop();
  });

  /** One more server on the same database, and everything it hears. */
  async function instance(url = database.url) {
    const db = openDatabase(url, { poolSize: 2 });
    const errors: unknown[] = [];
    const bus = await openChangeBus(db, (error) => errors.push(error), TIMES);
    opened.push({ bus, db });
    const heard: string[] = [];
    bus.on((topic) => heard.push(topic));
    const hears = (topic: string) =>
      new Promise<void>((resolve) => bus.on((each) => each === topic && resolve()));
    return { db, bus, heard, hears, errors };
  }

  it('tells this process at once, once, and the other instances a moment later', async () => {
    const [here, there] = [await instance(), await instance()];
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

  it('carries more topics than one NOTIFY takes', async () => {
    const [here, there] = [await instance(), await instance()];
    const topics = Array.from({ length: 5_000 }, (_, n) => `wallet:0x${n}`);
    const arrived = there.hears(topics.at(-1)!);
    here.bus.publish(topics);
    await arrived;
    expect(there.heard).toEqual(topics);
  });

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

  it('goes on when a listener throws, and says so', async () => {
    const { bus, heard, errors } = await instance();
    bus.on(() => {
      throw new Error('a listener with a fault');
    });
    bus.publish(['card:1']);
    expect(heard).toEqual(['card:1']);
    expect(errors).toHaveLength(1);
  });

  it('notices that the other end is gone without a word, and hears again', async () => {
    proxy = await silentProxy(database.url);
    const [deaf, other] = [await instance(proxy.url), await instance()];
    const gaps = new Promise<void>((resolve) => deaf.bus.onGap(resolve));
    proxy.fallSilent();
    await proxy.hungUp();
    await gaps;
    // What is published meanwhile is not lost: it goes out with the next connection.
    const arrived = other.hears('card:1');
    deaf.bus.publish(['card:1']);
    await arrived;
    const heardAgain = deaf.hears('card:2');
    other.bus.publish(['card:2']);
    await heardAgain;
    expect(deaf.bus.connected).toBe(true);
  });

  it('connects again when PostgreSQL ends the connection, and tells of the gap', async () => {
    const [here, there] = [await instance(), await instance()];
    let gaps = 0;
    const reconnected = new Promise<void>((resolve) =>
      here.bus.onGap(() => {
        gaps += 1;
        if (here.bus.connected) resolve();
      }),
    );
    await database.db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await reconnected;
    expect(gaps).toBe(2);
    const arrived = here.hears('card:1');
    there.bus.publish(['card:1']);
    await arrived;
  });

  it('sends what is waiting before it closes', async () => {
    const [here, there] = [await instance(), await instance()];
    const arrived = there.hears('match:7');
    here.bus.publish(['match:7']);
    await here.bus.close();
    await arrived;
  });
});
