import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import type { Chain } from '../chain/chain.ts';
import type { Clock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { type ChangeBus, openChangeBus } from '../db/change-bus.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { openTraces } from '../traces/traces.ts';
import { createTestDatabase, PATIENCE } from './test-database.ts';

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
  /** What another instance needs to be like this one. */
  readonly url: string;
  readonly env: Record<string, string>;
  close(): Promise<void>;
}

/** The whole server on a database of its own, without a port. */
export async function createTestApp(
  options: {
    env?: Record<string, string>;
    webRoot?: string;
    chain?: Chain;
    /** Left out, one pool serves reads and writes: what a test watches or counts is all there. */
    stakedPoolSize?: number;
  } = {},
): Promise<TestApp> {
  const { stakedPoolSize, ...rest } = options;
  const { db, url, drop } = await createTestDatabase(
    stakedPoolSize === undefined ? {} : { stakedPoolSize },
  );
  return createInstance({ ...rest, db, url, clock: testClock(), closeDatabase: drop });
}

/** Another instance on the same database and clock, with nothing else in common. */
export async function secondInstance(
  { url, clock, env }: TestApp,
  change: Record<string, string> = {},
  chain?: Chain,
): Promise<TestApp> {
  const db = openDatabase(url, { poolSize: 5, limits: PATIENCE });
  const other = { env: { ...env, ...change }, ...(chain ? { chain } : {}) };
  return createInstance({ db, url, clock, ...other, closeDatabase: db.close });
}

/** An empty world with the demo's figures: most tests are not about running out of something. */
export const ROOMY = {
  DEMO_WORLD: 'false',
  STARTER_CARDS_LENT: 'false',
  HISTORY_ASKED: 'false',
  HISTORY_DAYS: '0',
  BID_BOND: '0',
  WEEK_PER_WALLET: '50000',
  LOSS_STAYS_LOCKED: 'false',
  PURSE_PER_DAY: '100000',
  PURSE_PER_WALLET: '100000',
  STARTER_HOOF: '899979',
  LIMIT_STARTER_GRANTS_PER_HOUR: '200',
  MINTS_PER_DAY: '1000',
  LEGENDARY_MINTS_PER_DAY: '1000',
  RESERVED_CARDS: '0,0,0,0',
  LIMIT_PRACTICE_PER_MINUTE: '100000',
  LIMIT_PRACTICE_ACTIONS_PER_MINUTE: '100000',
  LIMIT_NONCES_PER_MINUTE: '100000',
};

async function createInstance({
  env = {},
  webRoot,
  chain,
  closeDatabase,
  ...parts
}: Pick<TestApp, 'db' | 'url' | 'clock'> & {
  readonly env?: Record<string, string>;
  readonly webRoot?: string;
  readonly chain?: Chain;
  readonly closeDatabase: () => Promise<void>;
}): Promise<TestApp> {
  const { db, clock } = parts;
  const bus = await openChangeBus(db, (error) => {
    throw error;
  });
  const config = readConfig({ LOG_LEVEL: 'silent', ...ROOMY, ...env });
  const build = { version: '0.0.0-test', migration: 1, webRoot, chain, chainOff: 'Off in tests.' };
  const traces =
    config.traces &&
    openTraces(config.traces, build.version, (sentence) => {
      throw new Error(sentence);
    });
  const app = await createApp({ config, db, bus, clock, traces, ...build });
  return {
    ...{ ...parts, app, bus, env },
    async close() {
      await app.close();
      await bus.close();
      await closeDatabase();
    },
  };
}
