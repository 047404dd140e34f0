import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { look, move } from '../../players/duel.ts';
import { type Attack, judge } from '../attack.ts';
import { percentile, told } from '../crowd.ts';
import { kickOff, type Meeting, meet } from '../matches.ts';
import type { World } from '../world.ts';

/** Longer than this, and a player would press the button again. */
const MOVE_MS = 500;

/** Hundreds of connections of one address that read without a pause, while people play for a stake. */
export const readFlood: Attack = {
  name: 'read-flood',
  loss: 'the turn of a player in a staked match, while somebody’s script reads everything',

  async run(world) {
    const verdict = judge();
    const [one, other] = await world.newcomers('player', 2);
    const matches: Meeting[] = [];
    for (let i = 0; i < (world.quick ? 1 : 2); i += 1) {
      const meeting = await meet(one!, other!, { cards: [one!.cards.pop()!, other!.cards.pop()!] });
      await kickOff(meeting);
      matches.push(meeting);
    }
    const visitor = world.stranger('visitor');
    const moves: number[] = [];
    const reads: number[] = [];
    const lost: string[] = [];
    const flood = startFlood(world, world.quick ? 100 : 900);
    try {
      for (const meeting of matches) {
        const wires = [meeting.players[0].wire, meeting.players[1].wire] as const;
        for (;;) {
          await visit();
          const view = await look(wires[0], meeting);
          if (view.phase === 'finished') break;
          await timed(moves, () => move(wires, meeting, view));
        }
      }
    } finally {
      await flood.stop();
    }
    const slowest = Math.max(0, ...moves);
    verdict.must(lost.length === 0, `somebody else lost ${lost.slice(0, 3).join(', ')}`);
    verdict.must(moves.length > 0, 'nobody moved');
    verdict.must(slowest <= MOVE_MS, `a move took ${slowest.toFixed(0)} ms`);
    return verdict.outcome(
      {
        'the flood': told(await flood.stop()),
        moves: moves.length,
        'the longest move, ms': slowest.toFixed(0),
        'p99 of a visitor’s reads, ms': percentile(reads, 99).toFixed(0),
      },
      'one address waits in its own line, and moves have connections of their own',
    );

    /** A second of looking around between two moves. */
    async function visit(): Promise<void> {
      const until = performance.now() + (world.quick ? 100 : 1_000);
      do {
        await timed(reads, async () => {
          const { status } = await visitor.call('GET', '/api/nfts?limit=20');
          if (status !== 200) lost.push(`a visitor’s list, ${status}`);
        });
      } while (performance.now() < until);
    }
  },
};

async function timed(into: number[], work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await work();
  into.push(performance.now() - began);
}

interface Flood {
  /** Answers how often each status came. */
  stop(): Promise<Record<string, number>>;
}

function startFlood(world: World, connections: number): Flood {
  const worker = new Worker(new URL('../flood.mjs', import.meta.url), {
    workerData: { url: world.url, from: world.address(), connections, paths: costlyPaths() },
  });
  let counts: Promise<Record<string, number>> | undefined;
  return {
    stop() {
      counts ??= (async () => {
        const told = once(worker, 'message');
        worker.postMessage('stop');
        const [found] = await told;
        await worker.terminate();
        return found as Record<string, number>;
      })();
      return counts;
    },
  };
}

/** What a stranger may ask for that is long, or many rows, or never the same twice. */
function costlyPaths(): string[] {
  return Array.from({ length: 200 }, (_, i) => {
    const address = `0x${i.toString(16).padStart(40, '0')}`;
    return [
      '/api/docs/openapi.json',
      `/api/wallets/${address}/album`,
      `/api/nfts?limit=100&search=${i.toString(36)}`,
      `/api/players/${address}`,
    ];
  }).flat();
}
