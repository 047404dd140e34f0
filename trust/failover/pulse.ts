import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../apps/server/src/db/database.ts';
import type { Player } from '../players/player.ts';
import type { Wire } from '../players/wire.ts';

/** Somebody who puts a stake down and takes it back all the time, with keys: each answer is a promise. */
export interface Pulse {
  /** When something was acknowledged, in milliseconds of our clock. */
  readonly beats: readonly number[];
  /** Until nobody waits for an answer any more. */
  stop(): Promise<void>;
  /** Sentences about what was promised and is not in the books. */
  missing(db: Database): Promise<string[]>;
}

const REST_MS = 250;

export function startPulse(wire: Wire, player: Player, onSurprise: (what: string) => void): Pulse {
  const beats: number[] = [];
  const promised: { id: number; status: 'open' | 'cancelled' }[] = [];
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
    async missing(db) {
      const rows = await db.query<{ id: number; status: string }>(
        `select id, status::text from openings where kind = 'challenge' and id = any($1)`,
        [promised.map(({ id }) => id)],
      );
      const found = new Map(rows.map(({ id, status }) => [id, status]));
      return promised
        .filter(({ id, status }) => found.get(id) !== status)
        .map(
          ({ id, status }) =>
            `challenge ${id} was ${status} and acknowledged, and is ${found.get(id) ?? 'not there'}`,
        );
    },
  };
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
