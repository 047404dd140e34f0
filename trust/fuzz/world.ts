import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from '../../apps/server/src/app.ts';
import { mintCollection } from '../../apps/server/src/cards/catalogue/mint-collection.ts';
import { openChain } from '../../apps/server/src/chain/open-chain.ts';
import { beatAndGiveBack } from '../../apps/server/src/clock/heartbeat/heartbeat.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { openChangeBus } from '../../apps/server/src/db/change-bus.ts';
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/embedded-postgres.ts';
import { throwAwaySettings } from '../../apps/server/src/db/embedded/settings.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { SQL_FOLDER } from '../../apps/server/src/db/sql-folder.ts';
import { ensureOperator } from '../../apps/server/src/desk/admin/operators.ts';
import type { Game } from '../../apps/server/src/game.ts';
import { runHouseLobby } from '../../apps/server/src/people/house-play/house-lobby.ts';
import { makeHouseMoves } from '../../apps/server/src/people/house-play/house-moves.ts';
import { seedHouse } from '../../apps/server/src/people/house-play/seed-house.ts';
import { seedDemoMarket } from '../../apps/server/src/site/demo/seed-demo-market.ts';
import { seedSampleProgramme } from '../../apps/server/src/site/demo/seed-sample-programme.ts';
import { createChainLoop } from '../../apps/server/src/slices/chain/run-chain.ts';
import { keepDeadlines } from '../../apps/server/src/slices/match/deadlines.ts';
import { expireOpenings } from '../../apps/server/src/slices/opening/expiry.ts';
import { copyPreparedWorld } from '../cluster/prepared-world.ts';

export const ADMIN_PASSWORD = 'fuzz-me-gently';
const NO_LIMIT = '1000000000';

/** The whole server in this process, on a database of its own and a clock that we move. */
export interface World {
  readonly url: string;
  readonly db: Database;
  /** Time passes, and everything that happens by itself happens. */
  passTime(ms: number): Promise<void>;
  /** Everybody was away for a night: cards have rested, and lost time is given back. */
  sleepOver(): Promise<void>;
  /** The server's own words about its faults, the newest last. */
  faults(): readonly string[];
  close(): Promise<void>;
}

/** With the chain that the product brings along, or as an operator plays who wants none. */
export async function createWorld({ chain: wanted }: { chain: boolean }): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'goats-fuzz-'));
  chmodSync(folder, 0o711);
  copyPreparedWorld(folder);
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    log: () => undefined,
    settings: throwAwaySettings,
  });
  const logFile = join(folder, 'server.log');
  const config = readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    LOG_FILE: logFile,
    TRUST_PROXY: 'true',
    METRICS: 'true',
    ADMIN_PASSWORD,
    STARTER_CARDS: '30',
    CHAIN: wanted ? 'auto' : 'off',
    ANVIL_BINARY: process.env.ANVIL_BINARY ?? '',
    CHAIN_ROOT_MINUTES: '1',
    LIMIT_ADMIN_LOGIN_FAILURES_PER_5_MINUTES: '1000',
    ...Object.fromEntries(
      [
        'LIMIT_WRITES_PER_MINUTE',
        'LIMIT_STARTER_GRANTS_PER_HOUR',
        'LIMIT_ALL_STARTER_GRANTS_PER_HOUR',
        'LIMIT_SIGN_IN_FAILURES_PER_MINUTE',
        'LIMIT_NONCES_PER_MINUTE',
        'LIMIT_TYPED_BIDS_PER_MINUTE',
        'LIMIT_DUEL_LINKS_PER_MINUTE',
        'LIMIT_PRACTICE_PER_MINUTE',
        'LIMIT_PRACTICE_ACTIONS_PER_MINUTE',
        'LIMIT_SUBSCRIPTIONS_PER_HOUR',
        'LIMIT_FAULTS_PER_HOUR',
        'LIMIT_CHAIN_CALLS_PER_MINUTE',
        'LIMIT_CHAIN_TRANSACTIONS_PER_MINUTE',
        'LIMIT_ALL_CHAIN_TRANSACTIONS_PER_HOUR',
        'LIMIT_PLAY_ETHER_PER_HOUR',
      ].map((name) => [name, NO_LIMIT]),
    ),
  });
  const db = openDatabase(postgres.connectionString, {
    poolSize: config.databasePoolSize,
    stakedPoolSize: config.stakedPoolSize,
  });
  const migration = await migrate(db, SQL_FOLDER);
  await mintCollection(db);
  await ensureOperator(db, config);
  const bus = await openChangeBus(db, console.error);
  let now = Date.now();
  const clock = { now: () => now };
  const opened = await openChain({ db, clock, config, log: () => undefined });
  if (wanted && !opened.chain) throw new Error(opened.chainOff);
  const deps = {
    config,
    db,
    bus,
    clock,
    version: 'fuzz',
    migration,
    webRoot: undefined,
    ...opened,
  };
  await seedDemoMarket(deps);
  await seedSampleProgramme(deps);
  const app = await createApp(deps);
  await seedHouse(app.game);
  const stopChain = followChain(app.game, (error) => app.log.error(error));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  const NIGHT_MS = 13 * 3_600_000;
  return {
    url: `http://127.0.0.1:${port}`,
    db,
    async passTime(ms) {
      // In steps that a server would beat through: a longer pause would count as an absence.
      for (let left = ms; left > 0; left -= 4_000) {
        now += Math.min(left, 4_000);
        await beatAndGiveBack(app.game);
      }
      await keepDeadlines(app.game);
      await makeHouseMoves(app.game);
      await expireOpenings(app.game);
      await runHouseLobby(app.game);
    },
    async sleepOver() {
      now += NIGHT_MS;
      await beatAndGiveBack(app.game);
    },
    faults: () => readFileSync(logFile, 'utf8').split('\n').filter(Boolean),
    async close() {
      await stopChain();
      await app.close();
      await opened.chain?.close();
      await bus.close();
      await db.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** By itself, as in the product: some calls wait until the chain's word for what they sent was read. */
function followChain(game: Game, onError: (error: unknown) => void): () => Promise<void> {
  if (!game.chain) return () => Promise.resolve();
  const loop = createChainLoop(game, onError);
  let stopped = false;
  const running = (async () => {
    while (!stopped) await sleep(await loop.round());
  })();
  return () => {
    stopped = true;
    loop.stop();
    return running;
  };
}
