import { chmod, chown, lstat, mkdir, mkdtemp, readdir, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Account, canEnter } from './account.ts';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';

export const SOCKET_PORT = 5432;

const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;

// The kernel keeps socket addresses in 108 bytes on Linux and 104 on macOS, the end mark included.
const LONGEST_ADDRESS = 103;

/**
 * A folder for the socket that nobody but the account can open: in the home, or, where that path
 * is too long or holds characters PostgreSQL reads as a list, in the system's temporary folder.
 *
 * @example await prepareSocketDirectory('/srv/data/postgres', '1f2e3d4c5b6a', null)
 */
export async function prepareSocketDirectory(
  home: string,
  name: string,
  account: Account | null,
): Promise<string> {
  const places = [join(home, 'socket')];
  for (const base of [tmpdir(), '/tmp', '/var/tmp']) places.push(join(base, `goats-${name}`));
  for (const place of places) {
    if (!fits(place)) continue;
    const folder = await makePrivate(place, account).catch(() => null);
    if (folder === null || !fits(folder) || !canEnter(folder, account)) continue;
    // No server of ours runs now, so what lies here was left by one that was killed.
    for (const left of await readdir(folder)) {
      if (left.startsWith(SOCKET_NAME)) await rm(join(folder, left), { force: true });
    }
    return folder;
  }
  throw new EmbeddedPostgresError(
    `There is no folder for the socket of the database in ${places.map(dirname).join(', ')}: make one of them writable, or set DATABASE_URL.`,
  );
}

/**
 * Takes away a socket folder that was made outside the home.
 *
 * @example await removeSocketDirectory('/tmp/goats-1f2e3d4c5b6a', '/srv/data/postgres');
 */
export async function removeSocketDirectory(folder: string, home: string): Promise<void> {
  if (dirname(folder) === home) return;
  await rmdir(folder).catch(() => undefined);
}

function fits(folder: string): boolean {
  return (
    /^[\w./-]+$/.test(folder) && Buffer.byteLength(join(folder, SOCKET_NAME)) <= LONGEST_ADDRESS
  );
}

async function makePrivate(place: string, account: Account | null): Promise<string> {
  const uid = account?.uid ?? process.getuid?.();
  let folder = place;
  try {
    await mkdir(place, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    const there = await lstat(place);
    if (there.isDirectory() && there.uid === uid && (there.mode & 0o077) === 0) return place;
    folder = await mkdtemp(`${place}-`);
  }
  await chmod(folder, 0o700);
  if (account !== null) await chown(folder, account.uid, account.gid);
  return folder;
}
