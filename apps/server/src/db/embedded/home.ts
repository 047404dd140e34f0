import { createHash } from 'node:crypto';
import { chmod, cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, canEnter, weAreRoot } from './account.ts';
import { errorCode } from './embedded-postgres-error.ts';
import { commonGround, giveTree, look, makeFolder } from './folders.ts';
import { findPostmaster, stopPostmaster } from './postmaster.ts';

/** Everything PostgreSQL leaves on disk for one DATA_DIR. */
export interface Home {
  readonly folder: string;
  readonly cluster: string;
  readonly leases: string;
  readonly logFile: string;
}

/** Where root may put what an unprivileged account cannot reach in DATA_DIR. */
export const ELSEWHERE = ['/var/lib/legendary-goats', '/var/tmp/legendary-goats'];

const NOTE = 'postgres-is-elsewhere.txt';
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
 * Where the database of this DATA_DIR is, or would be: inside it, unless a note says otherwise.
 *
 * @example (await locateHome('/srv/data')).cluster
 */
export async function locateHome(dataDir: string): Promise<Home> {
  const inside = homeAt(join(dataDir, 'postgres'));
  const noted = await readNote(dataDir);
  if (noted === null || !(await isOurs(noted, dataDir))) return inside;
  const elsewhere = homeAt(noted);
  // A move that was cut short has written its note, and left the data where they were.
  const moved = (await look(elsewhere.cluster)) !== null || (await look(inside.cluster)) === null;
  return moved ? elsewhere : inside;
}

/**
 * Makes sure the account can reach the home; for root below a closed folder it moves elsewhere,
 * with a note in DATA_DIR. Nothing may be running in it.
 *
 * @example const home = await settleHome('/root/app/.data', account, ELSEWHERE, console.log);
 */
export async function settleHome(
  dataDir: string,
  account: Account | null,
  elsewhere: readonly string[],
  log: (sentence: string) => void,
): Promise<Home> {
  const found = await locateHome(dataDir);
  const owner = weAreRoot() ? await look(dataDir) : null;
  const inside = found.folder === join(dataDir, 'postgres');
  if (inside) await makeFolder(found.folder, account === null ? 0o700 : 0o711, owner);
  if (account !== null && !canEnter(found.folder, account)) {
    return moveElsewhere(found, dataDir, account, elsewhere, log);
  }
  if (!inside) await writeFile(join(found.folder, BELONGS_TO), dataDir);
  await makeFolder(found.leases, 0o700, owner);
  return found;
}

async function moveElsewhere(
  from: Home,
  dataDir: string,
  account: Account,
  elsewhere: readonly string[],
  log: (sentence: string) => void,
): Promise<Home> {
  const ground = await commonGround(elsewhere, account);
  const to = homeAt(join(ground, shortName(dataDir)));
  if ((await readNote(dataDir)) !== to.folder) await setAside(to, log);
  await makeFolder(to.folder, 0o711, null);
  await chmod(to.folder, 0o711);
  await makeFolder(to.leases, 0o700, null);
  await writeFile(join(to.folder, BELONGS_TO), dataDir);
  await writeFile(join(dataDir, NOTE), note(to.folder, account));
  if (from.folder !== to.folder) {
    if ((await look(from.cluster)) !== null) await moveCluster(from.cluster, to.cluster, account);
    await rm(from.folder, { recursive: true, force: true });
  }
  log(`The account ${account.name} cannot enter ${dataDir}: the database is in ${to.folder}.`);
  return to;
}

// Its note is gone, so DATA_DIR was emptied on purpose; still, nobody's data is thrown away.
async function setAside(home: Home, log: (sentence: string) => void): Promise<void> {
  if ((await look(home.folder)) === null) return;
  const running = await findPostmaster(home.cluster);
  if (running !== null) await stopPostmaster(running);
  const aside = `${home.folder}-set-aside-${Date.now()}`;
  await rename(home.folder, aside);
  log(`An earlier database of this folder was set aside in ${aside}.`);
}

async function moveCluster(from: string, to: string, account: Account): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error;
    const coming = `${to}.coming`;
    await rm(coming, { recursive: true, force: true });
    await cp(from, coming, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
    await giveTree(coming, account);
    await rename(coming, to);
  }
}

function homeAt(folder: string): Home {
  return {
    folder,
    cluster: join(folder, 'cluster'),
    leases: join(folder, 'leases'),
    logFile: join(folder, 'postgres.log'),
  };
}

function note(folder: string, account: Account): string {
  return `The database of this folder is kept in
${folder}
because the account ${account.name}, which runs PostgreSQL, cannot enter this folder.
Keep this file: without it the next start begins with an empty database.
`;
}

async function readNote(dataDir: string): Promise<string | null> {
  const text = await readFile(join(dataDir, NOTE), 'utf8').catch(() => '');
  const folder = text.split('\n')[1]?.trim() ?? '';
  return folder.startsWith('/') && (await look(folder).catch(() => null)) !== null ? folder : null;
}

// A copied DATA_DIR carries the note of its original; two products must not share one database
// by accident. A moved one leaves no note behind, and keeps its database.
async function isOurs(folder: string, dataDir: string): Promise<boolean> {
  const belongsTo = await readFile(join(folder, BELONGS_TO), 'utf8').catch(() => '');
  if (belongsTo === dataDir || belongsTo === '') return true;
  return (await readNote(belongsTo)) !== folder;
}
