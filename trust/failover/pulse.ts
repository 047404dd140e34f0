import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../apps/server/src/db/database.ts';
import type { Player } from '../players/player.ts';
import type { Wire } from '../players/wire.ts';
import { type Reckoning, reckon } from './promises.ts';

/** Somebody who puts a stake down and takes it back all the time, with keys: each answer is a promise. */
export interface Pulse {
  /** When something was acknowledged, in milliseconds of our clock. */
  readonly beats: readonly number[];
  /** Until nobody waits for an answer any more. */
  stop(): Promise<void>;
  /** What was promised, beside the books. */
  reckoning(db: Database): Promise<Reckoning>;
}

const REST_MS = 250;

export function startPulse(wire: Wire, player: Player, onSurprise: (what: string) => void): Pulse {
  const beats: number[] = [];
  const promised: { readonly id: number; status: 'open' | 'cancelled' }[] = [];
  const card = player.cards.pop()!;
  let over = false;
  const going = (async () => {
    while (!over) {
      const opened = await player.surely(wire, 'POST', '/api/challenges', {
        challengerId: player.address,
        challengerNftId: card.id,
        hoofStake: 25,
        rarity: 'Legendary',
      });
      if (opened.status !== 201) {
        onSurprise(`a challenge was refused: ${opened.status} ${JSON.stringify(opened.body)}`);
        await sleep(1_000);
        continue;
      }
      const promise: (typeof promised)[number] = { id: opened.body.id as number, status: 'open' };
      promised.push(promise);
      beats.push(Date.now());
      const back = await player.surely(wire, 'DELETE', `/api/challenges/${promise.id}`);
      if (back.status === 200) {
        promise.status = 'cancelled';
        beats.push(Date.now());
      } else {
        onSurprise(`challenge ${promise.id} could not be taken back: ${JSON.stringify(back.body)}`);
      }
      await sleep(REST_MS);
    }
  })();
  return {
    beats,
    async stop() {
      over = true;
      await going;
    },
    async reckoning(db) {
      const rows = await db.query<Opening>(
        `select id, status::text from openings where kind = 'challenge' and player = $1`,
        [player.address],
      );
      const name = ({ id, status }: Opening) => `challenge ${id}, ${status}`;
      return reckon('stakes put down and taken back', promised.map(name), [], rows.map(name));
    },
  };
}

interface Opening extends Record<string, unknown> {
  readonly id: number;
  readonly status: string;
}

/** The longest time without a beat that ends after `from` and begins before `until`, in seconds. */
export function longestPause(pulses: readonly Pulse[], from: number, until: number): number {
  const beats = pulses
    .flatMap((pulse) => pulse.beats)
    .filter((at) => at > from && at < until)
    .sort((a, b) => a - b);
  const edges = [from, ...beats, until];
  return Math.max(...edges.slice(1).map((at, i) => at - edges[i]!)) / 1_000;
}
