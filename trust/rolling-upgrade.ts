/**
 * `npm run rolling-upgrade [-- --from commit-or-folder --pairs 8 --seed 1 | --brief]`: three servers of the
 * release before this one, by default the newest commit without this one's upgrade, and staked matches
 * at all of them. One after the other is replaced by this release: the first upgrades the data under the
 * others, which go on; one of those is killed and started again beside the new one. Nobody may be refused
 * or see a fault of the house, everything has to end, the audit has to be clean, and every stake has to be
 * where its players remember it. `--brief` upgrades from this release to one that it makes up.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { auditEverything } from '../apps/server/src/audit-everything.ts';
import { reportAudit } from './books.ts';
import {
  compareMemory,
  concedeWhatIsLeft,
  letNewcomersIn,
  type Memory,
  playSeason,
  waitForTheEnd,
} from './chaos/season.ts';
import { ROOT } from './cluster/instance.ts';
import { startThrowAway } from './cluster/throw-away.ts';
import { createChance } from './fuzz/chance.ts';
import { enter } from './players/player.ts';
import { createWire } from './players/wire.ts';
import { lookAround, readsOf } from './rolling/look-around.ts';
import { lastRelease, makeNextRelease, releaseAt, versionOf } from './rolling/releases.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    pairs: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    // Two tables at two instances: it shows that all of it starts and ends.
    brief: { type: 'boolean', default: false },
  },
});
const INSTANCES = values.brief ? 2 : 3;
const pairs = values.brief ? 2 : Number(values.pairs);
const CALM_MS = values.brief ? 500 : 10_000;
/** From this one on a release may be started beside the next. */
const BESIDE_SINCE = 22;
const chance = createChance(Number(values.seed));

const scratch = mkdtempSync(join(tmpdir(), 'goats-release-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
const before = values.brief ? ROOT : releaseAt(values.from ?? lastRelease());
const after = values.brief ? makeNextRelease(scratch) : ROOT;
const [from, to] = [versionOf(before), versionOf(after)];

const cluster = await startThrowAway({
  instances: INSTANCES,
  release: before,
  env: {
    DEMO_WORLD: values.brief ? 'false' : 'true',
    // Own cards, so that wins, losses and growth are written.
    STARTER_CARDS_LENT: 'false',
    STARTER_CARDS: '100',
    STARTER_HOOF: '10000',
    LOG_LEVEL: 'error',
    CHAIN: 'off',
    LIMIT_WRITES_PER_MINUTE: '1000000',
    LIMIT_STARTER_GRANTS_PER_HOUR: '1000000',
    LIMIT_ALL_STARTER_GRANTS_PER_HOUR: '1000000',
  },
});
const addresses = cluster.instances.map(({ port }) => `http://127.0.0.1:${port}`);
const PEOPLE = 2 * pairs + 1;
/** Everybody begins at another instance, and goes to the next one when it does not answer. */
const wires = Array.from({ length: PEOPLE + INSTANCES }, (_, i) =>
  createWire(addresses.map((_address, k) => addresses[(i + k) % INSTANCES]!)),
);
const memory: Memory = { players: [], duels: [], cancelled: 0, surprises: [] };
let well = false;
try {
  for (let i = 0; i < PEOPLE; i += 1) {
    memory.players.push(await enter(wires[i]!, `rolling ${i}`, i + 1));
  }
  const players = [...memory.players];
  let over = false;
  const table = () => ({ name: '', done: 0, left: false });
  const seasons = Array.from({ length: pairs }, (_, i) => {
    const own = [wires[2 * i]!, wires[2 * i + 1]!] as const;
    const pair = [players[2 * i]!, players[2 * i + 1]!] as const;
    return playSeason(own, pair, memory, table(), chance, () => over);
  });
  const doors = wires.slice(PEOPLE);
  seasons.push(letNewcomersIn(doors, memory, table(), () => over));
  const paths = await readsOf(doors[0]!);
  seasons.push(...doors.map((wire) => lookAround(wire, players.at(-1)!, paths, () => over)));
  await sleep(CALM_MS);
  console.log(`${INSTANCES} servers of version ${from}: ${told()}`);

  const slowest = watchLatencies();
  const began = performance.now();
  const [first, ...others] = cluster.instances;
  await first!.replace(after);
  console.log(
    `the first of version ${to} serves after ${((performance.now() - began) / 1_000).toFixed(1)} s; ` +
      `the slowest answer meanwhile took ${slowest()} ms`,
  );
  for (const line of upgradeLines(1)) console.log(`  ${line}`);
  await sleep(CALM_MS);
  console.log(`${INSTANCES - 1} of version ${from} beside it: ${told()}`);

  if (from >= BESIDE_SINCE) {
    const victim = others.at(-1)!;
    await victim.stop('SIGKILL');
    await victim.start();
    await sleep(CALM_MS);
    console.log(`one of version ${from} killed and started again beside it: ${told()}`);
  }
  for (const each of others) await each.replace(after);
  await sleep(CALM_MS);
  console.log(`all of version ${to}: ${told()}`);
  over = true;
  await Promise.all(seasons);
  if (values.brief) await concedeWhatIsLeft(wires[0]!, memory);
  await waitForTheEnd(wires[0]!, memory);
  const disagreements = await compareMemory(wires[0]!, memory);
  console.log(`matches   ${memory.duels.length} staked; cancelled ${memory.cancelled} challenges`);
  const faults = [...troubles()].filter(([status]) => status !== 0);
  for (const [status, count] of faults) console.log(`WRONG     ${count} answers with ${status}`);
  for (const each of [...disagreements, ...memory.surprises]) console.log(`WRONG     ${each}`);
  const clean = reportAudit(await auditEverything(cluster.db));
  well = clean && faults.length === 0 && disagreements.length + memory.surprises.length === 0;
  if (!well) for (const line of complaints()) console.log(`  ${line}`);
} finally {
  for (const wire of wires) wire.close();
  await cluster.close();
}
console.log(well ? 'It holds.' : 'It does not hold.');
process.exit(well ? 0 : 1);

function troubles(): Map<number, number> {
  const all = new Map<number, number>();
  for (const [status, count] of wires.flatMap(({ counts }) => [...counts.troubles])) {
    all.set(status, (all.get(status) ?? 0) + count);
  }
  return all;
}

function told(): string {
  const requests = wires.reduce((sum, { counts }) => sum + counts.requests, 0);
  const ended = memory.duels.filter(({ end }) => end).length;
  const faults = [...troubles()].map(([status, count]) => `${count} × ${status}`);
  return (
    `${requests} requests so far, ${ended} matches played out, ` +
    `${memory.surprises.length} refused, troubles: ${faults.join(', ') || 'none'} (0 is a connection that was cut)`
  );
}

/** How long the slowest answer takes from now on. */
function watchLatencies(): () => number {
  const places = wires.map(({ counts }) => counts.latencies.length);
  return () => {
    const since = wires.flatMap(({ counts }, i) => counts.latencies.slice(places[i]));
    return Math.round(since.reduce((most, each) => Math.max(most, each), 0));
  };
}

function printed(number: number): string[] {
  return readFileSync(join(cluster.dataDir, 'logs', `instance-${number}.out`), 'utf8').split('\n');
}

function upgradeLines(number: number): string[] {
  return printed(number).filter((line) => /upgrade/i.test(line));
}

/** What the servers complained of, each sentence once. */
function complaints(): string[] {
  const lines = cluster.instances.flatMap(({ number }) => [
    ...printed(number),
    ...readFileSync(join(cluster.dataDir, 'logs', `instance-${number}.log`), 'utf8').split('\n'),
  ]);
  const said = lines
    .map((line) => /"message":"([^"]+)"/.exec(line)?.[1] ?? (line.startsWith('{') ? '' : line))
    .filter((line) => line !== '');
  return [...new Set(said)].slice(0, 20);
}
