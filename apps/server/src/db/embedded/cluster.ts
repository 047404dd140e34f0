import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, lstat, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, spawnAs } from './account.ts';
import type { VersionedBinaries } from './binaries.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { giveTree, look } from './folders.ts';
import { pidFile } from './postmaster.ts';
import { type Settings, settingsAsArguments } from './settings.ts';
import { SOCKET_PORT } from './socket-directory.ts';

export const OWNER_ROLE = 'goats';

/**
 * The major version a cluster was made by; null when there is none yet.
 *
 * @example await clusterMajor('/srv/data/postgres/cluster') // → 18
 */
export async function clusterMajor(cluster: string): Promise<number | null> {
  if ((await look(cluster)) === null) return null;
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '');
  if (/^\d+\s*$/.test(version)) return Number(version);
  throw new EmbeddedPostgresError(
    `${cluster} is not a database of PostgreSQL: move it away, or set DATA_DIR to another folder.`,
  );
}

/**
 * Makes an empty cluster. It appears under its name only when complete: a start that is killed
 * half-way leaves nothing that the next one could mistake for data.
 *
 * @example await createCluster(binaries, cluster, account, true);
 */
export async function createCluster(
  binaries: VersionedBinaries,
  cluster: string,
  account: Account | null,
  durable: boolean,
): Promise<void> {
  const coming = `${cluster}.coming`;
  let output = '';
  for (const locale of locales(binaries.major)) {
    await rm(coming, { recursive: true, force: true });
    await mkdir(coming, { mode: 0o700 });
    if (account !== null) await giveTree(coming, account);
    const made = await run(
      binaries.initdb,
      [
        ...['-D', coming, '-U', OWNER_ROLE, '--encoding=UTF8', ...locale],
        ...['--auth-local=trust', '--auth-host=reject', '--no-instructions'],
        ...(durable ? [] : ['--no-sync']),
      ],
      account,
    );
    output = made.output;
    if (made.code === 0) {
      await rename(coming, cluster);
      return;
    }
  }
  await rm(coming, { recursive: true, force: true });
  throw new EmbeddedPostgresError(explain(output, cluster));
}

/**
 * Gives a cluster back to who runs it: copies and restored backups come as root's, or wide open,
 * and PostgreSQL refuses both.
 *
 * @example await claimCluster(cluster, account);
 */
export async function claimCluster(cluster: string, account: Account | null): Promise<void> {
  const { uid, mode } = await lstat(cluster);
  if (account !== null && uid !== account.uid) await giveTree(cluster, account);
  if (account === null && uid !== process.getuid?.()) {
    throw new EmbeddedPostgresError(
      `The database in ${cluster} belongs to another account: start the product as that account or as root, or set DATA_DIR to another folder.`,
    );
  }
  if ((mode & 0o077) !== 0) await chmod(cluster, 0o700);
}

/**
 * Starts PostgreSQL in a session of its own: a Ctrl-C in the terminal must reach the product
 * alone, or the database would be gone before the last request is answered.
 *
 * @example const child = await launch(binaries, cluster, account, socket, settings, logFile);
 */
export async function launch(
  binaries: VersionedBinaries,
  cluster: string,
  account: Account | null,
  socketDirectory: string,
  settings: Settings,
  logFile: string,
): Promise<ChildProcess> {
  // Nothing runs on this cluster now: a lock file that still names a process is a left-over, and
  // PostgreSQL itself would believe it if that number has since been given to someone else.
  await rm(pidFile(cluster), { force: true });
  if ((await look(logFile)) !== null) await rename(logFile, `${logFile}.1`);
  const log = await open(logFile, 'wx', 0o600);
  try {
    const child = spawn(
      binaries.postgres,
      [
        ...['-D', cluster, '-c', `port=${SOCKET_PORT}`, '-c', 'listen_addresses='],
        ...['-c', `unix_socket_directories=${socketDirectory}`],
        ...['-c', 'unix_socket_permissions=0700', ...settingsAsArguments(settings)],
      ],
      { ...spawnAs(account), detached: true, stdio: ['ignore', log.fd, log.fd] },
    );
    child.on('error', () => undefined);
    child.unref();
    return child;
  } finally {
    await log.close();
  }
}

/**
 * One sentence out of what PostgreSQL printed before it gave up.
 *
 * @example explain('FATAL:  could not …: No space left on device', cluster)
 */
export function explain(output: string, where: string): string {
  if (/No space left on device|Disk quota exceeded|wrote only|free disk space/.test(output)) {
    return `There is no space left for the database in ${where}: free some, or set DATA_DIR to a folder on another disk.`;
  }
  const lines = output.split('\n').map((line) => line.trim());
  const telling = lines.find((line) => /(FATAL|PANIC|error|ERROR):/.test(line)) ?? lines.at(-1);
  const reason = telling?.replace(/^.*?(FATAL|PANIC|error|ERROR):\s*/, '') || 'it did not say why';
  return `PostgreSQL could not start in ${where}: ${reason}.`;
}

// From 17 on PostgreSQL carries its own Unicode rules; before, the system may know C.UTF-8 or not.
function locales(major: number): string[][] {
  if (major >= 17) {
    return [['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']];
  }
  return [['--locale=C.UTF-8'], ['--locale=C']];
}

function run(
  program: string,
  args: readonly string[],
  account: Account | null,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      ...spawnAs(account),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: null, output: `error: ${error.message}` }));
    child.on('close', (code) => resolve({ code, output }));
  });
}
