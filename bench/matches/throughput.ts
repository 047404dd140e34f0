import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { sized } from '../brief.ts';
import { whyMissing } from '../references/install.mjs';
import { median, printTable, record, recordMissing } from '../report.ts';
import type { Measure } from '../targets.ts';
import { ask, cpuOf, message, ownCpu, percentile, postgresCpu } from './measure.ts';
import { type BareServer, type How, startBare } from './play-bare.ts';
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

/** What was played in a round. */
interface Round {
  readonly ours: Run;
  readonly client: Run;
  /** The reference's messages without its client. */
  readonly messages: Run;
  /** The requests of ours, to a server that decides nothing. */
  readonly answered: Run;
  /** And that keeps each of them. */
  readonly kept: Run;
}

/** Ours and the others in turns; without the reference, and a row that says why, where it cannot be had. */
export async function duelsBesideReference(world: World): Promise<void> {
  const missing = whyMissing('boardgame.io');
  const reference = missing ? undefined : await startReference();
  const bare = await startBare(world, pairOf(world.players, 0, 0));
  const rounds: Round[] = [];
  const rows: string[][] = [];
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const tpcB = await ask<{ rate: number }>(world.server, 'tpc-b');
      const turns: Round[] = [];
      const latencies: number[] = [];
      for (let turn = 0; turn < (round === 0 ? 1 : TURNS); turn += 1) {
        const client = (await reference?.withClients()) ?? NOTHING;
        const own = await ourDuels(world, TURN_SECONDS);
        const messages = (await reference?.bare()) ?? NOTHING;
        const answered = await bareDuels(world, bare, 'bare');
        const kept = await bareDuels(world, bare, 'kept');
        turns.push({ client, ours: own.run, messages, answered, kept });
        latencies.push(...own.latencies);
      }
      // The first round warms everything up and is not counted.
      if (round === 0) continue;
      const sum = (which: keyof Round) => together(turns.map((each) => each[which]));
      const all: Round = {
        ours: sum('ours'),
        client: sum('client'),
        messages: sum('messages'),
        answered: sum('answered'),
        kept: sum('kept'),
      };
      rounds.push(all);
      rows.push([
        ...cells(all.ours),
        percentile(latencies, 50).toFixed(1),
        percentile(latencies, 99).toFixed(1),
        tpcB.rate.toFixed(0),
        rateOf(all.client).toFixed(0),
        cpuOfEach(all.client, ['server', 'load']),
        rateOf(all.messages).toFixed(0),
        ...cells(all.answered),
        ...cells(all.kept),
      ]);
    }
  } finally {
    reference?.stop();
    await bare.stop();
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
      'boardgame.io, bare messages /s',
      'the same requests to a bare Fastify /s',
      'CPU ms',
      'and each of them kept /s',
      'CPU ms',
    ],
    rows,
  );
  for (const [measure, one, other] of [
    ['staked duels beside boardgame.io with its client', 'ours', 'client'],
    ['staked duels beside bare boardgame.io messages', 'ours', 'messages'],
    ['staked duels beside the same requests to a bare Fastify', 'ours', 'answered'],
    ['staked duels beside the same requests, each only kept', 'ours', 'kept'],
    ['most that a bare Fastify makes of boardgame.io with its client', 'answered', 'client'],
    ['most that one that keeps each request makes of it', 'kept', 'client'],
  ] as const) {
    if (missing && (other === 'client' || other === 'messages')) recordMissing(measure, missing);
    else recordRatio(measure, rounds, one, other);
  }
}

function recordRatio(
  measure: Measure,
  rounds: readonly Round[],
  one: keyof Round,
  other: keyof Round,
): void {
  const rate = (which: keyof Round) =>
    `${median(rounds.map((round) => rateOf(round[which]))).toFixed(0)} /s`;
  const value = median(rounds.map((round) => rateOf(round[one]) / rateOf(round[other])));
  record({ measure, ours: rate(one), reference: rate(other), value });
  console.log(`${measure}: ${rate(one)} of ${rate(other)}, ${value.toFixed(2)}`);
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

async function bareDuels({ postmaster }: World, bare: BareServer, how: How): Promise<Run> {
  const api = bare.api(WORKERS);
  const run = await measured(bare.server, postmaster, TURN_SECONDS / 3, () => bare.play(api, how));
  api.close();
  return run;
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
