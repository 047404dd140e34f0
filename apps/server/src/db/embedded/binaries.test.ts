import { chmod, cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseBinaries, findBinaries, probeVersion } from './binaries.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { completeLibraries } from './place-binaries.ts';
import { throwAwaySettings } from './settings.ts';

let base: string;

beforeEach(async () => {
  base = await realpath(await mkdtemp(join(tmpdir(), 'goats-binaries-')));
  await chmod(base, 0o755);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(base, { recursive: true, force: true });
});

function fromPackage() {
  const found = findBinaries().find((binaries) => binaries.copyable !== null);
  if (found?.copyable == null) throw new Error('no package for this platform');
  return { ...found, copyable: found.copyable };
}

const onPath = () => findBinaries().filter((binaries) => binaries.copyable === null);

it('starts with a PostgreSQL on the PATH when the package has none for this platform', async () => {
  const { postgres, initdb } = fromPackage();
  await mkdir(join(base, 'bin'));
  await symlink(postgres, join(base, 'bin', 'postgres'));
  await symlink(initdb, join(base, 'bin', 'initdb'));
  vi.stubEnv('PATH', `${join(base, 'bin')}:${process.env.PATH}`);
  const server = await startEmbeddedPostgres({
    dataDir: join(base, 'data'),
    log: () => undefined,
    resolveBinaries: onPath,
    settings: throwAwaySettings,
  });
  expect(onPath()[0]?.postgres).toBe(join(base, 'bin', 'postgres'));
  expect(server.version).toBe(probeVersion(postgres, null)?.version);
  await server.stop();
});

it('asks for DATABASE_URL when the only PostgreSQL on the PATH is too old', async () => {
  const old = join(base, 'postgres');
  await writeFile(old, '#!/bin/sh\necho "postgres (PostgreSQL) 14.9"\n', { mode: 0o755 });
  await writeFile(join(base, 'initdb'), '#!/bin/sh\n', { mode: 0o755 });
  vi.stubEnv('PATH', base);
  expect(probeVersion(old, null)?.major).toBe(14);
  expect(() => chooseBinaries(onPath(), null)).toThrow(/set DATABASE_URL to a PostgreSQL 15/);
});

it('asks for DATABASE_URL when there is no PostgreSQL at all', async () => {
  const starting = startEmbeddedPostgres({
    dataDir: join(base, 'data'),
    log: () => undefined,
    resolveBinaries: () => [],
  });
  await expect(starting).rejects.toThrow(/^There is no PostgreSQL for [^\n]*DATABASE_URL[^\n]*$/);
});

it('prefers the programs that fit the data over newer ones', () => {
  const there = fromPackage();
  const { major } = chooseBinaries([there], null);
  expect(chooseBinaries([there], major).postgres).toBe(there.postgres);
  expect(() => chooseBinaries([there], major - 1)).toThrow(`made by PostgreSQL ${major - 1}`);
});

it('runs although the installer held back the script that links the libraries', async () => {
  const there = fromPackage();
  const native = join(base, 'native');
  await cp(there.copyable, native, {
    recursive: true,
    filter: (path) => !/\.so(\.\d+)?$/.test(path) || !isLinked(path),
  });
  const bare = {
    postgres: join(native, 'bin', 'postgres'),
    initdb: join(native, 'bin', 'initdb'),
    copyable: native,
  };
  if (process.platform === 'linux') expect(probeVersion(bare.postgres, null)).toBeNull();
  await completeLibraries(bare);
  expect(probeVersion(bare.postgres, null)).not.toBeNull();
});

function isLinked(path: string): boolean {
  return /lib(icu\w+|pq|ecpg\w*|pgtypes)\.so/.test(path);
}
