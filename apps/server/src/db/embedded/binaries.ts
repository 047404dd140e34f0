import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { type Account, spawnAs } from './account.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** PostgreSQL's own programs, wherever they come from. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  /** The folder that can be copied as a whole; null when only the system knows what belongs to it. */
  readonly copyable: string | null;
}

export interface VersionedBinaries extends Binaries {
  readonly version: string;
  readonly major: number;
}

/** Where programs may be found, best first. */
export type BinariesResolver = () => readonly Binaries[];

const OLDEST_MAJOR = 15;

/**
 * The npm package's programs for this platform, then a PostgreSQL on the PATH.
 *
 * @example chooseBinaries(findBinaries(), null)
 */
export const findBinaries: BinariesResolver = () => [...fromPackage(), ...fromPath()];

/**
 * The version of programs that really run here; null when they do not, as glibc builds on musl.
 *
 * @example probeVersion('/usr/bin/postgres', null) // → { version: '18.4', major: 18 }
 */
export function probeVersion(
  postgres: string,
  account: Account | null,
): { version: string; major: number } | null {
  const asked = spawnSync(postgres, ['--version'], {
    ...spawnAs(account),
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
  });
  const found = /PostgreSQL\)? (\d+)(\.\d+)?/.exec(asked.stdout ?? '');
  if (asked.status !== 0 || found === null) return null;
  return { version: `${found[1]}${found[2] ?? ''}`, major: Number(found[1]) };
}

/**
 * The programs to use: those that fit the data that is there, or simply the best that run.
 *
 * @example chooseBinaries(candidates, 18).postgres
 */
export function chooseBinaries(
  candidates: readonly Binaries[],
  wantedMajor: number | null,
  account: Account | null = null,
): VersionedBinaries {
  const usable = candidates.flatMap((binaries): VersionedBinaries[] => {
    const probed = probeVersion(binaries.postgres, account);
    return probed === null || probed.major < OLDEST_MAJOR ? [] : [{ ...binaries, ...probed }];
  });
  const best = usable[0];
  if (best === undefined) {
    throw new EmbeddedPostgresError(
      `There is no PostgreSQL for ${process.platform} ${process.arch} here: set DATABASE_URL to a PostgreSQL ${OLDEST_MAJOR} or later, or put its postgres program on the PATH.`,
    );
  }
  if (wantedMajor === null) return best;
  const fitting = usable.find((binaries) => binaries.major === wantedMajor);
  if (fitting !== undefined) return fitting;
  throw new EmbeddedPostgresError(
    `The database in DATA_DIR was made by PostgreSQL ${wantedMajor} and this is PostgreSQL ${best.major}: put PostgreSQL ${wantedMajor} on the PATH, or set DATA_DIR to another folder.`,
  );
}

function fromPackage(): Binaries[] {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    // The platform package belongs to embedded-postgres; only its owner is sure to find it.
    const own = createRequire(import.meta.url);
    const theirs = createRequire(own.resolve('embedded-postgres'));
    const entry = theirs.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const native = join(dirname(dirname(entry)), 'native');
    const bin = join(native, 'bin');
    return [{ postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb'), copyable: native }];
  } catch {
    return [];
  }
}

function fromPath(): Binaries[] {
  return (process.env.PATH ?? '').split(delimiter).flatMap((folder): Binaries[] => {
    const postgres = join(folder, 'postgres');
    if (folder === '' || !existsSync(postgres)) return [];
    // Distributions link postgres alone into the PATH and keep initdb beside the real file.
    const beside = join(dirname(realpathSync(postgres)), 'initdb');
    const initdb = existsSync(beside) ? beside : join(folder, 'initdb');
    return existsSync(initdb) ? [{ postgres, initdb, copyable: null }] : [];
  });
}
