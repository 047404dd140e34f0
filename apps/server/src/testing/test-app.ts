import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import type { Clock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { CHANGED, createBus } from '../db/change-bus.ts';
import type { Database } from '../db/database.ts';
import { listen } from '../db/notifications.ts';
import { CHANGED_CHANNEL } from '../hot/hot-bytes.ts';
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
  readonly clock: TestClock;
  close(): Promise<void>;
}

/** The whole server on a database of its own, without a port. */
export async function createTestApp(
  options: { env?: Record<string, string>; webRoot?: string } = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
  const clock = testClock();
  const notifications = await listen(database.db, [CHANGED_CHANNEL, CHANGED], (error) => {
    throw error;
  });
  const app = await createApp({
    config: readConfig({ LOG_LEVEL: 'silent', DEMO_WORLD: 'false', ...options.env }),
    db: database.db,
    notifications,
    bus: createBus(database.db, notifications),
    clock,
    version: '0.0.0-test',
    migration: 1,
    webRoot: options.webRoot,
  });
  return {
    app,
    db: database.db,
    clock,
    async close() {
      await app.close();
      await notifications.close();
      await database.drop();
    },
  };
}
