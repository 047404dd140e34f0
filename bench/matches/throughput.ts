import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { median, printTable, record } from '../report.ts';
import { ask, cpuOf, message, ownCpu, percentile, postgresCpu } from './measure.ts';
import { openTable, playWithClients, type ReferencePorts } from './play-boardgame.ts';
import { type BenchPlayer, beginDuel, createApi, playDuel } from './play-over-http.ts';
import type { World } from './world.ts';

const WORKERS = 32;
const WARM_UP_SECONDS = 8;
const SECONDS = 6;
const ROUNDS = 3;

interface Run {
  readonly rate: number;
  /** Processor milliseconds for one match. */
  readonly server: number;
  readonly database: number;
  readonly load: number;
}

/** Ours and the reference in turns, so that a busy moment of the machine meets both. */
export async function duelsBesideReference(world: World): Promise<void> {
  const reference = fork(join(import.meta.dirname, 'boardgame-server.mjs'), {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ports = await message<ReferencePorts>(reference);
  const rows: string[][] = [];
  const runs: { ours: Run; client: Run; bare: Run }[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const seconds = round === 0 ? WARM_UP_SECONDS : SECONDS;
      const tpcB = await ask<{ rate: number }>(world.server, 'tpc-b');
      const client = await measured(reference, 0, seconds / 2, () => playWithClients(ports));
      const { run: ours, latencies } = await ourDuels(world, seconds);
      const bare = await bareTables(reference, ports, seconds / 2);
      // The first round warms everything up and is not counted.
      if (round === 0) continue;
      runs.push({ ours, client, bare });
      rows.push([
        ...cells(ours),
        percentile(latencies, 50).toFixed(1),
        percentile(latencies, 99).toFixed(1),
        tpcB.rate.toFixed(0),
        client.rate.toFixed(0),
        `${client.server.toFixed(1)} + ${client.load.toFixed(1)}`,
        (ours.rate / client.rate).toFixed(2),
        bare.rate.toFixed(0),
        (ours.rate / bare.rate).toFixed(2),
      ]);
    }
  } finally {
    reference.send('stop');
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
    record({
      measure,
      ours: `${median(runs.map(({ ours }) => ours.rate)).toFixed(0)} /s`,
      reference: `${median(runs.map((run) => run[other].rate)).toFixed(0)} /s`,
      value: median(runs.map((run) => run.ours.rate / run[other].rate)),
    });
  }
  console.log(
    `median ${median(runs.map(({ ours }) => ours.rate)).toFixed(0)} complete staked duels a second: ` +
      `${middle(({ ours, client }) => ours.rate / client.rate)} x boardgame.io with its own client, ` +
      `${middle(({ ours, bare }) => ours.rate / bare.rate)} x its bare messages\n`,
  );
}

function cells({ rate, server, database, load }: Run): string[] {
  const cpu = [server, database, load].map((ms) => ms.toFixed(1)).join(' + ');
  return [rate.toFixed(0), cpu];
}

async function measured(
  server: ChildProcess,
  postmaster: number,
  seconds: number,
  play: (worker: number, turn: number) => Promise<unknown>,
): Promise<Run> {
  const cpu = async () => [await cpuOf(server), await postgresCpu(postmaster), ownCpu()];
  const before = await cpu();
  const began = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: WORKERS }, async (_, worker) => {
      for (let turn = 0; performance.now() - began < seconds * 1_000; turn += 1) {
        await play(worker, turn);
        done += 1;
      }
    }),
  );
  const rate = done / ((performance.now() - began) / 1_000);
  const used = (await cpu()).map((ms, i) => (ms - before[i]!) / done);
  return { rate, server: used[0]!, database: used[1]!, load: used[2]! };
}

export async function ourDuels({ server, postmaster, port, players }: World, seconds: number) {
  const api = createApi(port, WORKERS);
  const run = await measured(server, postmaster, seconds, async (worker, turn) => {
    const [one, other] = pairOf(players, worker, turn);
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

async function bareTables(reference: ChildProcess, ports: ReferencePorts, seconds: number) {
  const tables = Array.from({ length: WORKERS }, () => openTable(ports));
  const run = await measured(reference, 0, seconds, (worker) => tables[worker]!.play());
  for (const table of tables) table.close();
  return run;
}
