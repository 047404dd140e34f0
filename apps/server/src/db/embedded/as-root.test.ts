import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readlink,
  realpath,
  rename,
  rm,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { throwAwaySettings } from './settings.ts';

let base: string;
let closed: string;
let open: string;

beforeEach(async () => {
  base = await realpath(await mkdtemp(join(tmpdir(), 'goats-root-')));
  await chmod(base, 0o755);
  closed = join(base, 'home-of-root');
  open = join(base, 'open');
  await mkdir(closed, { mode: 0o700 });
});

afterEach(() => rm(base, { recursive: true, force: true }));

async function query(dataDir: string, sql: string, native?: string) {
  const server = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    settings: throwAwaySettings,
    elsewhere: [open],
    ...(native === undefined ? {} : { resolveBinaries: () => [binariesIn(native)] }),
  });
  const client = new pg.Client({ connectionString: server.connectionString });
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.[0] as unknown;
  } finally {
    await client.end();
    await server.stop();
  }
}

const binariesIn = (native: string) => ({
  postgres: join(native, 'bin', 'postgres'),
  initdb: join(native, 'bin', 'initdb'),
  copyable: native,
});

describe.skipIf(process.getuid?.() !== 0)('started by root', () => {
  it('keeps program and data where the account can go, and finds them again', async () => {
    const packaged = findBinaries()[0]?.copyable;
    if (packaged == null) throw new Error('no package for this platform');
    const native = join(closed, 'node_modules');
    await cp(packaged, native, { recursive: true, verbatimSymlinks: true });
    const dataDir = join(closed, 'data');
    await query(dataDir, 'create table goat as select 7 as horns', native);
    expect(await readlink(join(dataDir, 'postgres'))).toContain(open);
    expect(await query(dataDir, 'select horns from goat', native)).toBe(7);
  });

  it('begins anew, and keeps the old data aside, when DATA_DIR was emptied', async () => {
    const dataDir = join(closed, 'data');
    await query(dataDir, 'create table goat as select 7 as horns');
    await rm(dataDir, { recursive: true });
    const [old] = await readdir(open);
    expect(await query(dataDir, `select to_regclass('goat')`)).toBeNull();
    expect(await readdir(join(open, old ?? '', 'cluster'))).toContain('PG_VERSION');
  });

  it('takes the data along when their folder was closed later', async () => {
    await chmod(closed, 0o755);
    const dataDir = join(closed, 'data');
    await query(dataDir, 'create table goat as select 7 as horns');
    expect(await readdir(dataDir)).toEqual(['postgres']);
    await chmod(closed, 0o700);
    expect(await query(dataDir, 'select horns from goat')).toBe(7);
    await chmod(closed, 0o755);
    expect(await query(dataDir, 'select horns from goat')).toBe(7);
  });

  it('keeps its database when DATA_DIR is moved, and shares none with a copy', async () => {
    const original = join(closed, 'data');
    const copy = join(closed, 'copy');
    await query(original, 'create table goat as select 7 as horns');
    await cp(original, copy, { recursive: true });
    expect(await query(copy, `select to_regclass('goat')`)).toBeNull();
    expect(await query(original, 'select horns from goat')).toBe(7);
    await rename(original, join(closed, 'moved'));
    expect(await query(join(closed, 'moved'), 'select horns from goat')).toBe(7);
  });

  it('uses the account that owns the data before any other', () => {
    const passwd =
      'root:x:0:0::/root:/bin/sh\npostgres:x:101:104::/:/bin/sh\nana:x:1000:1000::/:\n';
    expect(chooseAccount([1000], passwd).name).toBe('ana');
    expect(chooseAccount([0, 4711], passwd).name).toBe('postgres');
    expect(() => chooseAccount([], 'root:x:0:0::/root:/bin/sh\n')).toThrow('DATABASE_URL');
  });
});
