/**
 * `npm run failover -- --prove [--faults 30 --freeze 60 --pairs 8 --seed 1 --only word | --brief]`: three PostgreSQL with
 * Patroni, three etcd, three servers with an HAProxy each, all by deploy/ha, every machine of the database
 * in a network namespace of its own, and a chain that is not the product's. People play for stakes and in
 * cups, trade, withdraw and deposit, and newcomers come, while machines are lost with their disks, frozen,
 * cut off and switched over, in an order that the seed draws. Play has to go on within half a minute of
 * each loss; afterwards whatever was acknowledged has to be there and nothing twice, everything has to end
 * as it was played, no list, screen or root may have shown what was taken back, and the audit has to be
 * clean. `--transfers` measures our transfers beside pgbench on the same cluster instead. Needs root, anvil,
 * and Debian's patroni, etcd-server, haproxy, postgresql, pgbackrest and iproute2.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findAnvil } from '../apps/server/src/chain/embedded/find-anvil.ts';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { giveHoof } from '../apps/server/src/testing/write-effects.ts';
import { enterHolder, type Holder, runErrands, type Tally } from './chain/holder.ts';
import { fund, type Line } from './chain/line.ts';
import { startRealChain } from './chain/real-chain.ts';
import { compareHolders, waitForTheIndexer } from './chain/reckoning.ts';
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
import { runAudit } from './failover/audit.ts';
import { type Cups, type Entrant, enterCups } from './failover/cups.ts';
import { placeEtcd } from './failover/etcd.ts';
import { drawFaults, faults, type Victims } from './failover/faults.ts';
import { type Finder, placeFinder } from './failover/haproxy.ts';
import { openNetwork } from './failover/machines.ts';
import { movesThatAreMissing } from './failover/moves.ts';
import {
  findPostgres,
  PASSWORDS,
  placePostgres,
  standing,
  wholeAgain,
} from './failover/postgres.ts';
import { type Count, reckon } from './failover/promises.ts';
import { longestPause, type Pulse, startPulse } from './failover/pulse.ts';
import { startReaders } from './failover/readers.ts';
import { rootsThatNeverWere } from './failover/roots.ts';
import { comparedWithLogs, type Screen } from './failover/streams.ts';
import { openMarket, type Trader } from './failover/trades.ts';
import { transfersBesidePgbench } from './failover/transfers.ts';
import { createChance } from './fuzz/chance.ts';
import { look } from './players/duel.ts';
import { enter } from './players/player.ts';
import { watch } from './players/stream.ts';
import { createWire, type Wire } from './players/wire.ts';

const { values } = parseArgs({
  options: {
    // A word that is asked for is not pressed by mistake.
    prove: { type: 'boolean', default: false },
    faults: { type: 'string', default: '30' },
    freeze: { type: 'string', default: '60' },
    pairs: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    // A word of the faults' names: no others then.
    only: { type: 'string', default: '' },
    transfers: { type: 'boolean', default: false },
    // One fault: it shows that all of it starts and ends.
    brief: { type: 'boolean', default: false },
  },
});

const SERVERS = 3;
/** What players are promised after each loss; a busy machine must not decide whether it starts and ends. */
const MOST_SECONDS = values.brief ? Number.POSITIVE_INFINITY : 30;
const CHECKED_MS = 5_000;
const WHOLE_WITHIN_MS = 240_000;
const CALM_MS = 3_000;
/** So that nobody is out of cards before thirty faults are over. */
const REST_MS = values.brief ? 1 : 16_000;
const NEWCOMER_MS = values.brief ? 2_000 : 12_000;
const ERRAND_MS = 2_000;
const PEOPLE = values.brief
  ? { entrants: 0, traders: 2, holders: 1 }
  : { entrants: 4, traders: 4, holders: 3 };
const FREE_HOOF = 5_000;
const HOLDERS_HOOF = 1_000;
/** The books are looked at while people play, too. */
const AUDIT_EVERY = 10;
const SHORTEST = 'a switch-over is asked for';

// Before a throw-away world forgets the settings of this one.
const anvil = findAnvil(process.env.ANVIL_BINARY);
const missing = whatIsMissing();
if (missing) {
  console.log(`The failover is not tried here: it needs ${missing}.`);
  process.exit(values.brief ? 0 : 1);
}
if (!values.prove && !values.transfers) {
  console.log(
    'Say --prove or --transfers: it breaks a throw-away cluster on this machine, nothing of yours.',
  );
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
const pausesOf = new Map<string, number[]>();
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
// Until it has asked, HAProxy takes every database for a primary.
await sleep(CHECKED_MS);
const address = (number: number, who: string) =>
  `postgresql://${who}@127.0.0.1:${finders[number - 1]!.port}`;
const root = openDatabase(`${address(1, `postgres:${PASSWORDS.superuser}`)}/postgres`, {
  poolSize: 1,
});
while (!(await root.query('select 1').catch(() => undefined))) await sleep(300);
await root.query(`create role goats login password '${PASSWORDS.owner}'`);
await root.query('create database goats owner goats');
await root.close();

if (values.transfers) {
  const told = await transfersBesidePgbench(`${address(1, `goats:${PASSWORDS.owner}`)}/goats`, {
    rounds: values.brief ? 1 : 5,
    seconds: values.brief ? 0.2 : 5,
  });
  for (const line of told) console.log(line);
  well = true;
  process.exit(0);
}

const logs = join(folder, 'logs');
mkdirSync(logs);
const chain = await startRealChain(anvil!, folder);
const line: Line = chain;
process.off('SIGINT', stop).off('SIGTERM', stop);
const settings = (number: number) => ({
  DATABASE_URL: `${address(number, `goats:${PASSWORDS.owner}`)}/goats`,
  DATA_DIR: join(folder, 'data'),
  HOST: '127.0.0.1',
  TRUST_PROXY: 'true',
  NODE_ENV: 'production',
  LOG_FILE: join(logs, `server-${number}.log`),
  LOG_LEVEL: 'warn',
  DEMO_WORLD: 'false',
  HISTORY_ASKED: 'false',
  // Own cards, so that wins, losses and growth are written.
  STARTER_CARDS_LENT: 'false',
  STARTER_CARDS: '100',
  STARTER_HOOF: '10000',
  // A cup begins every minute, for as many as enter here.
  CUP_EVERY_MINUTES: values.brief ? '0' : '1',
  CUP_OPEN_MINUTES: '1',
  CUP_SIZE: '4',
  CUP_LEAST_PEOPLE: '2',
  LIMIT_WRITES_PER_MINUTE: '1000000',
  LIMIT_STARTER_GRANTS_PER_HOUR: '1000000',
  LIMIT_ALL_STARTER_GRANTS_PER_HOUR: '1000000',
  LIMIT_CHAIN_CALLS_PER_MINUTE: '1000000',
  LIMIT_CHAIN_TRANSACTIONS_PER_MINUTE: '1000000',
  LIMIT_ALL_CHAIN_TRANSACTIONS_PER_HOUR: '1000000',
  ...chain.env,
});
const cluster = await startCluster({
  instances: SERVERS,
  front: 'none',
  port: 0,
  host: '127.0.0.1',
  folder,
  supervised: true,
  exitCodeOnSignal: 1,
  output: (number) => openSync(join(logs, `server-${number}.out`), 'a'),
  env: settings,
  afterwards: chain.stop,
});
const db = openDatabase(settings(1).DATABASE_URL, { poolSize: 2 });
const urls = cluster.instances.map(({ port }) => `http://127.0.0.1:${port}`);
/** Everybody begins at another server, and goes to the next one when it does not answer. */
const wires: Wire[] = [];
const newWire = () => {
  const at = wires.length;
  const wire = createWire(urls.map((_url, k) => urls[(at + k) % SERVERS]!));
  wires.push(wire);
  return wire;
};
const memory: Memory = { players: [], duels: [], cancelled: 0, surprises: [] };
const pulses: Pulse[] = [];
const screens: Screen[] = [];
const audits: string[] = [];
/** When a match was first heard of. */
const begun = new Map<string, number>();
try {
  let number = 0;
  const arrive = async (name: string) => {
    number += 1;
    const wire = newWire();
    return { wire, player: await enter(wire, `failover ${name} ${number}`, number) };
  };
  const several = async <T>(count: number, one: () => Promise<T>): Promise<T[]> => {
    const all: T[] = [];
    while (all.length < count) all.push(await one());
    return all;
  };
  const seated = await several(2 * pairs, () => arrive('table'));
  const beating = await several(SERVERS, () => arrive('pulse'));
  memory.players.push(...[...seated, ...beating].map(({ player }) => player));
  const withHoof = async (name: string) => {
    const one = await arrive(name);
    // What a starter pack gives is locked, and pays neither for cups nor for cards.
    await giveHoof(db, one.player.address, FREE_HOOF, Date.now());
    return { ...one, startHoof: one.player.startHoof + FREE_HOOF };
  };
  const entrants: Entrant[] = await several(PEOPLE.entrants, () => withHoof('cup'));
  const traders: Trader[] = await several(PEOPLE.traders, () => withHoof('market'));
  const started = new Map<string, number>();
  const holders: Holder[] = await several(PEOPLE.holders, async () => {
    number += 1;
    const one = await enterHolder(newWire(), `failover holder ${number}`, number, () => line);
    const { address: wallet, startHoof } = one.player;
    await giveHoof(db, wallet, HOLDERS_HOOF, Date.now());
    await fund(line.rpc, one.account.address);
    started.set(wallet, (HOLDERS_HOOF + startHoof) * 100);
    return one;
  });

  let [over, closed] = [false, false];
  const table = (name: string): Table => ({ name, done: 0, left: false });
  const rest = () => (over ? Promise.resolve() : sleep(chance.below(REST_MS)));
  const seasons = Array.from({ length: pairs }, (_, i) => {
    const [one, other] = [seated[2 * i]!, seated[2 * i + 1]!];
    const own = [one.wire, other.wire] as const;
    const pair = [one.player, other.player] as const;
    return playSeason(own, pair, memory, table(`table ${i + 1}`), chance, () => over, rest);
  });
  const doors = Array.from({ length: SERVERS }, newWire);
  const door = letNewcomersIn(doors, memory, table('the door'), () => over, NEWCOMER_MS);
  const surprised = (what: string) => void memory.surprises.push(what);
  for (const { wire, player } of beating) pulses.push(startPulse(wire, player, surprised));
  const cups: Cups | undefined =
    entrants.length > 0 ? enterCups(entrants, chance, () => over, surprised) : undefined;
  const market = openMarket(traders, chance, () => over);
  const tally: Tally = new Map();
  const pause = () => sleep(chance.below(ERRAND_MS));
  const errands = holders.map((each) => runErrands(each, chance, tally, () => over, pause));
  const readers = startReaders(
    urls,
    () => [...memory.duels.map(({ duel }) => duel), ...(cups?.ties ?? [])],
    chance,
    () => closed,
  );
  const screening = watchEverything(() => over);

  const told = await breakThings({
    databases,
    votes,
    finders,
    freezeMs: values.brief ? 1_000 : Number(values.freeze) * 1_000,
    lastWrite: () => Math.max(0, ...pulses.map(({ beats }) => beats.at(-1) ?? 0)),
  });
  over = true;
  await Promise.all([...seasons, door, screening, market.over, cups?.over, ...errands]);
  await Promise.all(pulses.map((pulse) => pulse.stop()));
  closed = true;
  await readers.over;
  for (const instance of cluster.instances) await startAgain(instance);
  const [wire] = wires as [Wire];
  const lost = await whatIsLost(wire);
  if (values.brief) await concedeWhatIsLeft(wire, memory);
  await waitForTheEnd(wire, memory);
  const stuck = await waitForTheIndexer(db, line);
  const ties = await Promise.all(
    (cups?.ties ?? []).map(async (duel) => ({ duel, end: await look(wire, duel) })),
  );
  const found = [
    ...(await Promise.all(pulses.map((pulse) => pulse.reckoning(db)))),
    movesThatAreMissing([...memory.duels, ...ties]),
    await market.reckoning(db),
    ...(cups ? [await cups.reckoning(db)] : []),
    await withdrawalsOf(holders),
  ];
  const roots = await rootsThatNeverWere(db, line, [...started.keys()]);
  const wrong = [
    ...lost,
    ...(stuck ? [stuck] : []),
    ...found.flatMap((each) => each.wrong),
    ...roots.wrong,
    ...(await compareHolders(db, holders, started)),
    ...(await readers.neverWas(db)),
    ...(await comparedWithLogs(wire, screens)),
    // What one of them still had of another past, it would show now.
    ...(await Promise.all(urls.map((url) => compareAt(url)))).flat(),
    ...memory.surprises,
  ];
  for (const line of told) console.log(line);
  console.log(`faults    ${told.length}, seed ${values.seed}; seconds without writes by kind:`);
  for (const [kind, pauses] of pausesOf) {
    const sorted = [...pauses].sort((a, b) => a - b);
    console.log(`          ${kind}: ${sorted.map((each) => each.toFixed(1)).join(', ')}`);
  }
  for (const count of summed([...found.flatMap((each) => each.counts), roots.count])) {
    const { what, acknowledged, found: there, unknown } = count;
    console.log(
      `writes    ${what}: ${acknowledged} acknowledged, ${there} found, ${unknown} unknown`,
    );
  }
  for (const [what, { done, refused, lost: away }] of tally) {
    console.log(`errands   ${what}: ${done} through, ${refused} refused, ${away} lost on the way`);
  }
  const requests = wires.reduce((sum, { counts }) => sum + counts.requests, 0);
  const unsure = wires.reduce((sum, { counts }) => sum + counts.unsure, 0);
  console.log(
    `people    ${memory.duels.length} staked matches and ${ties.length} ties of cups, ` +
      `${memory.players.length + entrants.length + traders.length + holders.length} players, ` +
      `${screens.length} screens, ${readers.looks()} looks at lists and matches, ${requests} requests; ` +
      `${unsure} without a key got no answer, their players looked and went on`,
  );
  const last = await audited(true);
  for (const each of audits) console.log(`audit     ${each}`);
  for (const each of wrong) console.log(`WRONG     ${each}`);
  well = last && wrong.length === 0;
} finally {
  for (const wire of wires) wire.close();
  for (const screen of screens) screen.close();
  await cluster.close();
  await db.close().catch(() => undefined);
}
console.log(well ? 'Nothing that was acknowledged is missing.' : 'Something is off.');
process.exit(well ? 0 : 1);

/** Each at least once and the others by lot, in the seed's own order; answers a line for every one. */
async function breakThings(victims: Victims): Promise<string[]> {
  // Apart from the players' chance: they draw as often as the machine lets them.
  const own = createChance(Number(values.seed));
  const all = faults(victims, own);
  const kinds = Object.keys(all).filter((name) => name.includes(values.only));
  const drawn = values.brief ? [SHORTEST] : drawFaults(kinds, Number(values.faults), own);
  const told: string[] = [];
  for (const [i, name] of drawn.entries()) {
    await sleep(CALM_MS);
    const began = Date.now();
    const { what, mend } = await all[name]!();
    await mend();
    const whole = await wholeAgain(databases, WHOLE_WITHIN_MS);
    await sleep(CALM_MS / 2);
    const ended = Date.now();
    const pause = longestPause(pulses, began, ended);
    pausesOf.set(name, [...(pausesOf.get(name) ?? []), pause]);
    const line = `${String(i + 1).padStart(3)} ${clock(began)} ${name} (${what}): ${pause.toFixed(1)} s without writes, whole again after ${((ended - began) / 1_000).toFixed(0)} s`;
    told.push(line);
    console.log(line);
    if (pause > MOST_SECONDS) memory.surprises.push(`nobody could write for ${pause} s: ${line}`);
    if (!whole) memory.surprises.push(`it did not become whole again: ${line}`);
    const due = (i + 1) % AUDIT_EVERY === 0 && i + 1 < drawn.length;
    if (due && !(await audited(false))) memory.surprises.push(`the audit was not clean: ${line}`);
  }
  return told;
}

async function audited(whole: boolean): Promise<boolean> {
  const { clean, said } = await runAudit(settings(1), { whole });
  const lines = said.split('\n');
  const held = lines.filter((each) => /^\s*ok\b/i.test(each)).length;
  const name = whole ? 'of everything' : 'while they play';
  audits.push(
    `${name} at ${clock(Date.now())}: ${clean ? 'clean' : 'NOT CLEAN'}, ${held} checks hold`,
  );
  if (!clean) console.log(said);
  return clean;
}

/** The wallets of everybody who plays for stakes, as this one server shows them. */
async function compareAt(url: string): Promise<string[]> {
  const wire = createWire(url);
  const off = await compareMemory(wire, memory);
  wire.close();
  return off.map((each) => `at ${url}: ${each}`);
}

/** Every withdrawal that was acknowledged is in the books, its owner's, and none is there twice. */
async function withdrawalsOf(holders: readonly Holder[]) {
  const rows = await db.query<{ id: number; wallet: string }>('select id, wallet from withdrawals');
  const name = (id: number, wallet: string) => `withdrawal ${id} of ${wallet}`;
  const there = rows.map(({ id, wallet }) => name(id, wallet));
  const promised = holders.flatMap((each) =>
    each.promised.map((id) => name(id, each.player.address)),
  );
  const others = there.filter((each) => !promised.includes(each));
  // What was signed and not answered its owner finds again.
  return reckon('withdrawals', promised, others, there);
}

function summed(counts: readonly Count[]): Count[] {
  const all = new Map<string, Count>();
  for (const each of counts) {
    const { what } = each;
    const { acknowledged = 0, found = 0, unknown = 0 } = all.get(what) ?? {};
    all.set(what, {
      what,
      acknowledged: acknowledged + each.acknowledged,
      found: found + each.found,
      unknown: unknown + each.unknown,
    });
  }
  return [...all.values()];
}

/** Matches that were acknowledged and are not there; nothing else is asked about them any more. */
async function whatIsLost(wire: Wire): Promise<string[]> {
  const wrong: string[] = [];
  for (const entry of [...memory.duels]) {
    const { matchId, players } = entry.duel;
    const answer = await players[0].surely(wire, 'GET', `/api/matches/${matchId}`);
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
      const { matchId } = memory.duels[seen]!.duel;
      begun.set(matchId, Date.now());
      screens.push(Object.assign(watch(urls[seen % SERVERS]!, matchId), { matchId }));
    }
    await sleep(200);
  }
}

function whatIsMissing(): string | undefined {
  if (process.getuid?.() !== 0) return 'root, for machines with networks of their own';
  if (!anvil) return 'an anvil for this machine: set ANVIL_BINARY';
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
