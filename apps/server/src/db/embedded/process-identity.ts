import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorCode } from './embedded-postgres-error.ts';

/**
 * A process id alone is not an identity: after a reboot, and in a container at every start, the
 * same small number belongs to somebody else. The moment it began tells them apart.
 */
export interface ProcessIdentity {
  readonly pid: number;
  readonly startedAt: string | null;
}

/**
 * Who runs under this id now; null when nobody does. A zombie is nobody.
 *
 * @example identify(process.pid)?.startedAt
 */
export function identify(pid: number): ProcessIdentity | null {
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return null;
  }
  const seen = process.platform === 'linux' ? readProc(pid) : askPs(pid);
  if (seen === null) return { pid, startedAt: null };
  if (seen.state.startsWith('Z') || seen.state.startsWith('X')) return null;
  return { pid, startedAt: seen.startedAt };
}

/**
 * Whether the very process that was noted still runs.
 *
 * @example stillRuns(JSON.parse(leaseFile))
 */
export function stillRuns(noted: ProcessIdentity): boolean {
  const now = identify(noted.pid);
  if (now === null) return false;
  if (now.startedAt === null || noted.startedAt === null) return true;
  return now.startedAt === noted.startedAt;
}

/**
 * Reads an identity that was written as JSON; null when the text is not one.
 *
 * @example parseIdentity('{"pid":7,"startedAt":"123"}')
 */
export function parseIdentity(text: string): ProcessIdentity | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value)) return null;
    if (typeof value.pid !== 'number') return null;
    const startedAt = 'startedAt' in value ? value.startedAt : null;
    return { pid: value.pid, startedAt: typeof startedAt === 'string' ? startedAt : null };
  } catch {
    return null;
  }
}

function readProc(pid: number): { state: string; startedAt: string | null } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name sits in brackets and may itself hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startedAt: fields[19] ?? null };
  } catch {
    return null;
  }
}

function askPs(pid: number): { state: string; startedAt: string | null } | null {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
    }).trim();
    const [state = '', ...started] = line.split(/\s+/);
    return { state, startedAt: started.length > 0 ? started.join(' ') : null };
  } catch {
    return null;
  }
}
