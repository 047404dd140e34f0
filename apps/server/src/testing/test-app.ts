import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import type { Clock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { type ChangeBus, openChangeBus } from '../db/change-bus.ts';
import type { Database } from '../db/database.ts';
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
  readonly bus: ChangeBus;
  readonly clock: TestClock;
  close(): Promise<void>;
}

/** The whole server on a database of its own, without a port. */
export async function createTestApp(
  options: { env?: Record<string, string>; webRoot?: string } = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
  const clock = testClock();
  const bus = await openChangeBus(database.db, (error) => {
    throw error;
  });
  const app = await createApp({
    config: readConfig({ LOG_LEVEL: 'silent', DEMO_WORLD: 'false', ...options.env }),
    db: database.db,
    bus,
    clock,
    version: '0.0.0-test',
    migration: 1,
    webRoot: options.webRoot,
  });
  return {
    app,
    db: database.db,
    bus,
    clock,
    async close() {
      await app.close();
      await bus.close();
      await database.drop();
    },
  };
}
