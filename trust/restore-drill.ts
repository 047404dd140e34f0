/**
 * `npm run restore-drill [-- --pairs 3 | --brief]`: people play on a PostgreSQL that archives by
 * deploy/ha/pgbackrest.conf into a folder that stands for an object store; a backup is taken while they do;
 * an operator deletes all matches. Then everything is restored to the second before, into a fresh cluster;
 * a server starts on it, every wallet is compared with what its player remembers, and the audit runs. Says
 * how long each step took. Needs root, and Debian's postgresql and pgbackrest.
 */
import {
  type ExecFileSyncOptions,
  execFileSync,
  type SpawnOptions,
  spawn,
  spawnSync,
} from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { auditEverything } from '../apps/server/src/audit-everything.ts';
import { type Database, openDatabase } from '../apps/server/src/db/database.ts';
import { reportAudit } from './books.ts';
import { compareMemory, type Memory, playSeason } from './chaos/season.ts';
import { ROOT } from './cluster/instance.ts';
import { startCluster } from './cluster/start-cluster.ts';
import { forgetSettings } from './cluster/throw-away.ts';
import { ACCOUNT, findPostgres } from './failover/postgres.ts';
import { createChance } from './fuzz/chance.ts';
import { enter } from './players/player.ts';
import { createWire } from './players/wire.ts';

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '3' },
    // One pair for a moment: it shows that all of it starts and ends.
    brief: { type: 'boolean', default: false },
  },
});
const missing =
  process.getuid?.() !== 0
    ? 'root, to run PostgreSQL as its own account'
    : !findPostgres()
      ? 'a PostgreSQL of Debian’s, 15 or later'
      : ['pgbackrest', 'setpriv'].find(
          (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0,
        );
if (missing) {
  console.log(`The drill is not done here: it needs ${missing}.`);
  process.exit(values.brief ? 0 : 1);
}
forgetSettings();
const bin = findPostgres()!;
const folder = mkdtempSync(join(tmpdir(), 'goats-drill-'));
chmodSync(folder, 0o711);
const [live, fresh, archive, sockets, logs] = ['live', 'fresh', 'archive', 'sockets', 'logs'].map(
  (name) => {
    const path = join(folder, name);
    mkdirSync(path);
    chmodSync(path, 0o700);
    execFileSync('chown', [`${ACCOUNT}:${ACCOUNT}`, path]);
    return path;
  },
) as [string, string, string, string, string];
const config = join(folder, 'pgbackrest.conf');
copyFileSync(join(ROOT, 'deploy/ha/pgbackrest.conf'), config);

/** What runs where, so that the end ends it all. */
const running = new Set<string>();
process.on('exit', () => {
  for (const data of running)
    asPostgres(data, `${bin}/pg_ctl`, ['-D', data, '-m', 'immediate', 'stop']);
  rmSync(folder, { recursive: true, force: true });
});

const stop = () => process.exit(1);
process.once('SIGINT', stop).once('SIGTERM', stop);
const took: string[] = [];
const pairs = values.brief ? 1 : Number(values.pairs);
const memory: Memory = { players: [], duels: [], cancelled: 0, surprises: [] };

asPostgres(live, `${bin}/initdb`, ['-D', live, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
startPostgres(live);
backrest(live, 'stanza-create');
run(live, 'create database goats');
const url = `postgresql://postgres@localhost/goats?host=${encodeURIComponent(sockets)}`;
let second = '';
let backedUp = 0;
await withServer('live', async (wires) => {
  for (const [i, wire] of wires.entries()) {
    memory.players.push(await enter(wire, `drill ${i}`, i + 1));
  }
  let over = false;
  const chance = createChance(1);
  const seasons = Array.from({ length: pairs }, (_, i) => {
    const seats = [2 * i, 2 * i + 1] as const;
    return playSeason(
      [wires[seats[0]]!, wires[seats[1]]!],
      [memory.players[seats[0]]!, memory.players[seats[1]]!],
      memory,
      { name: `table ${i + 1}`, done: 0, left: false },
      chance,
      () => over,
    );
  });
  await sleep(values.brief ? 500 : 5_000);
  const began = performance.now();
  await backupBeside();
  told('a full backup while people play', began);
  backedUp = Date.now();
  await sleep(values.brief ? 500 : 10_000);
  over = true;
  await Promise.all(seasons);
  // What its players left the clock has to end before the second that is chosen.
  for (const entry of memory.duels.filter(({ end }) => !end)) {
    const path = `/api/matches/${entry.duel.matchId}`;
    await entry.duel.players[0].surely(wires[0]!, 'POST', `${path}/actions`, { type: 'concede' });
    entry.end = (await entry.duel.players[0].surely(wires[0]!, 'GET', path)).body;
  }
});
await onDatabase(async (db) => {
  // pgBackRest compares whole seconds: within the one in which a backup ended it finds none to begin from.
  const nextSecond = (Math.floor(backedUp / 1_000) + 1) * 1_000;
  while (Date.now() < nextSecond) await sleep(nextSecond - Date.now());
  const [now] = await db.query<{ now: string }>('select clock_timestamp()::text as now');
  second = now!.now;
  await sleep(1_500);
  // As superuser, past every guard that the schema has: the worst that a person can type.
  await db.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query('delete from matches');
  });
  await db.query('select pg_switch_wal()');
});
console.log(`An operator has deleted all matches; back to ${second}.`);
stopPostgres(live);
timed('the restore', () =>
  backrest(fresh, '--type=time', `--target=${second}`, '--target-action=promote', 'restore'),
);
const recovered = performance.now();
startPostgres(fresh);
await onDatabase(async (db) => {
  const recovering = () => db.query<{ on: boolean }>('select pg_is_in_recovery() as on');
  for (;;) {
    // A standby is none of ours, and is told as away.
    const [row] = await recovering().catch(() => [{ on: true }]);
    if (row?.on === false) return;
    await sleep(200);
  }
});
told('replaying what was archived', recovered);

let wrong: string[] = [];
const started = performance.now();
await withServer('fresh', async (wires) => {
  told('a server on it', started);
  wrong = await compareMemory(wires[0]!, memory);
});
const audited = performance.now();
const clean = await onDatabase(async (db) => reportAudit(await auditEverything(db)));
told('the audit of everything', audited);
for (const line of took) console.log(line);
console.log(`${memory.duels.length} staked matches of ${memory.players.length} players`);
for (const each of [...wrong, ...memory.surprises]) console.log(`WRONG     ${each}`);
const well = clean && wrong.length === 0 && memory.surprises.length === 0;
console.log(well ? 'Everything is back.' : 'Something is off.');
process.exit(well ? 0 : 1);

async function withServer(
  name: string,
  work: (wires: readonly ReturnType<typeof createWire>[]) => Promise<void>,
): Promise<void> {
  const cluster = await startCluster({
    instances: 1,
    front: 'none',
    port: 0,
    host: '127.0.0.1',
    folder,
    supervised: false,
    exitCodeOnSignal: 1,
    output: () => openSync(join(logs, `${name}.out`), 'a'),
    env: () => ({
      DATABASE_URL: url,
      DATA_DIR: join(folder, `data-${name}`),
      HOST: '127.0.0.1',
      TRUST_PROXY: 'true',
      NODE_ENV: 'production',
      LOG_FILE: join(logs, `${name}.log`),
      DEMO_WORLD: 'false',
      CHAIN: 'off',
      STARTER_CARDS_LENT: 'false',
      STARTER_CARDS: '60',
      STARTER_HOOF: '10000',
      LIMIT_WRITES_PER_MINUTE: '1000000',
    }),
  });
  const wires = Array.from({ length: 2 * pairs }, () => createWire(cluster.url));
  try {
    await work(wires);
  } finally {
    for (const wire of wires) wire.close();
    await cluster.close();
  }
}

async function onDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(url, { poolSize: 2 });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

function startPostgres(data: string): void {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    archive_mode: 'on',
    archive_command: 'pgbackrest --stanza=goats archive-push %p',
    shared_buffers: '64MB',
  };
  const options = Object.entries(settings).map(([key, value]) => `-c '${key}=${value}'`);
  asPostgres(data, `${bin}/pg_ctl`, [
    ...['-D', data, '-l', join(logs, 'postgres.log'), '-w', '-t', '120'],
    ...['-o', options.join(' '), 'start'],
  ]);
  running.add(data);
}

function stopPostgres(data: string): void {
  asPostgres(data, `${bin}/pg_ctl`, ['-D', data, '-m', 'fast', '-w', 'stop']);
  running.delete(data);
}

function run(data: string, sql: string): void {
  asPostgres(data, `${bin}/psql`, ['-h', sockets, '-U', 'postgres', '-qc', sql]);
}

function archiveEnv(data: string): Record<string, string> {
  return {
    PGBACKREST_CONFIG: config,
    PGBACKREST_REPO1_PATH: archive,
    PGBACKREST_PG1_PATH: data,
    PGBACKREST_PG1_SOCKET_PATH: sockets,
    PGBACKREST_LOCK_PATH: archive,
  };
}

function backrest(data: string, ...words: string[]): void {
  asPostgres(data, 'pgbackrest', ['--stanza=goats', ...words]);
}

/** Not in this very thread, where the players are. */
async function backupBeside(): Promise<void> {
  const [command, args, options] = prepared(live, 'pgbackrest', [
    ...['--stanza=goats', '--type=full', 'backup'],
  ]);
  const [code] = await once(spawn(command, args, options), 'exit');
  if (code !== 0) throw new Error(`The backup ended with ${code}`);
}

function asPostgres(data: string, command: string, args: readonly string[]): void {
  execFileSync(...prepared(data, command, args));
}

/** PostgreSQL and pgBackRest, which PostgreSQL starts too, find the archive by what is around them. */
function prepared(
  data: string,
  command: string,
  args: readonly string[],
): [command: string, args: string[], options: ExecFileSyncOptions & SpawnOptions] {
  const as = ['--reuid', ACCOUNT, '--regid', ACCOUNT, '--init-groups'];
  return [
    'setpriv',
    [...as, command, ...args],
    {
      cwd: folder,
      env: { ...process.env, ...archiveEnv(data) },
      stdio: ['ignore', openSync(join(logs, 'commands.log'), 'a'), 'inherit'],
    },
  ];
}

function timed(name: string, work: () => void): void {
  const began = performance.now();
  work();
  told(name, began);
}

function told(name: string, began: number): void {
  took.push(`${name}: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
}
