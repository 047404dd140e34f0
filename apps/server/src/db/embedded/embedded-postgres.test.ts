import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  connectToRunning,
  type EmbeddedPostgres,
  EmbeddedPostgresError,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';
import { findPostmaster } from './postmaster.ts';
import { identify } from './process-identity.ts';
import { throwAwaySettings } from './settings.ts';

let base: string;
let dataDir: string;
const open: EmbeddedPostgres[] = [];
const children: ChildProcess[] = [];

beforeEach(async () => {
  base = await realpath(await mkdtemp(join(tmpdir(), 'goats-embedded-')));
  await chmod(base, 0o711);
  dataDir = join(base, 'data');
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const postgres of open.splice(0)) await postgres.stop();
  // A test that failed before it took the orphan over would leave it running.
  const left = await findPostmaster(join(dataDir, 'postgres', 'cluster'));
  if (left !== null) process.kill(left.identity.pid, 'SIGQUIT');
  await rm(base, { recursive: true, force: true });
});

async function start(at = dataDir): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({
    dataDir: at,
    log: () => undefined,
    settings: throwAwaySettings,
  });
  open.push(postgres);
  return postgres;
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

// Another product process with the durable settings people get, to be killed without warning.
async function startElsewhere(): Promise<ChildProcess> {
  const entry = new URL('./embedded-postgres.ts', import.meta.url).href;
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(entry)});
    const dataDir = ${JSON.stringify(dataDir)};
    await startEmbeddedPostgres({ dataDir, log: () => undefined });
    console.log('up');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`exit ${code}`)));
  });
  return child;
}

async function killed(child: ChildProcess): Promise<void> {
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exit;
}

async function postmasterPid(): Promise<number> {
  const running = await findPostmaster(join(dataDir, 'postgres', 'cluster'));
  if (running === null) throw new Error('no PostgreSQL is running');
  return running.identity.pid;
}

describe('the database we bring along', () => {
  it('keeps what was written when the product is stopped and started again', async () => {
    const first = await start();
    await ask(first.connectionString, 'create table goat as select 7 as horns');
    await first.stop();
    expect(await connectToRunning(dataDir)).toBeNull();
    const second = await start();
    expect(await ask(second.connectionString, 'select horns from goat')).toBe(7);
    expect(second).toMatchObject({ tookOver: false, attached: false });
    expect(second.version).toMatch(/^\d+\.\d+/);
  });

  it('cannot be reached over the network nor by other accounts', async () => {
    const postgres = await start();
    expect(await ask(postgres.connectionString, 'show listen_addresses')).toBe('');
    const socket = await ask(postgres.connectionString, 'show unix_socket_directories');
    expect((await stat(String(socket))).mode & 0o777).toBe(0o700);
  });

  it('does not get the Ctrl-C that the terminal sends to the product', async () => {
    await start();
    const group = (pid: number) =>
      execFileSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    expect(group(await postmasterPid())).not.toBe(group(process.pid));
  });

  it('is found and used again after the product was killed', async () => {
    const product = await startElsewhere();
    const url = (await connectToRunning(dataDir))?.connectionString ?? '';
    await ask(url, 'create table goat as select 7 as horns');
    const before = await postmasterPid();
    await killed(product);
    const next = await start();
    expect(next).toMatchObject({ tookOver: true, attached: false });
    expect(await postmasterPid()).toBe(before);
    expect(await ask(next.connectionString, 'select horns from goat')).toBe(7);
    await next.stop();
    expect(identify(before)).toBeNull();
  });

  it('loses nothing when product and database are killed together', async () => {
    const product = await startElsewhere();
    const url = (await connectToRunning(dataDir))?.connectionString ?? '';
    await ask(url, 'create table goat as select 7 as horns');
    const pid = await postmasterPid();
    await killed(product);
    process.kill(pid, 'SIGKILL');
    const next = await start();
    expect(next.tookOver).toBe(false);
    expect(await ask(next.connectionString, 'select horns from goat')).toBe(7);
  });

  it('starts when a left-over lock file names a process that is somebody else now', async () => {
    await (await start()).stop();
    const cluster = join(dataDir, 'postgres', 'cluster');
    const socket = join(dataDir, 'postgres', 'socket');
    const lines = [process.pid, cluster, 1, 5432, socket, '', '', 'ready'];
    await writeFile(join(cluster, 'postmaster.pid'), lines.join('\n'));
    await writeFile(join(socket, '.s.PGSQL.5432.lock'), lines.join('\n'));
    expect(await connectToRunning(dataDir)).toBeNull();
    const postgres = await start();
    expect(await ask(postgres.connectionString, 'select 1')).toBe(1);
  });

  it('lets a second instance join, and stays until the last one leaves', async () => {
    const first = await start();
    const second = await start();
    expect(second).toMatchObject({ attached: true, tookOver: false });
    await first.stop();
    expect(await ask(second.connectionString, 'select 1')).toBe(1);
    const pid = await postmasterPid();
    await second.stop();
    expect(identify(pid)).toBeNull();
  });

  it('is made once when two instances start for the first time at the same moment', async () => {
    const both = await Promise.all([start(), start()]);
    expect(new Set(both.map((one) => one.connectionString)).size).toBe(1);
    expect(both.map((one) => one.attached).sort()).toEqual([false, true]);
  });

  it('works in a folder with a very long and odd name', async () => {
    dataDir = join(base, 'a goat\'s häuschen, 100% "long"', 'x'.repeat(90));
    const postgres = await start();
    const socket = String(await ask(postgres.connectionString, 'show unix_socket_directories'));
    expect(Buffer.byteLength(join(socket, '.s.PGSQL.5432'))).toBeLessThan(104);
    expect((await stat(socket)).mode & 0o777).toBe(0o700);
    await postgres.stop();
    await expect(stat(socket)).rejects.toThrow('ENOENT');
  });

  it('says in one sentence that the data are of another version', async () => {
    await (await start()).stop();
    await writeFile(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), '12\n');
    await expect(start()).rejects.toThrow(/made by PostgreSQL 12 and this is PostgreSQL \d+: /);
  });

  it('says in one sentence that DATA_DIR cannot be written', async () => {
    await mkdir(dirname(dataDir), { recursive: true });
    await writeFile(dataDir, 'a file where a folder should be');
    const failure = await start().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EmbeddedPostgresError);
    expect(String(failure)).toMatch(/^EmbeddedPostgresError: [^\n]*DATA_DIR[^\n]*\.$/);
    await rm(dataDir);
  });

  it.skipIf(process.platform !== 'linux')('gives up on a path that cannot exist', async () => {
    await expect(start('/proc/goats/data')).rejects.toThrow(/\/proc\/goats\/data .*DATA_DIR/);
  });

  it.skipIf(process.getuid?.() === 0)('says so too when the folder is read only', async () => {
    await mkdir(dataDir, { mode: 0o500 });
    await expect(start()).rejects.toThrow(/may not write .*: allow it, or set DATA_DIR/);
  });
});
