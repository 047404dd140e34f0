/**
 * `npm run bench:memory [-- minutes]`: how much memory the server takes at rest, under pages,
 * pictures, lists and staked matches all at once, and a while after. The load is as dense as the
 * machine allows: five minutes of it draw and answer more than an hour of a busy site does.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { COLLECTION_SIZE, GOAT_SLUGS } from '@goats/collection';
import { PAGES } from '@goats/contract';
import { startThrowAway } from '../../trust/cluster/throw-away.ts';
import { usageOf } from '../../trust/load/processes.ts';
import { beginDuel, playOut } from '../../trust/players/duel.ts';
import { enter } from '../../trust/players/player.ts';
import { createWire } from '../../trust/players/wire.ts';
import { BRIEF, numbersOr, sized } from '../brief.ts';
import { printTable, record } from '../report.ts';

const MINUTES = BRIEF ? 1 / 60 : numbersOr(5)[0]!;
/** Threads that draw end after a minute without a picture. */
const REST_MS = sized(90_000, 0);
/** What browsers of one and two pixels to the dot ask for. */
const WIDTHS = [256, 512, 256, 384, 512, 640, 128, 960];
/** Walks through all goats, rarities and scenes: a stride without a common factor with their number. */
const STRIDE = 7_919;
const PAIRS = 4;

const cluster = await startThrowAway({
  instances: 1,
  env: {
    STARTER_CARDS: '100',
    LIMIT_WRITES_PER_MINUTE: '1000000',
    LIMIT_STARTER_GRANTS_PER_HOUR: '1000000',
  },
});
try {
  await run();
} finally {
  await cluster.close();
}

async function run(): Promise<void> {
  const [server] = cluster.instances;
  const wire = createWire(`http://127.0.0.1:${server!.port}`, 32);
  const megabytes = () => usageOf(server!.pid).megabytes;
  await sleep(sized(5_000, 0));
  const idle = megabytes();
  const until = Date.now() + MINUTES * 60_000;
  const done = { pictures: 0, pages: 0, lists: 0, matches: 0 };
  const lane = async (kind: keyof typeof done, path: (n: number) => string) => {
    while (Date.now() < until) {
      const headers = { 'accept-encoding': done[kind] % 3 === 0 ? 'gzip' : 'br' };
      const { status } = await wire.send({ method: 'GET', path: path(done[kind]), headers });
      if (status === 0 || status >= 500) throw new Error(`${path(done[kind])} answered ${status}`);
      done[kind] += 1;
    }
  };
  const play = async (pair: number) => {
    let names = 0;
    while (Date.now() < until) {
      const number = 2 * (pair + PAIRS * names);
      const one = await enter(wire, `memory ${number}`, number + 1);
      const other = await enter(wire, `memory ${number + 1}`, number + 2);
      names += 1;
      while (Date.now() < until && one.cards.length > 0) {
        await playOut([wire, wire], await beginDuel([wire, wire], [one, other]));
        done.matches += 1;
      }
    }
  };
  const samples: number[] = [];
  const sampling = setInterval(() => {
    samples.push(megabytes());
    if (samples.length % 30 === 0) console.log(`${samples.length} s: ${round(samples.at(-1))} MB`);
  }, 1_000);
  await Promise.all([
    ...Array.from({ length: 6 }, () => lane('pictures', picture)),
    ...Array.from({ length: 2 }, () => lane('pages', page)),
    ...Array.from({ length: 2 }, () => lane('lists', list)),
    ...Array.from({ length: PAIRS }, (_, pair) => play(pair)),
  ]);
  clearInterval(sampling);
  const busy = samples.slice(-60);
  const stays = busy.reduce((sum, each) => sum + each, 0) / busy.length;
  await sleep(REST_MS);
  const rested = megabytes();
  wire.close();
  console.log(`${MINUTES} minutes: ${JSON.stringify(done)}`);
  printTable(
    ['memory of the server', 'MB', 'target'],
    [
      ['at rest after the start', round(idle), ''],
      ['at most', round(Math.max(...samples)), ''],
      ['in the last minute', round(stays), 'at most 250'],
      [`${REST_MS / 1_000} s later`, round(rested), ''],
    ],
  );
  record({
    measure: 'memory of the server after mixed use',
    detail: `${MINUTES} dense minutes`,
    ours: `${round(idle)} MB at rest, ${round(Math.max(...samples))} MB at most`,
    reference: 'none',
    value: stays,
  });
}

function cardOf(n: number): number {
  return 1 + ((n * STRIDE) % COLLECTION_SIZE);
}

/** Four of five are cards of the marketplace; the others stand on every page. */
function picture(n: number): string {
  const goat = GOAT_SLUGS[n % GOAT_SLUGS.length];
  return n % 5 === 0
    ? `/api/goat-images/${goat}-cover.webp?w=1280`
    : `/api/images/card-${cardOf(n)}.webp?w=${WIDTHS[n % WIDTHS.length]}`;
}

function page(n: number): string {
  const { path } = PAGES[n % PAGES.length]!;
  return path
    .replace(':id', String(cardOf(n)))
    .replace(/^\/goat\/.*/, `/goat/${GOAT_SLUGS[n % 10]}`);
}

function list(n: number): string {
  return [
    `/api/nfts?search=${cardOf(n)}`,
    `/api/nfts?sort=price&goat=${GOAT_SLUGS[n % 10]}`,
    `/api/nfts/${cardOf(n)}`,
    '/api/goats',
    '/api/challenges',
    '/api/leaderboard?limit=10',
    '/api/battles/history',
    '/api/club/preview',
  ][n % 8]!;
}

function round(megabytes = 0): string {
  return megabytes.toFixed(0);
}
