import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** The account PostgreSQL runs as; null means: as ourselves. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const PREFERRED = ['postgres', 'nobody', 'daemon', 'www-data'];

/**
 * Whether we are root, whom PostgreSQL refuses to run as.
 *
 * @example if (weAreRoot()) account = chooseAccount([]);
 */
export function weAreRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Picks an existing unprivileged account for root to run PostgreSQL as. Owners of what is there
 * already come first, so that files made by a person stay that person's.
 *
 * @example chooseAccount([1000]) // → { name: 'ana', uid: 1000, gid: 1000 }
 */
export function chooseAccount(ownerUids: readonly number[], passwd = readPasswd()): Account {
  const known = parsePasswd(passwd).filter((account) => account.uid !== 0);
  const owners = ownerUids.flatMap((uid) => known.filter((account) => account.uid === uid));
  const preferred = PREFERRED.flatMap((name) => known.filter((account) => account.name === name));
  for (const account of [...owners, ...preferred, ...known]) {
    if (spawnSync('/bin/sh', ['-c', ':'], spawnAs(account)).status === 0) return account;
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL refuses to run as root and no other account could be used here: start the product as an ordinary user, or set DATABASE_URL.',
  );
}

/**
 * Whether the account can reach a folder through all its parents. Asked of the system itself,
 * because mode bits do not know of access lists and mount options.
 *
 * @example canEnter('/root/app', nobody) // → false
 */
export function canEnter(folder: string, account: Account | null): boolean {
  const script = 'cd -- "$1"';
  return spawnSync('/bin/sh', ['-c', script, 'sh', folder], spawnAs(account)).status === 0;
}

/**
 * Spawn options that switch to the account. The working folder is the root folder: PostgreSQL's
 * tools fail when they cannot enter the one they inherit.
 *
 * @example spawn(postgres, args, { ...spawnAs(account), detached: true });
 */
export function spawnAs(account: Account | null) {
  const identity = account === null ? {} : { uid: account.uid, gid: account.gid };
  return { ...identity, cwd: '/', env: plainEnvironment(), stdio: 'ignore' as const };
}

// PGDATA, PGPORT and their kin would quietly bend the server that we start.
function plainEnvironment(): NodeJS.ProcessEnv {
  const kept: NodeJS.ProcessEnv = { LC_ALL: 'C', PATH: process.env.PATH ?? '/usr/bin:/bin' };
  if (process.env.TZ !== undefined) kept.TZ = process.env.TZ;
  return kept;
}

function parsePasswd(text: string): Account[] {
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    if (name === undefined || !/^\d+$/.test(uid ?? '') || !/^\d+$/.test(gid ?? '')) return [];
    return [{ name, uid: Number(uid), gid: Number(gid) }];
  });
}

function readPasswd(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}
