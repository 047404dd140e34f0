import { get } from 'node:http';
import { type Attack, judge } from '../attack.ts';
import { percentile, told } from '../crowd.ts';
import { type Meeting, meet } from '../matches.ts';
import { look, move } from '../../players/duel.ts';

/** What a stranger may ask for and what costs the most of it: long, many rows, never the same twice. */
const PATHS = [
  () => '/api/docs/openapi.json',
  (i: number) => `/api/wallets/0x${(i % 4_096).toString(16).padStart(40, '0')}/album`,
  (i: number) => `/api/nfts?limit=100&sort=price-desc&search=${(i % 997).toString(36)}`,
  (i: number) => `/api/players/0x${(i % 4_096).toString(16).padStart(40, '0')}`,
];
/** Longer than this and a player would press the button again. */
const MOVE_MS = 500;
const MOST_MOVES = 40;

/** Hundreds of connections of one address that read without a pause, while two people play for a stake. */
export const readFlood: Attack = {
  name: 'read-flood',
  loss: 'the clock of a staked match, while somebody’s script reads everything',

  async run(world) {
    const verdict = judge();
    const [one, other] = await world.newcomers('player', 2);
    const meeting = await meet(one!, other!, { cards: [one!.cards.pop()!, other!.cards.pop()!] });
    const visitor = world.stranger('visitor');
    const flooder = world.address();
    const counts: Record<string, number> = {};
    const waits = { moves: [] as number[], reads: [] as number[] };
    const lost: string[] = [];
    let over = false;
    const flood = Array.from({ length: world.quick ? 100 : 900 }, (_, i) => hand(i));
    try {
      // A match is over after a few moves; the flood is on for the same time in every world.
      const until = performance.now() + (world.quick ? 2_000 : 15_000);
      let playing: Meeting | undefined = meeting;
      while (playing || performance.now() < until) {
        if (playing) playing = await oneMove(playing);
        await timed(waits.reads, async () => {
          const { status } = await visitor.call('GET', '/api/nfts?limit=20');
          if (status !== 200) lost.push(`a visitor's list ${status}`);
        });
      }
    } finally {
      over = true;
      await Promise.all(flood);
    }
    const slowest = Math.max(...waits.moves);
    verdict.must(lost.length === 0, `somebody else lost ${lost.slice(0, 3).join(', ')}`);
    verdict.must(waits.moves.length > 0, 'nobody moved');
    verdict.must(slowest <= MOVE_MS, `a move took ${slowest.toFixed(0)} ms`);
    return verdict.outcome(
      {
        'the flood': told(counts),
        moves: waits.moves.length,
        'longest move, ms': slowest.toFixed(0),
        'p99 of a visitor’s reads, ms': percentile(waits.reads, 99).toFixed(0),
      },
      'one address waits in its own line, and moves have connections of their own',
    );

    /** One connection: as soon as it is answered it asks again. */
    async function hand(first: number): Promise<void> {
      for (let i = first; !over; i += 1) {
        const status = await readFrom(PATHS[i % PATHS.length]!(i));
        counts[status] = (counts[status] ?? 0) + 1;
      }
    }

    function readFrom(path: string): Promise<number> {
      return new Promise((resolve) => {
        const options = { localAddress: flooder, agent: false };
        const asked = get(new URL(path, world.url), options, (answer) => {
          answer.resume();
          answer.once('close', () => resolve(answer.statusCode ?? 0));
          answer.on('error', () => resolve(0));
        });
        const stop = setInterval(() => over && asked.destroy(), 200);
        asked.on('error', () => resolve(0));
        asked.once('close', () => clearInterval(stop));
      });
    }

    /** Undefined when the match is over. */
    async function oneMove(playing: Meeting): Promise<Meeting | undefined> {
      const wires = [playing.players[0].wire, playing.players[1].wire] as const;
      const view = await look(wires[0], playing);
      if (view.phase === 'finished' || waits.moves.length >= MOST_MOVES) return undefined;
      await timed(waits.moves, () => move(wires, playing, view));
      return playing;
    }
  },
};

async function timed(into: number[], work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await work();
  into.push(performance.now() - began);
}
