import type { Stats } from 'node:fs';
import { chmod, chown, lchown, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Account, canEnter } from './account.ts';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';

/**
 * Visits a folder and all that is in it, links as links.
 *
 * @example await forEachBelow(folder, (path) => lchown(path, uid, gid));
 */
export async function forEachBelow(
  path: string,
  visit: (path: string, entry: Stats) => Promise<void>,
): Promise<void> {
  const entry = await lstat(path);
  await visit(path, entry);
  if (!entry.isDirectory()) return;
  for (const name of await readdir(path)) await forEachBelow(join(path, name), visit);
}

/**
 * Hands a whole folder to an account.
 *
 * @example await giveTree('/srv/data/postgres/cluster', account);
 */
export async function giveTree(folder: string, account: Account): Promise<void> {
  await forEachBelow(folder, (path) => lchown(path, account.uid, account.gid));
}

/**
 * Makes a folder with exactly this mode, whatever the umask, owned by whom it is for.
 *
 * @example await makeFolder('/srv/data/postgres', 0o711, null);
 */
export async function makeFolder(
  folder: string,
  mode: number,
  owner: { readonly uid: number; readonly gid: number } | null,
): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    throw error;
  }
  await chmod(folder, mode);
  if (owner !== null) await chown(folder, owner.uid, owner.gid);
}

/**
 * Makes a folder and the folders above it. Node's own recursive mkdir never returns on paths that
 * cannot exist, such as /proc/data.
 *
 * @example await makePath('/srv/goats/data');
 */
export async function makePath(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const above = dirname(folder);
    if (errorCode(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (errorCode(error) !== 'ENOENT' || (await look(above)) !== null) throw error;
    await makePath(above);
    await mkdir(folder);
  }
}

/**
 * The first of these folders that root owns and the account can enter.
 *
 * @example await commonGround(['/var/lib/legendary-goats', '/var/tmp/legendary-goats'], account)
 */
export async function commonGround(folders: readonly string[], account: Account): Promise<string> {
  for (const folder of folders) {
    try {
      await makeFolder(folder, 0o755, null);
      const made = await lstat(folder);
      // In a parent open to all, a stranger may have been here first and could swap the programs.
      const ours = made.isDirectory() && made.uid === 0 && (made.mode & 0o022) === 0;
      if (ours && canEnter(folder, account)) return folder;
    } catch (error) {
      if (!['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'EEXIST'].includes(errorCode(error) ?? '')) {
        throw error;
      }
    }
  }
  throw new EmbeddedPostgresError(
    `The account ${account.name} can enter none of ${folders.join(', ')}: start the product as an ordinary user, or set DATABASE_URL.`,
  );
}

/**
 * What is at a path, or null.
 *
 * @example (await look(cluster))?.uid
 */
export async function look(path: string): Promise<Stats | null> {
  try {
    return await stat(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return null;
    throw error;
  }
}
