import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { sized } from '../brief.ts';
import { whyMissing } from '../references/install.mjs';
import { median, printTable, record, recordMissing } from '../report.ts';
import { ask, cpuOf, message, ownCpu, percentile, postgresCpu } from './measure.ts';
import { openTable, playWithClients, type ReferencePorts } from './play-boardgame.ts';
import { type BenchPlayer, beginDuel, createApi, playDuel } from './play-over-http.ts';
import type { World } from './world.ts';

/** So many matches at once on either side. */
const WORKERS = sized(64, 4);
/** A round is made of short turns: a busy second of the machine then meets everybody in it. */
const TURN_SECONDS = sized(3, 0.3);
const TURNS = sized(2, 1);
const ROUNDS = sized(3, 1);

/** Matches that were played, and everything that took. */
interface Run {
  readonly matches: number;
  readonly seconds: number;
  /** Processor milliseconds. */
  readonly server: number;
  readonly database: number;
  readonly load: number;
}

function together(runs: readonly Run[]): Run {
  const sum = (pick: (run: Run) => number) => runs.reduce((total, run) => total + pick(run), 0);
  return {
    matches: sum((run) => run.matches),
    seconds: sum((run) => run.seconds),
    server: sum((run) => run.server),
    database: sum((run) => run.database),
    load: sum((run) => run.load),
  };
}

const NOTHING: Run = { matches: 0, seconds: 0, server: 0, database: 0, load: 0 };

const rateOf = ({ matches, seconds }: Run) => matches / seconds;

/** Ours and the reference in turns; ours alone, and a row that says why, where it cannot be had. */
export async function duelsBesideReference(world: World): Promise<void> {
  const missing = whyMissing('boardgame.io');
  const reference = missing ? undefined : await startReference();
  const rows: string[][] = [];
  const runs: { ours: Run; client: Run; bare: Run }[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const tpcB = await ask<{ rate: number }>(world.server, 'tpc-b');
      const turns: { ours: Run; client: Run; bare: Run }[] = [];
      const latencies: number[] = [];
      for (let turn = 0; turn < (round === 0 ? 1 : TURNS); turn += 1) {
        const client = (await reference?.withClients()) ?? NOTHING;
        const own = await ourDuels(world, TURN_SECONDS);
        const bare = (await reference?.bare()) ?? NOTHING;
        turns.push({ client, ours: own.run, bare });
        latencies.push(...own.latencies);
      }
      const ours = together(turns.map((each) => each.ours));
      const client = together(turns.map((each) => each.client));
      const bare = together(turns.map((each) => each.bare));
      // The first round warms everything up and is not counted.
      if (round === 0) continue;
      runs.push({ ours, client, bare });
      rows.push([
        ...cells(ours),
        percentile(latencies, 50).toFixed(1),
        percentile(latencies, 99).toFixed(1),
        tpcB.rate.toFixed(0),
        rateOf(client).toFixed(0),
        cpuOfEach(client, ['server', 'load']),
        (rateOf(ours) / rateOf(client)).toFixed(2),
        rateOf(bare).toFixed(0),
        (rateOf(ours) / rateOf(bare)).toFixed(2),
      ]);
    }
  } finally {
    reference?.stop();
  }
  printTable(
    [
      'staked duels /s',
      'CPU ms: server + PostgreSQL + load',
      'p50 ms',
      'p99 ms',
      'TPC-B /s',
      'boardgame.io with its client /s',
      'CPU ms: server + load',
      'ours / theirs',
      'boardgame.io, bare messages /s',
      'ours / theirs',
    ],
    rows,
  );
  const middle = (pick: (run: (typeof runs)[0]) => number) => median(runs.map(pick)).toFixed(2);
  for (const [measure, other] of [
    ['staked duels beside boardgame.io with its client', 'client'],
    ['staked duels beside bare boardgame.io messages', 'bare'],
  ] as const) {
    if (missing) recordMissing(measure, missing);
    else
      record({
        measure,
        ours: `${median(runs.map(({ ours }) => rateOf(ours))).toFixed(0)} /s`,
        reference: `${median(runs.map((run) => rateOf(run[other]))).toFixed(0)} /s`,
        value: median(runs.map((run) => rateOf(run.ours) / rateOf(run[other]))),
      });
  }
  console.log(
    `median ${median(runs.map(({ ours }) => rateOf(ours))).toFixed(0)} complete staked duels a second: ` +
      `${middle(({ ours, client }) => rateOf(ours) / rateOf(client))} x boardgame.io with its own client, ` +
      `${middle(({ ours, bare }) => rateOf(ours) / rateOf(bare))} x its bare messages\n`,
  );
}

function cells(run: Run): string[] {
  return [rateOf(run).toFixed(0), cpuOfEach(run, ['server', 'database', 'load'])];
}

/** For one match. */
function cpuOfEach(run: Run, parts: readonly ('server' | 'database' | 'load')[]): string {
  return parts.map((part) => (run[part] / run.matches).toFixed(1)).join(' + ');
}

async function measured(
  server: ChildProcess,
  postmaster: number,
  atLeastSeconds: number,
  play: (worker: number) => Promise<unknown>,
): Promise<Run> {
  const cpu = async () => [await cpuOf(server), await postgresCpu(postmaster), ownCpu()];
  const before = await cpu();
  const began = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: WORKERS }, async (_, worker) => {
      while (performance.now() - began < atLeastSeconds * 1_000) {
        await play(worker);
        done += 1;
      }
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  const used = (await cpu()).map((ms, i) => ms - before[i]!);
  return { matches: done, seconds, server: used[0]!, database: used[1]!, load: used[2]! };
}

/** How many duels each worker has begun: the next turn goes on there, and cards go evenly. */
const begun = Array.from({ length: WORKERS }, () => 0);

export async function ourDuels({ server, postmaster, port, players }: World, seconds: number) {
  const api = createApi(port, WORKERS);
  const run = await measured(server, postmaster, seconds, async (worker) => {
    const [one, other] = pairOf(players, worker, begun[worker]!);
    begun[worker]! += 1;
    await playDuel(api, await beginDuel(api, one, other));
  });
  api.close();
  return { run, latencies: api.latencies };
}

/** Workers walk through players of their own, so that nobody plays in two duels at one instant. */
function pairOf(players: BenchPlayer[], worker: number, turn: number): [BenchPlayer, BenchPlayer] {
  const each = Math.floor(players.length / WORKERS);
  const own = (n: number) => players[worker * each + (n % (each - (each % 2)))]!;
  for (let tries = 0; tries < each; tries += 1) {
    const [one, other] = [own(2 * (turn + tries)), own(2 * (turn + tries) + 1)];
    if (one.cards.length > 0 && other.cards.length > 0) return [one, other];
  }
  throw new Error('out of cards: play for a shorter time');
}

async function startReference() {
  const server = fork(join(import.meta.dirname, 'boardgame-server.mjs'), {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ports = await message<ReferencePorts>(server);
  return {
    withClients: () => measured(server, 0, TURN_SECONDS, () => playWithClients(ports)),
    bare: () => bareTables(server, ports, TURN_SECONDS / 3),
    stop: () => server.send('stop'),
  };
}

async function bareTables(reference: ChildProcess, ports: ReferencePorts, seconds: number) {
  const tables = Array.from({ length: WORKERS }, () => openTable(ports));
  const run = await measured(reference, 0, seconds, (worker) => tables[worker]!.play());
  for (const table of tables) table.close();
  return run;
}
