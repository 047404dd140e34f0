import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../db/database.ts';
import { listen, type Notifications } from '../../db/notifications.ts';
import type { Deps } from '../../deps.ts';
import { CHANGED_CHANNEL } from '../../hot/hot-bytes.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { sessionCache } from './session-cache.ts';
import { endSessionByToken, insertSession } from './session-store.ts';

const NOW = Date.now();
const WALLET = `0x${'a'.repeat(40)}`;

describe('kept sessions', () => {
  let database: TestDatabase;
  let looks: number;
  const opened: { db: Database; notifications: Notifications }[] = [];
  beforeEach(async () => {
    looks = 0;
    database = await createTestDatabase();
  });
  afterEach(async () => {
    for (const { db, notifications } of opened.splice(0)) {
      await notifications.close();
      await db.close();
    }
    await database.drop();
  });

  /** One more server on the same database. */
  async function instance() {
    const db = openDatabase(database.url, { poolSize: 2 });
    const notifications = await listen(db, [CHANGED_CHANNEL], () => {});
    opened.push({ db, notifications });
    const counting: Database = {
      ...db,
      prepared: (name, text, values) => {
        if (name === 'find-session') looks += 1;
        return db.prepared(name, text, values);
      },
    };
    const cache = sessionCache({ db: counting, notifications } as Deps);
    const dropped = (wish: () => boolean | Promise<boolean>) =>
      new Promise<void>((resolve) => {
        notifications.on(CHANGED_CHANNEL, async () => {
          if (await wish()) resolve();
        });
      });
    return { cache, notifications, dropped };
  }

  async function session(): Promise<Buffer> {
    const tokenHash = randomBytes(32);
    const [at, expiresAt] = [new Date(NOW), new Date(NOW + 86_400_000)];
    const who = { wallet: WALLET, operator: null };
    await insertSession(database.db, { tokenHash, ...who, at, expiresAt, userAgent: 'test' });
    return tokenHash;
  }

  it('are looked up once, and again after half a minute', async () => {
    const token = await session();
    const { cache } = await instance();
    for (let i = 0; i < 5; i += 1) expect((await cache.find(token, NOW))?.wallet).toBe(WALLET);
    expect(looks).toBe(1);
    await cache.find(token, NOW + 30_000);
    expect(looks).toBe(2);
  });

  it('end on every instance when they are ended on any, even by hand', async () => {
    const token = await session();
    const [here, there] = [await instance(), await instance()];
    expect(await here.cache.find(token, NOW)).toBeDefined();
    expect(await there.cache.find(token, NOW)).toBeDefined();
    const gone = Promise.all(
      [here, there].map((each) =>
        each.dropped(async () => (await each.cache.find(token, NOW)) === undefined),
      ),
    );
    await database.db.query('delete from sessions where token_hash = $1', [token]);
    await gone;
  });

  it('end at once where they were ended', async () => {
    const token = await session();
    const { cache } = await instance();
    expect(await cache.find(token, NOW)).toBeDefined();
    for (const id of await endSessionByToken(database.db, token)) cache.forget(id);
    expect(await cache.find(token, NOW)).toBeUndefined();
  });

  it('are all forgotten when something may have been missed', async () => {
    const token = await session();
    const { cache, notifications } = await instance();
    await cache.find(token, NOW);
    const gap = new Promise<void>((resolve) => {
      notifications.onGap(resolve);
    });
    await database.db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen%'`,
    );
    await gap;
    await cache.find(token, NOW);
    expect(looks).toBe(2);
  });

  it('run out at their hour', async () => {
    const token = await session();
    const { cache } = await instance();
    const later = NOW + 86_400_000;
    await cache.find(token, later - 1);
    expect(await cache.find(token, later)).toBeUndefined();
  });
});
