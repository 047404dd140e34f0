/**
 * Is the game fair, and does skill pay? Plays every experiment through the real engine on all cores
 * and prints what was measured beside what must hold; exits with 1 when something does not.
 *   npm run simulate [-- --scale 0.1 | --brief]
 * Seeded: the same matches every time.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { cardsToSimulate } from './simulation/card-provider.ts';
import type { Row } from './simulation/lines.ts';
import {
  holds,
  type Part,
  type PlayedPart,
  partsOf,
  playPart,
  rowsOf,
} from './simulation/run-experiments.ts';
import { shelve } from './simulation/shelf.ts';

const { values: options } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    // So few matches that each thing is counted at least once: it shows that all is played, and proves nothing.
    brief: { type: 'boolean', default: false },
    worker: { type: 'boolean', default: false },
  },
});

/** Plays what it is sent until nothing more comes. */
async function work(): Promise<void> {
  const shelf = shelve((await cardsToSimulate()).cards);
  process.on('message', (part: Part) => process.send?.({ ...part, tally: playPart(shelf, part) }));
  process.send?.('ready');
}

function playAll(parts: readonly Part[]): Promise<PlayedPart[]> {
  const waiting = [...parts];
  const played: PlayedPart[] = [];
  const workers = Array.from({ length: availableParallelism() }, () =>
    fork(import.meta.filename, ['--worker']),
  );
  const ended = workers.map(
    (worker) =>
      new Promise<void>((resolve, reject) => {
        worker.on('message', (message: PlayedPart | 'ready') => {
          if (message !== 'ready') played.push(message);
          const next = waiting.shift();
          if (next === undefined) worker.disconnect();
          else worker.send(next);
        });
        worker.on('exit', (code) =>
          code === 0 ? resolve() : reject(new Error(`a player stopped with ${code}`)),
        );
      }),
  );
  return Promise.all(ended).then(() => played);
}

const percent = (share: number) => (share * 100).toFixed(1);

function band({ least, most }: Row): string {
  return most === 1 ? `at least ${percent(least)}` : `${percent(least)} to ${percent(most)}`;
}

function print(row: Row): void {
  const { share, margin, counted } = row.measured;
  const measured = `${percent(share)} ± ${percent(margin)}`;
  const verdict = holds(row) ? 'ok' : 'FAILS';
  console.log(
    `${row.name.padEnd(58)}${measured.padStart(12)} %   ${band(row).padEnd(15)}${verdict.padEnd(6)}(${counted})`,
  );
}

async function main(): Promise<void> {
  const scale = options.brief ? 0.01 : Number(options.scale);
  if (!(scale > 0)) throw new Error('--scale is a number above 0; 1 plays everything');
  const began = performance.now();
  const rows = rowsOf(await playAll(partsOf(scale)));
  for (const row of rows) print(row);
  const failed = rows.filter((row) => !holds(row)).length;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`\n${rows.length - failed} of ${rows.length} hold, ${seconds} s`);
  process.exitCode = failed === 0 || options.brief ? 0 : 1;
}

await (options.worker ? work() : main());
