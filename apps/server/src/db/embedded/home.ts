import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmod,
  mkdtemp,
  readFile,
  realpath,
  rm,
  rmdir,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, canEnter, weAreRoot } from './account.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { commonGround, look, makeFolder } from './folders.ts';

/** Everything PostgreSQL leaves on disk for one DATA_DIR. */
export interface Home {
  readonly folder: string;
  readonly cluster: string;
  readonly leases: string;
  readonly logFile: string;
}

/** Where root may put what an unprivileged account cannot reach in DATA_DIR. */
export const ELSEWHERE = ['/var/lib/legendary-goats', '/var/tmp/legendary-goats'];

const BELONGS_TO = 'belongs-to';

/**
 * The same short name for the same DATA_DIR, on every start.
 *
 * @example shortName('/srv/data') // → '1f2e3d4c5b6a'
 */
export function shortName(dataDir: string): string {
  return createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
}

/**
 * Where the database of this DATA_DIR is, or would be: in its folder `postgres`, or where that leads
 * when it is a link.
 *
 * @example (await locateHome('/srv/data')).cluster
 */
export async function locateHome(dataDir: string): Promise<Home> {
  const inside = join(dataDir, 'postgres');
  const folder = await realpath(inside).catch(() => inside);
  const foreign = folder !== inside && (await isOfAnother(folder, dataDir));
  return homeAt(foreign ? `${inside}.own` : folder);
}

/**
 * Makes sure the account can reach the home; for root below a closed folder it moves elsewhere, and
 * a link in DATA_DIR leads to it. Nothing may be running in it.
 *
 * @example const home = await settleHome('/root/app/.data', account, ELSEWHERE, console.log);
 */
export async function settleHome(
  dataDir: string,
  account: Account | null,
  elsewhere: readonly string[],
  log: (sentence: string) => void,
): Promise<Home> {
  const inside = join(dataDir, 'postgres');
  const owner = weAreRoot() ? await look(dataDir) : null;
  let { folder } = await locateHome(dataDir);
  if ((await look(folder)) === null) {
    // What may be here is a link that leads nowhere, or to the database of another DATA_DIR.
    await rm(inside, { force: true });
    await makeFolder(inside, account === null ? 0o700 : 0o711, owner);
    folder = inside;
  }
  if (account !== null && !canEnter(folder, account)) {
    folder = await moveElsewhere(folder, inside, await commonGround(elsewhere, account));
    log(`The account ${account.name} cannot enter ${dataDir}: the database is in ${folder}.`);
  }
  if (folder !== inside) await writeFile(join(folder, BELONGS_TO), dataDir);
  const home = homeAt(folder);
  await makeFolder(home.leases, 0o700, owner);
  return home;
}

/** Always to a new place: what an emptied DATA_DIR has left elsewhere is nobody's to overwrite. */
async function moveElsewhere(from: string, inside: string, ground: string): Promise<string> {
  const to = await mkdtemp(join(ground, `${shortName(inside)}-`));
  await rmdir(to);
  // Also between disks, where a rename cannot.
  const moved = spawnSync('mv', [from, to], { encoding: 'utf8' });
  if (moved.status !== 0) {
    throw new EmbeddedPostgresError(`The database cannot be moved to ${to}: ${moved.stderr}`);
  }
  await rm(inside, { force: true });
  await symlink(to, inside);
  await chmod(to, 0o711);
  return to;
}

function homeAt(folder: string): Home {
  return {
    folder,
    cluster: join(folder, 'cluster'),
    leases: join(folder, 'leases'),
    logFile: join(folder, 'postgres.log'),
  };
}

/**
 * A copied DATA_DIR carries the link of its original; two products must not share one database by
 * accident. A moved one leaves no link behind, and keeps its database.
 */
async function isOfAnother(folder: string, dataDir: string): Promise<boolean> {
  const owner = await readFile(join(folder, BELONGS_TO), 'utf8').catch(() => dataDir);
  if (owner === dataDir) return false;
  return (await realpath(join(owner, 'postgres')).catch(() => '')) === folder;
}
