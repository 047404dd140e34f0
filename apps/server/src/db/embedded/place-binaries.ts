import { chmod, cp, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Account } from './account.ts';
import { type Binaries, probeVersion } from './binaries.ts';
import { errorCode } from './embedded-postgres-error.ts';
import { forEachBelow, look } from './folders.ts';

/**
 * The same programs, where the account can run them: below a folder that is closed to it they are
 * copied to the shelf, once per version. It is asked for only then: most starts leave nothing
 * outside DATA_DIR.
 *
 * @example await placeBinaries(findBinaries(), account, () => commonGround(ELSEWHERE, account))
 */
export async function placeBinaries(
  candidates: readonly Binaries[],
  account: Account | null,
  shelf: () => Promise<string>,
): Promise<Binaries[]> {
  const placed: Binaries[] = [];
  for (const candidate of candidates) {
    await completeLibraries(candidate);
    const closed =
      account !== null &&
      candidate.copyable !== null &&
      probeVersion(candidate.postgres, null) !== null &&
      probeVersion(candidate.postgres, account) === null;
    placed.push(closed ? await copyOnce(candidate, candidate.copyable, await shelf()) : candidate);
  }
  return placed;
}

/**
 * Makes the package's programs complete: package managers that hold back install scripts leave
 * out the links between library names, and without them nothing runs.
 *
 * @example for (const candidate of findBinaries()) await completeLibraries(candidate);
 */
export async function completeLibraries({ copyable, postgres, initdb }: Binaries): Promise<void> {
  if (copyable === null) return;
  try {
    for (const { source, target } of await linkList(copyable)) {
      // The list is written from the package's own folder, one above.
      const path = join(copyable, relative('native', target));
      const file = join(copyable, relative('native', source));
      if ((await look(path)) === null) await symlink(relative(dirname(path), file), path);
    }
    for (const program of [postgres, initdb]) {
      const { mode } = await stat(program);
      if ((mode & 0o111) !== 0o111) await chmod(program, mode | 0o755);
    }
  } catch (error) {
    // An installation that is somebody else's is used as it is; EEXIST: another start was quicker.
    const known = ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'EEXIST'];
    if (!known.includes(errorCode(error) ?? '')) throw error;
  }
}

async function copyOnce(binaries: Binaries, native: string, shelf: string): Promise<Binaries> {
  const made = await stat(binaries.postgres);
  const place = join(shelf, `postgresql-${made.size}-${Math.trunc(made.mtimeMs)}`);
  if ((await look(place)) === null) {
    const coming = await mkdtemp(`${place}.`);
    try {
      await cp(native, coming, {
        recursive: true,
        verbatimSymlinks: true,
        preserveTimestamps: true,
        filter: (source) => !source.endsWith('.a'),
      });
      // An installation made under a strict umask is closed to everyone else, copies included.
      await forEachBelow(coming, async (path, entry) => {
        if (!entry.isSymbolicLink()) await chmod(path, readable(entry));
      });
      await rename(coming, place);
    } catch (error) {
      // Two first starts at once: the other one's copy is as good as ours.
      if ((await look(place)) === null) throw error;
      await rm(coming, { recursive: true, force: true });
    }
  }
  const inPlace = (program: string) => join(place, relative(native, program));
  return {
    postgres: inPlace(binaries.postgres),
    initdb: inPlace(binaries.initdb),
    copyable: place,
  };
}

function readable(entry: { isDirectory(): boolean; mode: number }): number {
  return entry.isDirectory() || (entry.mode & 0o100) !== 0 ? 0o755 : 0o644;
}

async function linkList(native: string): Promise<{ source: string; target: string }[]> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  return JSON.parse(text);
}
