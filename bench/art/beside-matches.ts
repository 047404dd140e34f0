import { setTimeout as sleep } from 'node:timers/promises';
import { startThrowAway } from '../../trust/cluster/throw-away.ts';
import { beginDuel, type Duel, look, move } from '../../trust/players/duel.ts';
import { enter, type Player } from '../../trust/players/player.ts';
import { createWire, type Wire } from '../../trust/players/wire.ts';
import { inWords, spreadOf } from '../../trust/siege/spread.ts';
import { sized } from '../brief.ts';
import { printTable, record } from '../report.ts';
import { cardId } from './sample.ts';

const PAIRS = sized(8, 1);
const SECONDS = sized(20, 0.2);
const ROUNDS = sized(3, 1);
const CARDS_EACH = sized(60, 10);
/** Networks that ask for cold pictures, each with as many connections as a browser has. */
const NETWORKS = sized(40, 2);
const CONNECTIONS = 6;
const THINK_MS = 250;
const WIDTH = 512;

type Side = 'quiet' | 'flooded';
/** Milliseconds until an answer. */
type Waits = Record<Side, { moves: number[]; health: number[] }>;

/**
 * What a flood of cards that nobody has seen yet, from many networks at once, costs those who play:
 * in turns with and without it, the answers to moves of staked matches and to the health check.
 */
export async function besideMatches(): Promise<void> {
  const many = '1000000';
  const cluster = await startThrowAway({
    instances: 1,
    env: {
      ...{ DEMO_WORLD: 'false', CHAIN: 'off', STARTER_CARDS: String(CARDS_EACH) },
      ...{ LIMIT_WRITES_PER_MINUTE: many, LIMIT_STARTER_GRANTS_PER_HOUR: many },
      LIMIT_ALL_STARTER_GRANTS_PER_HOUR: many,
    },
  });
  const wire = createWire(`http://127.0.0.1:${cluster.instances[0]!.port}`, 64);
  const flood = createWire(`http://127.0.0.1:${cluster.instances[0]!.port}`, 1_024);
  const waits: Waits = {
    quiet: { moves: [], health: [] },
    flooded: { moves: [], health: [] },
  };
  let side: Side | undefined;
  let over = false;
  try {
    const players = await Promise.all(
      Array.from({ length: 2 * PAIRS }, (_, i) => enter(wire, `player ${i}`, i + 1)),
    );
    const busy = Array.from({ length: PAIRS }, (_, i) =>
      playOn(wire, [players[2 * i]!, players[2 * i + 1]!], {
        over: () => over,
        heard: (ms) => side && waits[side].moves.push(ms),
      }),
    );
    let drawn = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const next of ['quiet', 'flooded'] as const) {
        const until = Date.now() + SECONDS * 1_000;
        side = next;
        const flooding = Array.from(
          { length: next === 'flooded' ? NETWORKS * CONNECTIONS : 0 },
          async (_, i) => {
            while (Date.now() < until) {
              drawn += 1;
              const headers = { 'x-forwarded-for': `10.0.${i % NETWORKS}.1` };
              const path = `/api/images/card-${cardId(drawn)}.webp?w=${WIDTH}`;
              const { status } = await flood.send({ method: 'GET', path, headers });
              // Told to come back later.
              if (status !== 200) await sleep(THINK_MS);
            }
          },
        );
        while (Date.now() < until) {
          const began = performance.now();
          await wire.send({ method: 'GET', path: '/api/health' });
          waits[next].health.push(performance.now() - began);
          await sleep(20);
        }
        side = undefined;
        await Promise.all(flooding);
      }
    }
    over = true;
    await Promise.all(busy);
  } finally {
    wire.close();
    flood.close();
    await cluster.close();
  }
  tell(waits);
}

/** One staked duel after the other, for as long as there are cards. */
async function playOn(
  wire: Wire,
  pair: readonly [Player, Player],
  { over, heard }: { over(): boolean; heard(ms: number): void },
): Promise<void> {
  let duel: Duel | undefined;
  while (!over()) {
    if (!duel && pair.some(({ cards }) => cards.length === 0)) return;
    duel ??= await beginDuel([wire, wire], pair);
    const view = await look(wire, duel);
    if (view.phase === 'finished') duel = undefined;
    else {
      const began = performance.now();
      await move([wire, wire], duel, view);
      heard(performance.now() - began);
    }
    await sleep(THINK_MS);
  }
}

function tell({ quiet, flooded }: Waits): void {
  const rows = (['moves', 'health'] as const).map((what) => {
    const [before, beside] = [spreadOf(quiet[what]), spreadOf(flooded[what])];
    record({
      measure:
        what === 'moves'
          ? 'a move beside a flood of cold pictures, p99'
          : 'the health check beside a flood of cold pictures, p99',
      detail: `${NETWORKS} networks, ${WIDTH} px`,
      ours: inWords(beside),
      reference: `without it ${inWords(before)}`,
      value: beside.p99,
    });
    return [what, inWords(before), inWords(beside)];
  });
  printTable(['beside a flood of cold pictures', 'without', 'with'], rows);
}
