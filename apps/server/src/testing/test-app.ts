import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import type { Clock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { type ChangeBus, openChangeBus } from '../db/change-bus.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createTestDatabase } from './test-database.ts';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  advance(ms: number): void;
}

export function testClock(start = Date.UTC(2026, 5, 1, 12)): TestClock {
  let now = start;
  return {
    now: () => now,
    advance(ms) {
      now += ms;
    },
  };
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** Where the database is, for somebody else who wants to use it. */
  readonly url: string;
  readonly bus: ChangeBus;
  readonly clock: TestClock;
  close(): Promise<void>;
}

/** The whole server on a database of its own, without a port. */
export async function createTestApp(
  options: { env?: Record<string, string>; webRoot?: string } = {},
): Promise<TestApp> {
  const { db, url, drop } = await createTestDatabase();
  const clock = testClock();
  const { app, bus } = await createInstance(db, clock, options);
  return {
    ...{ app, db, url, bus, clock },
    async close() {
      await app.close();
      await bus.close();
      await drop();
    },
  };
}

/** Another instance on the same database and clock, with nothing else in common. */
export async function secondInstance(
  server: TestApp,
  env: Record<string, string> = {},
): Promise<TestApp> {
  const db = openDatabase(server.url, { poolSize: 5 });
  const { app, bus } = await createInstance(db, server.clock, { env });
  return {
    ...{ app, db, bus, url: server.url, clock: server.clock },
    async close() {
      await app.close();
      await bus.close();
      await db.close();
    },
  };
}

async function createInstance(
  db: Database,
  clock: Clock,
  { env, webRoot }: { env?: Record<string, string>; webRoot?: string },
) {
  const bus = await openChangeBus(db, (error) => {
    throw error;
  });
  const config = readConfig({ LOG_LEVEL: 'silent', DEMO_WORLD: 'false', ...env });
  const build = { version: '0.0.0-test', migration: 1, webRoot };
  return { app: await createApp({ config, db, bus, clock, ...build }), bus };
}
