/**
 * Complete staked duels a second through the whole server: two stakes, two commitments, two
 * openings, the picks, and the settlement that moves HOOF, rests a card, trains another and rates
 * both. One server process; the load comes from this one, on the same cores. Beside every round
 * TPC-B transactions a second through the same driver: on a busy machine only the ratio means
 * something. Then a thousand matches at once, and a crowd that watches one.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { get } from 'node:http';
import { median, printTable } from '../report.ts';
import { bundle } from './bundle.ts';
import {
  type Api,
  type BenchPlayer,
  beginDuel,
  createApi,
  type Duel,
  playDuel,
} from './play-over-http.ts';

const SECONDS = 8;
const ROUNDS = 3;
const WARM_UP_SECONDS = 15;
const CONNECTIONS = 32;
const AT_ONCE = 1_000;
const WATCHERS = 1_000;

const child = fork(await bundle('match-server.ts'), { execArgv: [] });
const { port, players } = await message<{ port: number; players: BenchPlayer[] }>(child);
try {
  await duelsPerSecond();
  await thousandAtOnce();
  await watchers();
} finally {
  child.send('stop');
  await new Promise((resolve) => child.once('exit', resolve));
}

async function duelsPerSecond(): Promise<void> {
  const rows: string[][] = [];
  const rates: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const reference = await ask<{ rate: number }>(child, 'tpc-b');
    const api = createApi(port, CONNECTIONS);
    const before = await cpuOf(child);
    const began = performance.now();
    const until = began + (round === 0 ? WARM_UP_SECONDS * 1_000 : SECONDS * 1_000);
    let done = 0;
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async (_, worker) => {
        for (let pair = 0; performance.now() < until; pair += 1) {
          const [one, other] = pairOf(worker, pair);
          await playDuel(api, await beginDuel(api, one, other));
          done += 1;
        }
      }),
    );
    const seconds = (performance.now() - began) / 1_000;
    // The first round warms everything up and is not counted.
    if (round === 0) continue;
    rates.push(done / seconds);
    const cpu = ((await cpuOf(child)) - before) / 1e6 / seconds;
    rows.push([
      (done / seconds).toFixed(0),
      (api.latencies.length / seconds).toFixed(0),
      percentile(api.latencies, 50).toFixed(1),
      percentile(api.latencies, 99).toFixed(1),
      ((cpu * 1_000) / (done / seconds)).toFixed(1),
      reference.rate.toFixed(0),
      (done / seconds / reference.rate).toFixed(3),
    ]);
  }
  printTable(
    [
      'duels /s',
      'requests /s',
      'p50 ms',
      'p99 ms',
      'server CPU ms a duel',
      'TPC-B /s',
      'duels per TPC-B',
    ],
    rows,
  );
  console.log(`median ${median(rates).toFixed(0)} complete staked duels a second\n`);
}

/** Workers walk through players of their own, so that nobody plays in two duels at one instant. */
function pairOf(worker: number, pair: number): [BenchPlayer, BenchPlayer] {
  const own = players.filter((player, i) => i % CONNECTIONS === worker && player.cards.length > 0);
  const one = own[(2 * pair) % own.length];
  const other = own[(2 * pair + 1) % own.length];
  if (!one || !other || one === other) throw new Error('out of cards: play for a shorter time');
  return [one, other];
}

async function thousandAtOnce(): Promise<void> {
  const setup = createApi(port, CONNECTIONS);
  const rich = players.filter((player) => player.cards.length > 1);
  const duels: Duel[] = [];
  await eachOf(
    Array.from({ length: AT_ONCE }, (_, i) => i),
    CONNECTIONS,
    async (i) => {
      const [one, other] = [rich[(2 * i) % rich.length]!, rich[(2 * i + 1) % rich.length]!];
      duels.push(await beginDuel(setup, one, other));
    },
  );
  const api = createApi(port, CONNECTIONS);
  const began = performance.now();
  await eachOf(duels, CONNECTIONS, (duel) => playDuel(api, duel));
  const seconds = (performance.now() - began) / 1_000;
  printTable(
    ['live at once', 'actions', 'actions /s', 'p50 ms', 'p99 ms'],
    [
      [
        String(duels.length),
        String(api.latencies.length),
        (api.latencies.length / seconds).toFixed(0),
        percentile(api.latencies, 50).toFixed(1),
        percentile(api.latencies, 99).toFixed(1),
      ],
    ],
  );
  console.log('');
}

async function watchers(): Promise<void> {
  const api: Api = createApi(port, 4);
  const rich = players.filter((player) => player.cards.length > 0);
  const duel = await beginDuel(api, rich[0]!, rich[1]!);
  const streams: { over: Promise<number> }[] = [];
  for (let i = 0; i < WATCHERS; i += 1) streams.push(await watch(duel.id));
  await new Promise((resolve) => setTimeout(resolve, 500));
  await playDuel(api, duel);
  const settled = performance.now();
  const lags = (await Promise.all(streams.map(({ over }) => over))).map((at) => at - settled);
  printTable(
    ['watchers of one match', 'last bytes after the last answer, p50 ms', 'slowest ms'],
    [[String(WATCHERS), percentile(lags, 50).toFixed(0), Math.max(...lags).toFixed(0)]],
  );
}

/** Resolves when the stream is open. `over` comes true when the server has ended it. */
function watch(id: string): Promise<{ over: Promise<number> }> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: `/api/matches/${id}/events`, agent: false }, (answer) => {
      answer.resume();
      const over = new Promise<number>((end) => {
        answer.once('end', () => end(performance.now()));
      });
      resolve({ over });
    }).on('error', reject);
  });
}

async function eachOf<T>(
  list: readonly T[],
  workers: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = [...list];
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
    }),
  );
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

function message<T>(from: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error('The server is gone'));
    from.once('exit', gone);
    from.once('message', (value) => {
      from.off('exit', gone);
      resolve(value as T);
    });
  });
}

function ask<T>(child: ChildProcess, question: string): Promise<T> {
  const answer = message<T>(child);
  child.send(question);
  return answer;
}

async function cpuOf(from: ChildProcess): Promise<number> {
  const { cpu } = await ask<{ cpu: NodeJS.CpuUsage }>(from, 'cpu');
  return cpu.user + cpu.system;
}
