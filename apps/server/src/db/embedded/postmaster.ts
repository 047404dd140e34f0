import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';
import { identify, type ProcessIdentity, stillRuns } from './process-identity.ts';

/** A PostgreSQL that runs on a cluster; the socket is null while it is only just coming up. */
export interface Postmaster {
  readonly identity: ProcessIdentity;
  readonly socketDirectory: string | null;
  readonly port: number;
  readonly stopping: boolean;
}

/**
 * The PostgreSQL that runs on this cluster, whoever started it. A stale postmaster.pid whose
 * number now belongs to some other program is not one.
 *
 * @example (await findPostmaster('/srv/data/postgres/cluster'))?.identity.pid
 */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  let lines: string[];
  try {
    lines = (await readFile(pidFile(cluster), 'utf8')).split('\n');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return null;
    throw error;
  }
  const identity = identify(Number(lines[0]));
  if (identity === null || !runsOn(identity.pid, cluster)) return null;
  return {
    identity,
    port: Number(lines[3] ?? 0),
    socketDirectory: lines[4]?.trim() || null,
    stopping: lines[7]?.trim() === 'stopping',
  };
}

/** @example pidFile('/srv/data/postgres/cluster') */
export function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

/**
 * Ends PostgreSQL: sessions are cut, everything is written, the files are closed.
 *
 * @example await stopPostmaster(running);
 */
export async function stopPostmaster(running: Postmaster): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 60_000],
    ['SIGQUIT', 15_000],
  ] as const) {
    signalIfThere(running.identity.pid, signal);
    if (await gone(running, patience)) return;
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL (process ${running.identity.pid}) does not stop: end it by hand before the next start.`,
  );
}

/**
 * Waits until a PostgreSQL has ended by itself; false when it takes longer.
 *
 * @example await gone(running, 60_000)
 */
export async function gone(running: Postmaster, patienceMs: number): Promise<boolean> {
  const giveUpAt = Date.now() + patienceMs;
  while (stillRuns(running.identity)) {
    if (Date.now() > giveUpAt) return false;
    await sleep(20);
  }
  return true;
}

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

function runsOn(pid: number, cluster: string): boolean {
  const words = commandLine(pid);
  if (!basename(words[0] ?? '').startsWith('postgres')) return false;
  const named = words[words.indexOf('-D') + 1];
  if (words.includes('-D') && named !== undefined && samePlace(named, cluster)) return true;
  try {
    // Finds it again after DATA_DIR was renamed; containers often forbid this look to root.
    return words.includes('-D') && samePlace(readlinkSync(`/proc/${pid}/cwd`), cluster);
  } catch {
    return false;
  }
}

function commandLine(pid: number): string[] {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    }
    const line = execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    // Paths may hold spaces; our own call always has -D first and the settings after it.
    const parts = /^(.*?) -D (.*?) -c /.exec(line);
    return parts === null ? [] : [parts[1] ?? '', '-D', parts[2] ?? ''];
  } catch {
    return [];
  }
}

function samePlace(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
}
