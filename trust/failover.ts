/**
 * `npm run failover -- --prove [--faults 30 --freeze 60 --pairs 8 --seed 1 | --brief]`: three PostgreSQL with
 * Patroni, three etcd, three servers with an HAProxy each, all by deploy/ha, every machine of the database
 * in a network namespace of its own. People play and newcomers come while machines are lost with their
 * disks, frozen, cut off and switched over. Play has to go on within half a minute of each loss; afterwards
 * whatever was acknowledged has to be there, everything has to end, the audit has to be clean, and every
 * stake has to be where its players remember it. Needs root, and Debian's patroni, etcd-server, haproxy,
 * postgresql, pgbackrest and iproute2.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { auditEverything } from '../apps/server/src/audit-everything.ts';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { reportAudit } from './books.ts';
import { startAgain } from './chaos/monkey.ts';
import {
  compareMemory,
  concedeWhatIsLeft,
  letNewcomersIn,
  type Memory,
  playSeason,
  type Table,
  waitForTheEnd,
} from './chaos/season.ts';
import { startCluster } from './cluster/start-cluster.ts';
import { forgetSettings } from './cluster/throw-away.ts';
import { placeEtcd } from './failover/etcd.ts';
import { faults, type Victims } from './failover/faults.ts';
import { type Finder, placeFinder } from './failover/haproxy.ts';
import { openNetwork } from './failover/machines.ts';
import {
  findPostgres,
  PASSWORDS,
  placePostgres,
  standing,
  wholeAgain,
} from './failover/postgres.ts';
import { longestPause, type Pulse, startPulse } from './failover/pulse.ts';
import { createChance } from './fuzz/chance.ts';
import { enter } from './players/player.ts';
import { type Watching, watch } from './players/stream.ts';
import { createWire } from './players/wire.ts';

const { values } = parseArgs({
  options: {
    // Nothing else can be done with it yet; a word that is asked for is not pressed by mistake.
    prove: { type: 'boolean', default: false },
    faults: { type: 'string', default: '30' },
    freeze: { type: 'string', default: '60' },
    pairs: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    // One fault: it shows that all of it starts and ends.
    brief: { type: 'boolean', default: false },
  },
});

const SERVERS = 3;
/** What players are promised after each loss; a busy machine must not decide whether it starts and ends. */
const MOST_SECONDS = values.brief ? Number.POSITIVE_INFINITY : 30;
const WHOLE_WITHIN_MS = 240_000;
const CALM_MS = 4_000;
const SHORTEST = 'a switch-over is asked for';

const missing = whatIsMissing();
if (missing) {
  console.log(`The failover is not tried here: it needs ${missing}.`);
  process.exit(values.brief ? 0 : 1);
}
if (!values.prove) {
  console.log('Say --prove: it breaks a throw-away cluster on this machine, nothing of yours.');
  process.exit(1);
}
forgetSettings();
const pairs = values.brief ? 1 : Number(values.pairs);
const chance = createChance(Number(values.seed));
const folder = mkdtempSync(join(tmpdir(), 'goats-failover-'));
// PostgreSQL is another account and has to get through.
chmodSync(folder, 0o711);
const net = openNetwork(folder);
let well = false;
const finders: Finder[] = [];
// Nothing of it is ours to leave behind, however it ends; what begins below hears signals itself.
const stop = () => process.exit(1);
process.once('SIGINT', stop).once('SIGTERM', stop);
process.on('exit', () => {
  for (const finder of finders) finder.kill();
  net.close();
  if (well) rmSync(folder, { recursive: true, force: true });
  else console.log(`What everybody wrote down is in ${folder}.`);
});

const votes = placeEtcd(net, folder);
for (const vote of votes) vote.start();
const databases = placePostgres({ net, folder, votes, bin: findPostgres()! });
await sleep(3_000);
for (const database of databases) database.start();
if (!(await wholeAgain(databases, WHOLE_WITHIN_MS))) throw new Error('No cluster came about');
const { primary: first } = await standing(databases);
if (!(await first?.openArchive())) throw new Error('There is no archive for WAL');
for (let number = 1; number <= SERVERS; number += 1) {
  const finder = await placeFinder(number, folder, databases);
  finders.push(finder);
  finder.start();
}
const address = (number: number, who: string) =>
  `postgresql://${who}@127.0.0.1:${finders[number - 1]!.port}`;
const root = openDatabase(`${address(1, `postgres:${PASSWORDS.superuser}`)}/postgres`, {
  poolSize: 1,
});
while (!(await root.query('select 1').catch(() => undefined))) await sleep(300);
await root.query(`create role goats login password '${PASSWORDS.owner}'`);
await root.query('create database goats owner goats');
await root.close();

const logs = join(folder, 'logs');
mkdirSync(logs);
process.off('SIGINT', stop).off('SIGTERM', stop);
const cluster = await startCluster({
  instances: SERVERS,
  front: 'none',
  port: 0,
  host: '127.0.0.1',
  folder,
  supervised: true,
  exitCodeOnSignal: 1,
  output: (number) => openSync(join(logs, `server-${number}.out`), 'a'),
  env: (number) => ({
    DATABASE_URL: `${address(number, `goats:${PASSWORDS.owner}`)}/goats`,
    DATA_DIR: join(folder, 'data'),
    HOST: '127.0.0.1',
    TRUST_PROXY: 'true',
    NODE_ENV: 'production',
    LOG_FILE: join(logs, `server-${number}.log`),
    LOG_LEVEL: 'warn',
    DEMO_WORLD: 'false',
    CHAIN: 'off',
    // Own cards, so that wins, losses and growth are written.
    STARTER_CARDS_LENT: 'false',
    STARTER_CARDS: '100',
    STARTER_HOOF: '10000',
    LIMIT_WRITES_PER_MINUTE: '1000000',
    LIMIT_STARTER_GRANTS_PER_HOUR: '1000000',
    LIMIT_ALL_STARTER_GRANTS_PER_HOUR: '1000000',
  }),
});
const db = openDatabase(`${address(1, `goats:${PASSWORDS.owner}`)}/goats`, { poolSize: 2 });
const urls = cluster.instances.map(({ port }) => `http://127.0.0.1:${port}`);
/** Everybody begins at another server, and goes to the next one when it does not answer. */
const wires = Array.from({ length: 2 * pairs + 2 * SERVERS }, (_, i) =>
  createWire(urls.map((_url, k) => urls[(i + k) % SERVERS]!)),
);
const memory: Memory = { players: [], duels: [], cancelled: 0, surprises: [] };
const pulses: Pulse[] = [];
const screens: Watching[] = [];
/** When a match was first heard of. */
const begun = new Map<string, number>();
try {
  for (let i = 0; i < 2 * pairs + SERVERS; i += 1) {
    memory.players.push(await enter(wires[i]!, `failover ${i}`, i + 1));
  }
  let over = false;
  const tables: Table[] = [];
  const seat = (name: string) => {
    const table = { name, done: 0, left: false };
    tables.push(table);
    return table;
  };
  const seasons = Array.from({ length: pairs }, (_, i) => {
    const own = [wires[2 * i]!, wires[2 * i + 1]!] as const;
    const pair = [memory.players[2 * i]!, memory.players[2 * i + 1]!] as const;
    return playSeason(own, pair, memory, seat(`table ${i + 1}`), chance, () => over);
  });
  const door = letNewcomersIn(
    wires.slice(2 * pairs + SERVERS),
    memory,
    seat('the door'),
    () => over,
  );
  for (let i = 0; i < SERVERS; i += 1) {
    const at = 2 * pairs + i;
    const surprised = (what: string) => memory.surprises.push(what);
    pulses.push(startPulse(wires[at]!, memory.players[at]!, surprised));
  }
  const screening = watchEverything(() => over);
  const told = await breakThings({
    databases,
    votes,
    finders,
    freezeMs: values.brief ? 1_000 : Number(values.freeze) * 1_000,
  });
  over = true;
  await Promise.all([...seasons, door, screening, ...pulses.map((pulse) => pulse.stop())]);
  for (const instance of cluster.instances) await startAgain(instance);
  const lost = await whatIsLost();
  if (values.brief) await concedeWhatIsLeft(wires[0]!, memory);
  await waitForTheEnd(wires[0]!, memory);
  const wrong = [
    ...lost,
    ...(await compareMemory(wires[0]!, memory)),
    ...(await Promise.all(pulses.map((pulse) => pulse.missing(db)))).flat(),
    ...screens
      .filter(({ seen }) => !seen.every((id, i) => id === i))
      .map(({ seen }) => `a screen saw events out of order: ${seen.join(' ')}`),
    ...memory.surprises,
  ];
  const counted = wires.reduce((sum, { counts }) => sum + counts.requests, 0);
  const unsure = wires.reduce((sum, { counts }) => sum + counts.unsure, 0);
  const beats = pulses.reduce((sum, pulse) => sum + pulse.beats.length, 0);
  for (const line of told) console.log(line);
  console.log(
    `${memory.duels.length} staked matches, ${beats} stakes put down and taken back, ` +
      `${memory.players.length} players, ${screens.length} screens, ${counted} requests; ` +
      `${unsure} moves without a key were not answered, their players looked and went on`,
  );
  for (const each of wrong) console.log(`WRONG     ${each}`);
  const clean = reportAudit(await auditEverything(db));
  well = clean && wrong.length === 0;
} finally {
  for (const wire of wires) wire.close();
  for (const screen of screens) screen.close();
  await cluster.close();
  await db.close().catch(() => undefined);
}
console.log(well ? 'Nothing that was acknowledged is missing.' : 'Something is off.');
process.exit(well ? 0 : 1);

/** Each at least once and then by lot; answers a line for every one. */
async function breakThings(victims: Victims): Promise<string[]> {
  const all = Object.entries(faults(victims, chance)).filter(
    ([name]) => !values.brief || name === SHORTEST,
  );
  const most = values.brief ? 1 : Number(values.faults);
  const told: string[] = [];
  for (let i = 0; i < most; i += 1) {
    await sleep(CALM_MS);
    const [name, fault] = i < all.length ? all[i]! : chance.pick(all);
    const began = Date.now();
    const { what, mend } = await fault();
    await mend();
    const whole = await wholeAgain(databases, WHOLE_WITHIN_MS);
    await sleep(CALM_MS / 2);
    const ended = Date.now();
    const pause = longestPause(pulses, began, ended);
    const line = `${String(i + 1).padStart(3)} ${clock(began)} ${name} (${what}): ${pause.toFixed(1)} s without writes, whole again after ${((ended - began) / 1_000).toFixed(0)} s`;
    told.push(line);
    console.log(line);
    if (pause > MOST_SECONDS) memory.surprises.push(`nobody could write for ${pause} s: ${line}`);
    if (!whole) memory.surprises.push(`it did not become whole again: ${line}`);
  }
  return told;
}

/** Matches that were acknowledged and are not there; nothing else is asked about them any more. */
async function whatIsLost(): Promise<string[]> {
  const wrong: string[] = [];
  for (const entry of [...memory.duels]) {
    const { matchId, players } = entry.duel;
    const answer = await players[0].surely(wires[0]!, 'GET', `/api/matches/${matchId}`);
    if (answer.status === 200) continue;
    memory.duels.splice(memory.duels.indexOf(entry), 1);
    wrong.push(
      `match ${matchId} began at ${clock(begun.get(matchId))} and is not there (${answer.status})`,
    );
  }
  return wrong;
}

function clock(at: number | undefined): string {
  return at === undefined ? 'an unknown time' : new Date(at).toISOString().slice(11, 23);
}

/** Somebody follows every match, at one server after the other. */
async function watchEverything(until: () => boolean): Promise<void> {
  let seen = 0;
  while (!until()) {
    for (; seen < memory.duels.length; seen += 1) {
      begun.set(memory.duels[seen]!.duel.matchId, Date.now());
      screens.push(watch(urls[seen % SERVERS]!, memory.duels[seen]!.duel.matchId));
    }
    await sleep(200);
  }
}

function whatIsMissing(): string | undefined {
  if (process.getuid?.() !== 0) return 'root, for machines with networks of their own';
  if (!findPostgres()) return 'a PostgreSQL of Debian’s, 15 or later';
  const absent = ['patroni', 'etcd', 'haproxy', 'pgbackrest', 'ip', 'setpriv'].find(
    (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0,
  );
  if (absent) return absent;
  // Root of a container may not be root of its network.
  const probe =
    'n=goats-p$$; ip netns add $n && ip netns exec $n mount -t tmpfs x /mnt; r=$?; ip netns del $n; exit $r';
  if (spawnSync('sh', ['-c', probe]).status !== 0) return 'the right to make networks';
  return undefined;
}
