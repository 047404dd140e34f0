import { access, constants, readFile, realpath, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseAccount, weAreRoot } from './account.ts';
import { type BinariesResolver, chooseBinaries, findBinaries } from './binaries.ts';
import { claimCluster, clusterMajor, createCluster, explain, launch } from './cluster.ts';
import { askVersion, socketUrl, waitUntilReady } from './connection.ts';
import { asEmbeddedPostgresError, EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { commonGround, look, makePath } from './folders.ts';
import { ELSEWHERE, type Home, locateHome, settleHome, shortName } from './home.ts';
import { countLeases, takeLease } from './leases.ts';
import { placeBinaries } from './place-binaries.ts';
import { findPostmaster, gone, type Postmaster, stopPostmaster } from './postmaster.ts';
import { stillRuns } from './process-identity.ts';
import { durableSettings, type Settings } from './settings.ts';
import { prepareSocketDirectory, removeSocketDirectory } from './socket-directory.ts';
import { withStartLock } from './start-lock.ts';

export { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  readonly log: (sentence: string) => void;
  readonly resolveBinaries?: BinariesResolver;
  readonly settings?: (major: number) => Settings;
  readonly elsewhere?: readonly string[];
}

export interface EmbeddedPostgres {
  readonly connectionString: string;
  readonly version: string;
  /** It was still running from a product that was killed. */
  readonly tookOver: boolean;
  /** Another living process uses it too. */
  readonly attached: boolean;
  /** Gives up our share; the last one out stops PostgreSQL. */
  stop(): Promise<void>;
}

// Replaying the log after a crash may take minutes on a slow disk.
const READY_PATIENCE_MS = 300_000;

/**
 * Brings up the PostgreSQL of a DATA_DIR, or joins the one that runs there already. Nothing but
 * a private socket leads to it.
 *
 * @example const postgres = await startEmbeddedPostgres({ dataDir: '.data', log: console.log });
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') {
    throw new EmbeddedPostgresError(
      'On Windows the product does not bring its own database: set DATABASE_URL to a PostgreSQL 15 or later.',
    );
  }
  const dataDir = await openDataDir(options.dataDir);
  const lockFile = join(dataDir, 'postgres.lock');
  try {
    return await withStartLock(lockFile, async () => {
      const { home, running, wasRunning } = await joinOrStart(dataDir, options);
      const others = await countLeases(home.leases);
      const lease = await takeLease(home.leases);
      const tookOver = wasRunning && others === 0;
      if (tookOver) options.log('The database was still running from an earlier start: using it.');
      return {
        connectionString: running.url,
        version: running.version,
        tookOver,
        attached: wasRunning && others > 0,
        stop: once(() => withStartLock(lockFile, () => leave(home, lease))),
      };
    });
  } catch (error) {
    throw asEmbeddedPostgresError(error, 'keep the database in', dataDir);
  }
}

/**
 * The address of the PostgreSQL that runs for a DATA_DIR right now, or null. It takes no share:
 * when its users leave, it stops.
 *
 * @example (await connectToRunning('.data'))?.connectionString
 */
export async function connectToRunning(
  dataDir: string,
): Promise<{ connectionString: string } | null> {
  try {
    const { cluster } = await locateHome(await realpath(resolve(dataDir)));
    const running = await findPostmaster(cluster);
    if (running?.socketDirectory == null || running.stopping) return null;
    const connectionString = socketUrl(running.socketDirectory, running.port);
    return (await askVersion(connectionString)).version === null ? null : { connectionString };
  } catch {
    return null;
  }
}

async function joinOrStart(dataDir: string, options: EmbeddedPostgresOptions) {
  const found = await locateHome(dataDir);
  let postmaster = await findPostmaster(found.cluster);
  if (postmaster?.stopping && (await gone(postmaster, 90_000))) postmaster = null;
  if (postmaster !== null) {
    try {
      return { home: found, running: await awaitReady(found, postmaster), wasRunning: true };
    } catch (error) {
      // One that was killed a moment ago can still be seen; once it is gone there is nothing to join.
      if (!(await gone(postmaster, 5_000))) throw error;
    }
  }
  const { home, running } = await startFresh(dataDir, options);
  return { home, running, wasRunning: false };
}

async function startFresh(dataDir: string, options: EmbeddedPostgresOptions) {
  const elsewhere = options.elsewhere ?? ELSEWHERE;
  const before = await locateHome(dataDir);
  const owners = [await look(before.cluster), await look(dataDir)];
  const account = weAreRoot() ? chooseAccount(owners.map((owner) => owner?.uid ?? 0)) : null;
  const candidates = await placeBinaries((options.resolveBinaries ?? findBinaries)(), account, () =>
    commonGround(elsewhere, account!),
  );
  const binaries = chooseBinaries(candidates, await clusterMajor(before.cluster), account);
  const home = await settleHome(dataDir, account, elsewhere, options.log);
  const settings = (options.settings ?? durableSettings)(binaries.major);
  if ((await look(home.cluster)) === null) {
    await createCluster(binaries, home.cluster, account, settings.fsync !== 'off');
  }
  await claimCluster(home.cluster, account);
  const socket = await prepareSocketDirectory(home.folder, shortName(dataDir), account);
  const giveUpAt = Date.now() + 30_000;
  for (;;) {
    const child = await launch(binaries, home.cluster, account, socket, settings, home.logFile);
    try {
      const alive = () => child.pid !== undefined && child.exitCode === null && !child.signalCode;
      const [url, adminUrl] = [socketUrl(socket, 5432), socketUrl(socket, 5432, 'postgres')];
      const version = await waitUntilReady(url, adminUrl, alive, READY_PATIENCE_MS);
      return { home, running: { url, version } };
    } catch {
      const said = await readFile(home.logFile, 'utf8').catch(() => '');
      // Sessions of a killed PostgreSQL may outlive it by a moment and still hold its memory.
      const leftOvers = /pre-existing shared memory block|still in use/.test(said);
      if (!leftOvers || Date.now() > giveUpAt) {
        throw new EmbeddedPostgresError(explain(said, home.folder));
      }
      await sleep(200);
    }
  }
}

async function awaitReady(home: Home, first: Postmaster) {
  const giveUpAt = Date.now() + READY_PATIENCE_MS;
  let postmaster: Postmaster | null = first;
  // Its files name the socket only once it listens.
  while (postmaster !== null && postmaster.socketDirectory === null && Date.now() < giveUpAt) {
    await sleep(50);
    postmaster = await findPostmaster(home.cluster);
  }
  if (postmaster?.socketDirectory == null) {
    throw new EmbeddedPostgresError(
      `PostgreSQL for ${home.folder} ended while it was being joined: start again.`,
    );
  }
  const { socketDirectory, port, identity } = postmaster;
  const url = socketUrl(socketDirectory, port);
  const adminUrl = socketUrl(socketDirectory, port, 'postgres');
  const alive = () => stillRuns(identity);
  return { url, version: await waitUntilReady(url, adminUrl, alive, READY_PATIENCE_MS) };
}

async function leave(home: Home, lease: string): Promise<void> {
  await rm(lease, { force: true });
  if ((await countLeases(home.leases)) > 0) return;
  const postmaster = await findPostmaster(home.cluster);
  if (postmaster === null) return;
  await stopPostmaster(postmaster);
  if (postmaster.socketDirectory !== null) {
    await removeSocketDirectory(postmaster.socketDirectory, home.folder);
  }
}

async function openDataDir(wanted: string): Promise<string> {
  const dataDir = resolve(wanted);
  try {
    await makePath(dataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(dataDir);
  } catch (error) {
    throw asEmbeddedPostgresError(error, 'write', dataDir);
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => {
    done ??= work();
    return done;
  };
}
