import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { mintCollection } from './cards/catalogue/mint-collection.ts';
import { remakeCollection } from './cards/catalogue/remake-collection.ts';
import { drawAhead } from './cards/pictures/draw-ahead.ts';
import { openChain } from './chain/open-chain.ts';
import { readConfig, type TraceConfig } from './config.ts';
import { ConfigError } from './config-fields.ts';
import { type ChangeBus, openChangeBus } from './db/change-bus.ts';
import { type Database, openDatabase } from './db/database.ts';
import { followDatabaseClock } from './db/database-clock.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
import { migrate, SchemaError } from './db/migrate.ts';
import { loadNats, namesOf, natsCarrier, worldSubject } from './db/nats-carrier.ts';
import { SQL_FOLDER } from './db/sql-folder.ts';
import { ensureOperator } from './desk/admin/operators.ts';
import { API_DOCS } from './http/api-docs.ts';
import { seedHouse } from './people/house-play/seed-house.ts';
import { productVersion } from './product-version.ts';
import { closeOnSignal, createShutdown, type Shutdown } from './shutdown.ts';
import { seedDemoMarket } from './site/demo/seed-demo-market.ts';
import { seedSampleProgramme } from './site/demo/seed-sample-programme.ts';
import {
  ensureDatabase,
  ensureDataDir,
  ensureOwnName,
  listenProblem,
  StartUpError,
  urlHost,
} from './start-up.ts';
import { startTimers } from './timers.ts';
import { openTraces, type Traces } from './traces/traces.ts';

/**
 * Connections that may wait to be taken. When a match ends its crowd goes to the next one at one
 * instant, and after a restart every screen comes back within two seconds; with Node's 511 the
 * system turned some away with a reset. It allows no more than net.core.somaxconn, often 4,096.
 */
const LISTEN_BACKLOG = 4_096;

/** Longer than requests are given to finish; with everything else below the 20 s of deploy/. */
const DRAINED_WITHIN_MS = 11_000;
/** PostgreSQL writes down everything first; killed, it would have to recover at the next start. */
const STOPPED_WITHIN_MS = 60_000;

/** The only place that reads the environment, wires the real parts and listens. */
async function start(shutdown: Shutdown): Promise<void> {
  const config = readConfig(process.env);
  ensureOwnName(config);
  await ensureDataDir(config);
  const connectionString = config.databaseUrl ?? (await ownDatabase(config.dataDir, shutdown));
  if (config.databaseUrl) await ensureDatabase(config.databaseUrl);

  const db = openDatabase(connectionString, {
    poolSize: config.databasePoolSize,
    stakedPoolSize: config.stakedPoolSize,
  });
  shutdown.add('the database', () => db.close());
  const migration = await migrate(db, SQL_FOLDER, (line) => console.log(line));
  const clock = await followDatabaseClock(db);
  shutdown.add('the clock', async () => clock.stop());
  // Its node starts while the collection is minted.
  const chainComing = openChain({ db, clock, config, log: (line) => console.log(line) });
  chainComing.catch(() => {});
  shutdown.add('the chain', async () => (await chainComing.catch(() => undefined))?.chain?.close());
  await mintCollection(db);
  await remakeCollection(db);
  const password = await ensureOperator(db, config);
  if (password) console.log(`Admin password: ${password}`);
  const bus = await openBus(db, config.changeBusUrl);
  shutdown.add('notices of changes', () => bus.close());
  const world = { config, db, bus, clock, migration, ...(await chainComing) };
  if (config.demoWorld) {
    await seedDemoMarket(world);
    await seedSampleProgramme(world);
  }
  const version = await productVersion();
  const traces = tracesTo(config.traces, version);
  const app = await createApp({ ...world, version, traces, webRoot: await builtWeb() });
  // Made now, because it takes a while in which nobody else would be answered.
  for (const path of API_DOCS) await app.inject(path);
  await seedHouse(app.game);
  shutdown.add('requests under way', () => app.close(), DRAINED_WITHIN_MS);
  shutdown.add('the timers', startTimers(app.game));
  await app
    .listen({ host: config.host, port: config.port, backlog: LISTEN_BACKLOG })
    .catch((error) => {
      throw listenProblem(error, config) ?? error;
    });
  const { port } = app.server.address() as { port: number };
  const own = `http://${urlHost(config.host)}:${port}`;
  console.log(`Legendary GOATs is playing at ${config.publicUrl ?? own}`);
  if (config.drawAhead) shutdown.add('pictures drawn ahead', drawAhead(app));
}

function tracesTo(to: TraceConfig | undefined, version: string): Traces | undefined {
  if (!to) return undefined;
  console.log(`Traces go to ${new URL(to.endpoint).host}`);
  return openTraces(to, version, (sentence) => console.error(sentence));
}

/** Says what carries notices, and when that changes: a broker that is away is nobody's surprise. */
async function openBus(db: Database, brokers: string | undefined): Promise<ChangeBus> {
  const broker = brokers && natsCarrier(await brokerClient(), brokers, await worldSubject(db));
  const bus = await openChangeBus(
    db,
    (error) => console.error(`Notices of changes interrupted: ${(error as Error).message}`),
    broker ? { broker } : {},
  );
  const said = () => {
    const [line] = bus.lines.filter(({ open }) => open);
    const where = line?.name === 'NATS' ? ` at ${namesOf(brokers!)}` : '';
    return `Notices of changes are carried by ${line?.name ?? 'nobody'}${where}`;
  };
  let last = said();
  console.log(last);
  bus.onGap(() => {
    if (said() === last) return;
    last = said();
    console.log(last);
  });
  return bus;
}

async function brokerClient() {
  return loadNats().catch((error: Error) => {
    throw new StartUpError(
      `CHANGE_BUS_URL needs the client of NATS, which is not installed: npm start installs it, and so does node scripts/setup/extras.mjs (${error.message}).`,
    );
  });
}

const HERE = dirname(fileURLToPath(import.meta.url));
const REPOSITORY = join(HERE, '../../..');

async function ownDatabase(dataDir: string, shutdown: Shutdown): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => console.log(line) });
  shutdown.add('PostgreSQL', () => postgres.stop(), STOPPED_WITHIN_MS);
  return postgres.connectionString;
}

/**
 * In development Vite serves the web application and nothing is built. `npm start` may still be
 * building it in this very process, and leaves a promise of it.
 */
async function builtWeb(): Promise<string | undefined> {
  const { webBuilt } = globalThis as { webBuilt?: Promise<unknown> };
  await webBuilt?.catch((error: Error) => {
    throw new StartUpError(error.message);
  });
  const root = join(REPOSITORY, 'apps/web/dist');
  return readFile(join(root, 'index.html')).then(
    () => root,
    () => undefined,
  );
}

const PLAIN_SENTENCES = [ConfigError, StartUpError, EmbeddedPostgresError, SchemaError];

const shutdown = createShutdown((sentence) => console.error(sentence));
const started = start(shutdown);
closeOnSignal(shutdown, started);
started.catch(async (error: unknown) => {
  await shutdown.run().catch(() => {});
  const plain = PLAIN_SENTENCES.some((type) => error instanceof type);
  console.error(plain ? (error as Error).message : error);
  process.exit(1);
});
