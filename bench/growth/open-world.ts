import type { FastifyInstance } from 'fastify';
import { createApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { type ChangeBus, openChangeBus } from '../../apps/server/src/db/change-bus.ts';
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts';
import { ROOMY } from '../../apps/server/src/testing/test-app.ts';
import { createSteppingClock, type SteppingClock } from './stepping-clock.ts';

/** One of the two worlds with the whole server on it, without a port. */
export interface OpenWorld {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly bus: ChangeBus;
  readonly clock: SteppingClock;
  readonly url: string;
  readonly env: Record<string, string>;
  /** Of PostgreSQL, looked at here so far: the same however busy the machine is. */
  pages(): Promise<number>;
  close(): Promise<void>;
}

const NO_LIMIT = '1000000000';
/** Nobody is turned away here for being quick. */
const ENV = {
  ...ROOMY,
  LIMIT_WRITES_PER_MINUTE: NO_LIMIT,
  LIMIT_TYPED_BIDS_PER_MINUTE: NO_LIMIT,
  LIMIT_DUEL_LINKS_PER_MINUTE: NO_LIMIT,
  LIMIT_SUBSCRIPTIONS_PER_HOUR: NO_LIMIT,
  STARTER_HOOF: '100',
};

export async function openWorld(url: string): Promise<OpenWorld> {
  const db = openDatabase(url, { poolSize: 10 });
  const bus = await openChangeBus(db, console.error);
  const watching = openDatabase(url, { poolSize: 1 });
  await watching.query('create extension if not exists pg_stat_statements');
  const clock = createSteppingClock();
  const config = readConfig({ LOG_LEVEL: 'silent', ...ENV });
  const app = await createApp({
    ...{ config, db, bus, clock, version: 'bench', migration: 0, webRoot: undefined },
    ...{ chain: undefined, chainOff: 'Off in a bench.' },
  });
  return {
    ...{ app, db, bus, clock, url, env: ENV },
    async pages() {
      const [row] = await watching.query<{ pages: number }>(
        `select coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as pages
           from pg_stat_statements s join pg_database d on d.oid = s.dbid
          where d.datname = current_database() and s.query not like '%pg_stat_statements%'`,
      );
      return row!.pages;
    },
    async close() {
      await watching.close();
      await app.close();
      await bus.close();
      await db.close();
    },
  };
}
