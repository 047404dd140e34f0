import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CACHE_LIFE_MS, type ChangeBus, openChangeBus } from '../db/change-bus.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { deleteFreeze, insertFreeze } from '../people/freezes/freeze-store.ts';
import { testBus } from '../testing/test-bus.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createSessionCache } from './session-cache.ts';
import { endSessionByToken, findSession, insertSession } from './session-store.ts';

const NOW = Date.now();
const WALLET = `0x${'a'.repeat(40)}`;

describe('kept sessions', () => {
  let database: TestDatabase;
  let looks: number;
  const opened: { db: Database; bus: ChangeBus }[] = [];
  beforeEach(async () => {
    looks = 0;
    database = await createTestDatabase();
  });
  afterEach(async () => {
    for (const { db, bus } of opened.splice(0)) {
      await bus.close();
      await db.close();
    }
    await database.drop();
  });

  /** One more server on the same database. */
  async function instance() {
    const db = openDatabase(database.url, { poolSize: 2 });
    const bus = await openChangeBus(db, () => {});
    opened.push({ db, bus });
    return { db, bus, cache: createSessionCache({ db: counting(db), bus }) };
  }

  function counting(db: Database): Database {
    return {
      ...db,
      prepared: (name, text, values) => {
        if (name === 'find-sessions') looks += 1;
        return db.prepared(name, text, values);
      },
    };
  }

  async function session(now = NOW): Promise<Buffer> {
    const tokenHash = randomBytes(32);
    const [at, expiresAt] = [new Date(now), new Date(now + 86_400_000)];
    const who = { wallet: WALLET, operator: null };
    await insertSession(database.db, { tokenHash, ...who, at, expiresAt, userAgent: 'test' });
    return tokenHash;
  }

  const idOf = async (token: Buffer, now = NOW) =>
    (await findSession(database.db, token, new Date(now)))?.id as string;

  it('are looked up once, and again after a few seconds in which an end may have been missed', async () => {
    const token = await session();
    const { cache } = await instance();
    for (let i = 0; i < 5; i += 1) expect((await cache.find(token, NOW))?.wallet).toBe(WALLET);
    expect(looks).toBe(1);
    await cache.find(token, NOW + CACHE_LIFE_MS);
    expect(looks).toBe(2);
  });

  it('stay through a thousand notices about other things, also while they are looked up', async () => {
    const token = await session();
    const bus = testBus();
    const others = Array.from({ length: 1_000 }, (_, n) => `session:other-${n}`);
    const db = counting(database.db);
    const cache = createSessionCache({
      db: {
        ...db,
        async prepared(name, text, values) {
          bus.publish(others);
          return db.prepared(name, text, values);
        },
      },
      bus,
    });
    await cache.find(token, NOW);
    bus.publish(others);
    await cache.find(token, NOW);
    expect(looks).toBe(1);
  });

  it('are not kept when they ended while they were looked up', async () => {
    const token = await session();
    const id = await idOf(token);
    const bus = testBus();
    const db = counting(database.db);
    const cache = createSessionCache({
      db: {
        ...db,
        async prepared(name, text, values) {
          const rows = await db.prepared(name, text, values);
          bus.publish([`session:${id}`]);
          return rows as never;
        },
      },
      bus,
    });
    await cache.find(token, NOW);
    await cache.find(token, NOW);
    expect(looks).toBe(2);
  });

  it('end at once where they were ended, and on every other instance', async () => {
    // Long ago by the clock of PostgreSQL, which therefore says nothing about it by itself.
    const now = Date.UTC(2020, 0, 1);
    const token = await session(now);
    const id = await idOf(token, now);
    const [here, there] = [await instance(), await instance()];
    await here.cache.find(token, now);
    await there.cache.find(token, now);
    const heard: string[] = [];
    here.bus.on((topic) => heard.push(topic));
    const heardThere = new Promise<string>((resolve) => there.bus.on(resolve));
    await endSessionByToken(here.db, token);
    expect(heard).toEqual([`session:${id}`]);
    expect(await here.cache.find(token, now)).toBeUndefined();
    expect(await heardThere).toBe(`session:${id}`);
    expect(await there.cache.find(token, now)).toBeUndefined();
  });

  it('end everywhere when somebody deletes one by hand', async () => {
    const token = await session();
    const { cache, bus } = await instance();
    await cache.find(token, NOW);
    const heard = new Promise<string>((resolve) => bus.on(resolve));
    await database.db.query('delete from sessions where token_hash = $1', [token]);
    await heard;
    expect(await cache.find(token, NOW)).toBeUndefined();
  });

  it('know at once that their wallet was frozen and thawed, here and on every other instance', async () => {
    const token = await session();
    const [here, there] = [await instance(), await instance()];
    for (const { cache } of [here, there]) {
      expect((await cache.find(token, NOW))?.frozen_for).toBeNull();
    }
    const heardThere = new Promise((resolve) => there.bus.on(resolve));
    await insertFreeze(here.db, { wallet: WALLET, reason: 'A farm', since: new Date(NOW) });
    expect((await here.cache.find(token, NOW))?.frozen_for).toBe('A farm');
    await heardThere;
    expect((await there.cache.find(token, NOW))?.frozen_for).toBe('A farm');
    await deleteFreeze(here.db, WALLET);
    expect((await here.cache.find(token, NOW))?.frozen_for).toBeNull();
  });

  it('stay frozen although somebody slides on what was looked up before', async () => {
    const token = await session();
    const { cache, db } = await instance();
    const before = (await cache.find(token, NOW))!;
    await insertFreeze(db, { wallet: WALLET, reason: 'A farm', since: new Date(NOW) });
    await cache.find(token, NOW);
    cache.renew({ ...before, seen_at: new Date(NOW + 1) });
    expect(await cache.find(token, NOW)).toMatchObject({
      frozen_for: 'A farm',
      seen_at: new Date(NOW + 1),
    });
  });

  it('are all forgotten when something may have been missed', async () => {
    const token = await session();
    const bus = testBus();
    const cache = createSessionCache({ db: counting(database.db), bus });
    await cache.find(token, NOW);
    bus.lose();
    await cache.find(token, NOW);
    expect(looks).toBe(2);
    bus.connected = false;
    bus.lose();
    await cache.find(token, NOW);
    await cache.find(token, NOW);
    expect(looks).toBe(4);
  });

  it('run out at their hour', async () => {
    const token = await session();
    const { cache } = await instance();
    const later = NOW + 86_400_000;
    await cache.find(token, later - 1);
    expect(await cache.find(token, later)).toBeUndefined();
  });
});
