/**
 * `npm run load [-- --seconds 300 --watchers 5000 --matches 200 --instances 1 --think 4 --bus nats | --brief]`:
 * that many people watch, that many staked matches a minute are played, most moves without keys as browsers
 * send them, for that long. Notices travel by PostgreSQL, or by the nats-server of this machine. Before
 * anybody watches the matches alone are measured, so that the end can say what a watcher adds. Ends with an
 * error rate, which has to be 0, and with throughput, latencies, memory and CPU; what the load itself
 * uses is counted apart.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { auditEverything } from '../apps/server/src/audit-everything.ts';
import { locateHome } from '../apps/server/src/db/embedded/home.ts';
import { findPostmaster } from '../apps/server/src/db/embedded/postmaster.ts';
import { HAS_NATS, startNats } from '../apps/server/src/testing/nats-server.ts';
import { reportAudit } from './books.ts';
import { startThrowAway } from './cluster/throw-away.ts';
import { createChance } from './fuzz/chance.ts';
import { type Crowd, createCrowd, type Programme } from './load/crowd.ts';
import { watchPauses } from './load/pauses.ts';
import { descriptorsLeft, usageOf, usageOfFamily } from './load/processes.ts';
import { beginDuel, KEYED_SHARE, look, move } from './players/duel.ts';
import { enter, type Player } from './players/player.ts';
import { createWire, type Wire } from './players/wire.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    watchers: { type: 'string', default: '5000' },
    matches: { type: 'string', default: '200' },
    instances: { type: 'string', default: '1' },
    bus: { type: 'string', default: 'postgresql' },
    // Seconds a move, on average. The longer, the more of what is measured is watching, and the less coming and going.
    think: { type: 'string', default: '4' },
    // A second with a handful: it shows that all of it starts and ends.
    brief: { type: 'boolean', default: false },
  },
});
const [seconds, watchers, perMinute] = (
  values.brief ? [1, 3, 60] : [values.seconds, values.watchers, values.matches].map(Number)
) as [number, number, number];
/** People think: with four seconds a match is on for about half a minute. */
const THINK_MS = values.brief ? 1_000 : Number(values.think) * 1_000;
/** Until as many matches are on as will be. */
const WARM_UP_MS = values.brief ? 1_000 : 40_000;

/** For measuring the matches alone, and for the crowd to come in. */
const ALONE_SECONDS = values.brief ? 1 : 30;
const GATE_PATIENCE_MS = 300_000;
const CARDS = 100;
/** Each match takes a card of two of them, until the last one has come in and the time is over. */
const PLAYERS = values.brief
  ? 4
  : 20 +
    Math.ceil(
      (2 * perMinute * ((WARM_UP_MS + GATE_PATIENCE_MS) / 1_000 + ALONE_SECONDS + seconds)) /
        60 /
        CARDS,
    );
/** Everything else that this process has open. */
const OTHER_DESCRIPTORS = 1_000;

if (!['postgresql', 'nats'].includes(values.bus)) throw new Error('--bus is postgresql or nats');
if (values.bus === 'nats' && !HAS_NATS) {
  console.error('--bus nats needs a nats-server on this machine: install the package nats-server.');
  process.exit(1);
}
if (descriptorsLeft() < watchers + OTHER_DESCRIPTORS) {
  console.error(
    `This process may open ${descriptorsLeft()} files, and ${watchers} watchers need ${watchers + OTHER_DESCRIPTORS}: ulimit -n.`,
  );
  process.exit(1);
}

const chance = createChance(1);
const broker = values.bus === 'nats' ? await startNats() : undefined;
const cluster = await startThrowAway({
  instances: Number(values.instances),
  env: {
    DEMO_WORLD: 'false',
    // Own cards, so that wins, losses and growth are written.
    STARTER_CARDS_LENT: 'false',
    METRICS: 'true',
    ...(broker ? { CHANGE_BUS_URL: broker.url } : {}),
    ...(values.brief ? { CHAIN: 'off' } : {}),
    STARTER_CARDS: String(CARDS),
    LIMIT_WRITES_PER_MINUTE: '1000000',
    LIMIT_STARTER_GRANTS_PER_HOUR: '1000000',
    LIMIT_ALL_STARTER_GRANTS_PER_HOUR: '1000000',
  },
});
let well = false;
try {
  well = await run();
} finally {
  await cluster.close();
  await broker?.close();
}
process.exit(well ? 0 : 1);

async function run(): Promise<boolean> {
  const { instances } = cluster;
  // Sign-in is bound to one address; afterwards everybody speaks to the instances directly.
  const door = createWire(cluster.url, 16);
  const players: Player[] = [];
  for (let i = 0; i < PLAYERS; i += 1) players.push(await enter(door, `load ${i}`, i + 1));
  const wires = instances.map(({ port }) => createWire(`http://127.0.0.1:${port}`, 256));
  const programme: Programme = { live: new Map() };
  const bytesBefore = await databaseBytes();
  const played = { finished: 0, failed: 0 };
  let stopped = false;
  const matches: Promise<void>[] = [];
  // By the clock and not by the tick: a timer that is late every time opens fewer than it was told.
  const firstAt = performance.now();
  const opening = setInterval(() => {
    const due = ((performance.now() - firstAt) / 60_000) * perMinute;
    while (matches.length < due) {
      matches.push(oneMatch(players, wires, programme, played, () => stopped));
    }
  }, 50);
  const postmaster = await findPostmaster((await locateHome(cluster.dataDir)).cluster);
  await sleep(WARM_UP_MS);
  const alone = await over(ALONE_SECONDS, postmaster!.identity.pid);
  const ports = instances.map(({ port }) => port);
  const crowd = createCrowd(watchers, ports, programme, chance);
  const gateShut = performance.now() + GATE_PATIENCE_MS;
  while (crowd.counts.connected < watchers * 0.97 && performance.now() < gateShut) await sleep(200);
  const cameIn = crowd.counts.connected;
  console.log(`${cameIn} watchers are in, ${programme.live.size} matches are on`);

  for (const wire of wires) wire.counts.latencies.length = 0;
  crowd.counts.lags.length = 0;
  const before = { played: played.finished, requests: requestsOf(wires) };
  const sentBefore = countsOf(crowd);
  const usedBefore = usage(postmaster!.identity.pid);
  const began = performance.now();
  const pauses = watchPauses(ports);
  const errorsSoFar = () => sum(crowd.counts.errors.values()) + played.failed + troublesOf(wires);
  let fewest = Number.POSITIVE_INFINITY;
  let most = 0;
  const present: number[] = [];
  let seen = errorsSoFar();
  const longest = { own: 0, servers: 0 };
  while (performance.now() - began < seconds * 1_000) {
    await sleep(1_000);
    fewest = Math.min(fewest, crowd.counts.connected);
    most = Math.max(most, snapshot().megabytes);
    present.push(crowd.counts.connected);
    const pause = { own: pauses.own(), servers: await pauses.ofServers() };
    longest.own = Math.max(longest.own, pause.own);
    longest.servers = Math.max(longest.servers, pause.servers);
    const errors = errorsSoFar();
    if (errors > seen) {
      const second = ((performance.now() - began) / 1_000).toFixed(0);
      console.log(
        `second ${second}: ${errors - seen} errors, after pauses of ` +
          `${pause.servers.toFixed(0)} ms in a server and ${pause.own.toFixed(0)} ms in the load itself`,
      );
    }
    seen = errors;
  }
  pauses.stop();
  const took = (performance.now() - began) / 1_000;
  const used = difference(usedBefore, usage(postmaster!.identity.pid), took);
  const sent = difference(sentBefore, countsOf(crowd), 1);
  const done = played.finished - before.played;
  const requests = requestsOf(wires) - before.requests;
  clearInterval(opening);
  const errors = errorsSoFar();
  const asked = requests + sent.opened;
  const latencies = wires.flatMap((wire) => wire.counts.latencies);
  const watching = sum(present) / present.length;

  console.log(
    `machine    ${availableParallelism()} cores, ${cpus()[0]?.model}; load and servers share them; ` +
      `load average ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(
    `duration   ${took.toFixed(0)} s, ${instances.length} instance(s), notices by ${broker ? 'NATS' : 'PostgreSQL'}`,
  );
  console.log(`watchers   ${watchers}, never fewer than ${fewest} connected at one instant`);
  console.log(
    `matches    ${done}, ${((done / took) * 60).toFixed(0)} a minute, staked and settled`,
  );
  console.log(`requests   ${requests}, ${(requests / took).toFixed(0)} a second`);
  console.log(`answers    p50 ${at(latencies, 50)} ms, p99 ${at(latencies, 99)} ms`);
  console.log(
    `events     ${sent.frames} frames, ${(sent.bytes / 1e6).toFixed(0)} MB, ${sent.opened} streams opened; ` +
      `from a move to a watcher p50 ${at(crowd.counts.lags, 50)} ms, p99 ${at(crowd.counts.lags, 99)} ms`,
  );
  const { megabytes } = usage(postmaster!.identity.pid);
  const line = (name: string, cores: number, before: number, size: string) =>
    console.log(
      `${name.padEnd(11)}${cores.toFixed(2)} cores (${before.toFixed(2)} with nobody watching), ${size}`,
    );
  line('servers', used.servers, alone.servers, `${most.toFixed(0)} MB at most in all`);
  line('PostgreSQL', used.postgres, alone.postgres, `${megabytes.toFixed(0)} MB`);
  if (broker)
    line('NATS', used.broker, alone.broker, `${usageOf(broker.pid).megabytes.toFixed(0)} MB`);
  line('the load', used.load, alone.load, `${usageOf(process.pid).megabytes.toFixed(0)} MB, apart`);
  const added =
    used.servers + used.postgres + used.broker - alone.servers - alone.postgres - alone.broker;
  console.log(
    `a watcher  ${((1e6 * added) / watching).toFixed(0)} µs of processor a second, ` +
      `${((1_024 * (most - alone.megabytes)) / watching).toFixed(1)} KB of the servers' memory, ` +
      `${((1_024 * (tcpMegabytes() - alone.tcp)) / watching).toFixed(1)} KB of the kernel's for both ends, ` +
      `${(sent.bytes / took / watching).toFixed(0)} bytes a second on the wire`,
  );
  console.log(
    `pauses     ${longest.servers.toFixed(0)} ms at most in a server, ` +
      `${longest.own.toFixed(0)} ms in the load itself`,
  );
  console.log(`errors     ${errors} of ${asked} (${((errors / asked) * 100).toFixed(3)} %)`);
  if (cameIn < watchers * 0.97) console.log(`           only ${cameIn} of ${watchers} came in`);
  for (const [what, count] of crowd.counts.errors) console.log(`           ${what}: ${count}`);
  for (const { counts } of wires) {
    for (const [status, count] of counts.troubles)
      console.log(`           status ${status}: ${count}`);
  }
  stopped = true;
  await Promise.all(matches);
  const bytes = (await databaseBytes()) - bytesBefore;
  console.log(
    `disk       ${(bytes / 1_024 / played.finished).toFixed(1)} KB a match, indexes included`,
  );
  crowd.leave();
  const books = reportAudit(await auditEverything(cluster.db));
  return books && errors === 0 && cameIn >= watchers * 0.97;
}

/** One staked match at the pace of people. After the whistle it is played out without thinking. */
async function oneMatch(
  players: readonly Player[],
  wires: readonly Wire[],
  programme: Programme,
  played: { finished: number; failed: number },
  hurry: () => boolean,
): Promise<void> {
  const rich = players.filter((player) => player.cards.length > 0);
  const one = chance.pick(rich);
  const other = chance.pick(rich.filter((player) => player !== one));
  const both = [chance.pick(wires), chance.pick(wires)] as const;
  try {
    const duel = await beginDuel(both, [one, other]);
    const entry = { lastMoveAt: 0 };
    programme.live.set(duel.matchId, entry);
    for (;;) {
      if (!hurry()) await sleep(THINK_MS * (0.5 + chance.next()));
      const view = await look(both[0], duel);
      if (view.phase === 'finished') break;
      entry.lastMoveAt = performance.now();
      await move(both, duel, view, chance.maybe(KEYED_SHARE));
    }
    programme.live.delete(duel.matchId);
    played.finished += 1;
  } catch (error) {
    played.failed += 1;
    console.log(`match failed: ${(error as Error).message}`);
  }
}

/** Processor seconds so far, and the memory of PostgreSQL. */
function usage(postmaster: number) {
  const postgres = usageOfFamily(postmaster);
  return {
    servers: snapshot().cpuSeconds,
    postgres: postgres.cpuSeconds,
    broker: usageOf(broker?.pid).cpuSeconds,
    load: usageOf(process.pid).cpuSeconds,
    megabytes: postgres.megabytes,
  };
}

/** What is used with nobody watching: cores, and the memory of the servers. */
async function over(seconds: number, postmaster: number) {
  const [before, began] = [usage(postmaster), performance.now()];
  await sleep(seconds * 1_000);
  const used = difference(before, usage(postmaster), (performance.now() - began) / 1_000);
  return { ...used, megabytes: snapshot().megabytes, tcp: tcpMegabytes() };
}

function difference<T extends Record<string, number>>(before: T, after: T, by: number): T {
  const parts = Object.entries(after).map(([name, value]) => [name, (value - before[name]!) / by]);
  return Object.fromEntries(parts) as T;
}

function countsOf({ counts: { opened, frames, bytes } }: Crowd) {
  return { opened, frames, bytes };
}

/** What the kernel holds for connections, of everybody on this machine. */
function tcpMegabytes(): number {
  try {
    const pages = /^TCP: .* mem (\d+)/m.exec(readFileSync('/proc/net/sockstat', 'utf8'))?.[1];
    return (Number(pages ?? 0) * 4_096) / 1_048_576;
  } catch {
    return 0;
  }
}

function snapshot(): { megabytes: number; cpuSeconds: number } {
  const usages = cluster.instances.map(({ pid }) => usageOf(pid));
  return {
    megabytes: sum(usages.map((usage) => usage.megabytes)),
    cpuSeconds: sum(usages.map((usage) => usage.cpuSeconds)),
  };
}

async function databaseBytes(): Promise<number> {
  const [row] = await cluster.db.query<{ bytes: number }>(
    `select sum(pg_total_relation_size(oid))::bigint as bytes from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  return row?.bytes ?? 0;
}

function requestsOf(wires: readonly Wire[]): number {
  return sum(wires.map((wire) => wire.counts.requests));
}

function troublesOf(wires: readonly Wire[]): number {
  return sum(wires.flatMap((wire) => [...wire.counts.troubles.values()]));
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

function at(numbers: readonly number[], percent: number): string {
  const sorted = Float64Array.from(numbers).sort();
  const index = Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100));
  return (sorted[index] ?? Number.NaN).toFixed(1);
}
