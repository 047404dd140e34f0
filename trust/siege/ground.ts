import { chmodSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AuditFinding } from '../../apps/server/src/audit-check.ts';
import { auditEverything } from '../../apps/server/src/audit-everything.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts';
import { DATABASE } from '../../apps/server/src/db/embedded/connection.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/embedded-postgres.ts';
import { throwAwaySettings } from '../../apps/server/src/db/embedded/settings.ts';
import { createInstance, type Instance } from '../cluster/instance.ts';
import { copyPreparedWorld } from '../cluster/prepared-world.ts';
import { freePort } from '../cluster/start-cluster.ts';
import { forgetSettings } from '../cluster/throw-away.ts';
import type { Attack, Preset } from './attack.ts';
import { ADMIN_PASSWORD, populate, unownedIn, type World } from './world.ts';

/** Longer than a server goes without asking PostgreSQL for the time. */
const NEXT_LOOK_AT_THE_CLOCK_MS = 6_000;

/** One PostgreSQL in which every attack gets a fresh world, copied from one made beforehand. */
export interface Ground {
  /** A server as it ships, with a world of its own for this attack. */
  raise(preset: Preset, attack: Attack, quick: boolean): Promise<Raised>;
  close(): Promise<void>;
}

export interface Raised {
  readonly world: World;
  /** What `npm run audit` asks. */
  audit(): Promise<AuditFinding[]>;
  close(): Promise<void>;
}

export async function prepareGround(): Promise<Ground> {
  forgetSettings();
  const folder = mkdtempSync(join(tmpdir(), 'goats-siege-'));
  // Run by root, PostgreSQL is another account and has to get through.
  chmodSync(folder, 0o711);
  const prepared = copyPreparedWorld(folder);
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    log: () => undefined,
    settings: throwAwaySettings,
  });
  const urlOf = (name: string) =>
    postgres.connectionString.replace(
      /^(postgres(?:ql)?:\/\/[^/]*@)\/[^?]*/,
      `$1localhost/${name}`,
    );
  const admin = openDatabase(urlOf('postgres'), { poolSize: 1 });
  const made = new Map<Preset, Promise<void>>();
  const running = new Set<Instance>();
  let worlds = 0;
  let closing: Promise<void> | undefined;

  async function start(url: string, preset: Preset, env: Readonly<Record<string, string>>) {
    const settings = {
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: url,
      DEMO_WORLD: String(preset === 'demo'),
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      ADMIN_PASSWORD,
      ...env,
    };
    const instance = createInstance({
      number: 1,
      port: await freePort(),
      shared: false,
      env: settings,
      output: openSync(join(folder, `${preset}.out`), 'a'),
    });
    running.add(instance);
    await instance.start();
    return { instance, config: readConfig(settings) };
  }

  /** Made once by a first start; copies of it are a matter of a second. */
  async function make(preset: Preset): Promise<void> {
    const template = prepared ? ` template ${DATABASE}` : '';
    await admin.query(`create database ${preset}${template}`);
    if (prepared && preset === 'live') return;
    const { instance } = await start(urlOf(preset), preset, {});
    await instance.stop('SIGTERM');
  }

  async function takeAway(): Promise<void> {
    await Promise.all([...running].map((instance) => instance.stop('SIGTERM')));
    await admin.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }

  return {
    async raise(preset, attack, quick) {
      if (!made.has(preset)) made.set(preset, make(preset));
      await made.get(preset);
      worlds += 1;
      const name = `${preset}_${worlds}`;
      await admin.query(`create database ${name} template ${preset}`);
      const db = openDatabase(urlOf(name), { poolSize: 2 });
      await bendTheClock(db, name);
      const terrain = { preset, quick, unowned: await unownedIn(db) };
      const { instance, config } = await start(urlOf(name), preset, attack.env?.(terrain) ?? {});
      let shift = 0;
      const world = populate({
        ...{ preset, config, quick, db },
        url: `http://127.0.0.1:${instance.port}`,
        now: () => Date.now() + shift,
        async passTime(ms) {
          const wait = Math.min(ms, NEXT_LOOK_AT_THE_CLOCK_MS);
          shift += ms - wait;
          if (ms > wait) await db.query('update siege.shift set ms = $1', [shift]);
          await sleep(wait);
        },
      });
      return {
        world,
        audit: () => auditEverything(db),
        async close() {
          world.close();
          await instance.stop('SIGTERM');
          running.delete(instance);
          await db.close();
          await admin.query(`drop database ${name} with (force)`);
        },
      };
    },
    close() {
      closing ??= takeAway();
      return closing;
    },
  };
}

/**
 * Servers live by PostgreSQL's clock, so that is where time can be made to pass: a function of the
 * same name that is found first. The product is the one that ships, with nothing in it for this.
 */
async function bendTheClock(db: Database, name: string): Promise<void> {
  await db.query(`create schema siege`);
  await db.query(`create table siege.shift as select 0::bigint as ms`);
  await db.query(
    `create function siege.clock_timestamp() returns timestamptz language sql volatile as
     'select pg_catalog.clock_timestamp() + ms * interval ''1 millisecond'' from siege.shift'`,
  );
  await db.query(`alter database ${name} set search_path = public, siege, pg_catalog`);
}
