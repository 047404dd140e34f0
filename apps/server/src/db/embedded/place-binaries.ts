import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { Account } from './account.ts';
import { type Binaries, probeVersion, type VersionedBinaries } from './binaries.ts';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';
import { forEachBelow } from './folders.ts';

/** Asked for only when a copy is needed: most starts leave nothing outside DATA_DIR. */
export type Shelf = () => Promise<string>;

/**
 * Makes the package's programs complete: package managers that hold back install scripts leave
 * out the links between library names, and without them nothing runs.
 *
 * @example for (const candidate of findBinaries()) await completeLibraries(candidate);
 */
export async function completeLibraries(binaries: Binaries): Promise<void> {
  if (binaries.copyable === null) return;
  try {
    for (const link of await missingLinks(binaries.copyable)) await makeLink(link);
    for (const program of [binaries.postgres, binaries.initdb]) {
      const { mode } = await stat(program);
      if ((mode & 0o111) !== 0o111) await chmod(program, mode | 0o755);
    }
  } catch (error) {
    // An installation owned by somebody else is read only to us; a copy of ours can be completed.
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOENT'].includes(errorCode(error) ?? '')) throw error;
  }
}

/**
 * The same programs at a place where the account can run them, copied once per version.
 *
 * @example await placeBinaries(binaries, account, () => commonGround(ELSEWHERE, account))
 */
export async function placeBinaries(
  binaries: VersionedBinaries,
  account: Account | null,
  shelf: Shelf,
): Promise<VersionedBinaries> {
  if (probeVersion(binaries.postgres, account) !== null) return binaries;
  if (binaries.copyable === null) {
    throw new EmbeddedPostgresError(
      `The account ${account?.name ?? 'in use'} cannot run ${binaries.postgres}: let it, or set DATABASE_URL.`,
    );
  }
  const copy = await copyOnce(binaries, binaries.copyable, await shelf());
  if (probeVersion(copy.postgres, account) === null) {
    throw new EmbeddedPostgresError(
      `The account ${account?.name ?? 'in use'} cannot run ${copy.postgres}: let it, or set DATABASE_URL.`,
    );
  }
  return copy;
}

/**
 * Candidates that run once completed; an incomplete read-only installation is copied first.
 *
 * @example await prepareBinaries(findBinaries(), async () => '/srv/data')
 */
export async function prepareBinaries(
  candidates: readonly Binaries[],
  shelf: Shelf,
): Promise<Binaries[]> {
  const prepared: Binaries[] = [];
  for (const candidate of candidates) {
    await completeLibraries(candidate);
    const incomplete =
      candidate.copyable !== null && (await missingLinks(candidate.copyable)).length > 0;
    prepared.push(
      incomplete ? await copyOnce(candidate, candidate.copyable, await shelf()) : candidate,
    );
  }
  return prepared;
}

async function copyOnce<Kind extends Binaries>(
  binaries: Kind,
  native: string,
  shelf: string,
): Promise<Kind> {
  const made = await stat(binaries.postgres);
  const place = join(shelf, `postgresql-${made.size}-${Math.trunc(made.mtimeMs)}`);
  const bin = join(place, relative(native, dirname(binaries.postgres)));
  const copy = {
    ...binaries,
    postgres: join(bin, basename(binaries.postgres)),
    initdb: join(bin, basename(binaries.initdb)),
    copyable: place,
  };
  if (await exists(place)) return copy;
  const coming = `${place}.${randomBytes(4).toString('hex')}`;
  try {
    await mkdir(shelf, { recursive: true, mode: 0o755 });
    await cp(native, coming, {
      recursive: true,
      verbatimSymlinks: true,
      preserveTimestamps: true,
      filter: (source) => !source.endsWith('.a'),
    });
    await completeLibraries({ ...copy, ...inFolder(copy, place, coming), copyable: coming });
    // An installation made under a strict umask is closed to everyone else, copies included.
    await forEachBelow(coming, async (path, entry) => {
      if (!entry.isSymbolicLink()) await chmod(path, readable(entry));
    });
    await rename(coming, place);
  } catch (error) {
    // Two first starts at once: the other one's copy is as good as ours.
    if (!(await exists(place))) throw error;
  } finally {
    await rm(coming, { recursive: true, force: true });
  }
  return copy;
}

function readable(entry: { isDirectory(): boolean; mode: number }): number {
  return entry.isDirectory() || (entry.mode & 0o100) !== 0 ? 0o755 : 0o644;
}

function inFolder(binaries: Binaries, from: string, to: string) {
  return {
    postgres: join(to, relative(from, binaries.postgres)),
    initdb: join(to, relative(from, binaries.initdb)),
  };
}

interface Link {
  readonly path: string;
  readonly pointsTo: string;
}

async function missingLinks(native: string): Promise<Link[]> {
  const missing: Link[] = [];
  for (const { source, target } of await readLinkList(join(native, 'pg-symlinks.json'))) {
    // The list is written from the package's own folder, one above.
    const path = join(native, relative('native', target));
    const file = join(native, relative('native', source));
    if (!(await exists(path))) missing.push({ path, pointsTo: relative(dirname(path), file) });
  }
  return missing;
}

async function makeLink({ path, pointsTo }: Link): Promise<void> {
  try {
    await symlink(pointsTo, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

async function readLinkList(file: string): Promise<{ source: string; target: string }[]> {
  let list: unknown;
  try {
    list = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return [];
  }
  if (!Array.isArray(list)) return [];
  return list.filter(
    (entry): entry is { source: string; target: string } =>
      typeof entry?.source === 'string' && typeof entry?.target === 'string',
  );
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
