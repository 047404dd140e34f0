import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
import { migrate, NewerDataError } from './db/migrate.ts';
import { listen } from './db/notifications.ts';
import type { Deps } from './deps.ts';
import { CHANGED_CHANNEL } from './hot/hot-bytes.ts';
import { ensureOperator } from './modules/admin/operators.ts';
import { mintCollection } from './modules/catalogue/mint-collection.ts';
import { seedDemoMarket } from './modules/demo-market/seed-demo-market.ts';
import { seedDemoWorld } from './modules/house-players/seed-demo-world.ts';
import { PLAY_CHANNEL } from './modules/matches/announcements.ts';
import { startTimers } from './modules/matches/timers.ts';
import { ensureDatabase, ensureDataDir, listenProblem, StartUpError } from './start-up.ts';

/** The only place that reads the environment, wires the real parts and listens. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const closers: (() => Promise<unknown>)[] = [];
  const closeAll = async () => {
    for (const close of closers.reverse()) await close();
  };
  try {
    await ensureDataDir(config);
    const connectionString = config.databaseUrl ?? (await ownDatabase(config.dataDir, closers));
    if (config.databaseUrl) await ensureDatabase(config.databaseUrl);

    const db = openDatabase(connectionString, { poolSize: config.databasePoolSize });
    closers.push(() => db.close());
    const migration = await migrate(db, join(HERE, MIGRATIONS));
    await mintCollection(db);
    const password = await ensureOperator(db, config);
    if (password) console.log(`Admin password: ${password}`);
    const notifications = await listen(db, [CHANGED_CHANNEL, PLAY_CHANNEL], (error) =>
      console.error(`Notifications interrupted: ${(error as Error).message}`),
    );
    closers.push(() => notifications.close());
    const deps: Deps = {
      config,
      db,
      notifications,
      clock: systemClock,
      version: await readVersion(),
      migration,
      webRoot: await builtWeb(),
    };
    if (config.demoWorld) {
      await seedDemoMarket(deps);
      await seedDemoWorld(deps);
    }
    const app = await createApp(deps);
    closers.push(() => app.close());
    closers.push(startTimers(app.play));
    await app.listen({ host: config.host, port: config.port }).catch((error) => {
      throw listenProblem(error, config) ?? error;
    });
    const { port } = app.server.address() as { port: number };
    const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
    console.log(`Legendary GOATs is playing at ${config.publicUrl ?? `http://${host}:${port}`}`);
    closeOnSignal(closeAll);
  } catch (error) {
    await closeAll().catch(() => {});
    throw error;
  }
}

const HERE = dirname(fileURLToPath(import.meta.url));
/** Beside the bundle in production, in the source tree under tsx. */
const MIGRATIONS = HERE.endsWith('dist') ? 'migrations' : 'db/migrations';
const REPOSITORY = join(HERE, '../../..');

async function ownDatabase(dataDir: string, closers: (() => Promise<unknown>)[]): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => console.log(line) });
  closers.push(() => postgres.stop());
  return postgres.connectionString;
}

async function readVersion(): Promise<string> {
  const text = await readFile(join(REPOSITORY, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** In development Vite serves the web application and nothing is built. */
async function builtWeb(): Promise<string | undefined> {
  const root = join(REPOSITORY, 'apps/web/dist');
  return readFile(join(root, 'index.html')).then(
    () => root,
    () => undefined,
  );
}

function closeOnSignal(closeAll: () => Promise<void>): void {
  let closing = false;
  const close = (signal: NodeJS.Signals) => {
    if (closing) return;
    closing = true;
    console.log(signal === 'SIGINT' ? '\nFull time. Closing up…' : 'Closing up…');
    closeAll().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

const PLAIN_SENTENCES = [ConfigError, StartUpError, EmbeddedPostgresError, NewerDataError];

main().catch((error: unknown) => {
  const plain = PLAIN_SENTENCES.some((type) => error instanceof type);
  console.error(plain ? (error as Error).message : error);
  process.exit(1);
});
