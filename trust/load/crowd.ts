import { get } from 'node:http';
import type { Chance } from '../fuzz/chance.ts';

/** Matches that can be watched right now, and when somebody last moved in them. */
export interface Programme {
  readonly live: Map<string, { lastMoveAt: number }>;
}

export interface CrowdCounts {
  connected: number;
  opened: number;
  frames: number;
  bytes: number;
  /** By what went wrong. */
  readonly errors: Map<string, number>;
  /** Milliseconds from the sending of a move to its event at a watcher; one watcher in twenty. */
  readonly lags: number[];
}

export interface Crowd {
  readonly counts: CrowdCounts;
  leave(): void;
}

/** Two hundred a second: a crowd comes in through a gate. */
const ARRIVE_EVERY_MS = 10;
const ARRIVE_AT_ONCE = 2;
/**
 * The gate waits while so many stand in it; a crowd that pushes measures only itself. Whoever goes
 * from one match to the next is inside already: at 10,000 they alone would keep it shut for ever.
 */
const MOST_IN_THE_GATE = 40;
/** As a browser does after a lost stream. */
const COME_BACK_MS = 2_000;
const TIMED_ONE_IN = 20;
const SOURCE_ADDRESSES = 200;

/**
 * People who watch one match after the other, each on a connection of its own and from one of two
 * hundred addresses: a single one would run out of ports.
 */
export function createCrowd(
  size: number,
  ports: readonly number[],
  programme: Programme,
  chance: Chance,
): Crowd {
  const counts: CrowdCounts = {
    connected: 0,
    opened: 0,
    frames: 0,
    bytes: 0,
    errors: new Map(),
    lags: [],
  };
  let left = false;
  let arrived = 0;
  let inTheGate = 0;
  const arriving = setInterval(() => {
    for (let i = 0; i < ARRIVE_AT_ONCE && arrived < size && inTheGate < MOST_IN_THE_GATE; i += 1) {
      inTheGate += 1;
      watchNext(arrived, () => {
        inTheGate -= 1;
      });
      arrived += 1;
    }
    if (arrived === size) clearInterval(arriving);
  }, ARRIVE_EVERY_MS);

  const fail = (what: string) => {
    if (!left) counts.errors.set(what, (counts.errors.get(what) ?? 0) + 1);
  };

  function watchNext(watcher: number, isIn?: () => void): void {
    if (left) return;
    const ids = [...programme.live.keys()];
    if (ids.length === 0) {
      setTimeout(() => watchNext(watcher, isIn), 100);
      return;
    }
    watch(watcher, chance.pick(ids), isIn);
  }

  function watch(watcher: number, id: string, isIn?: () => void): void {
    let over = false;
    let counted = false;
    let waiting = true;
    const through = () => {
      if (waiting) isIn?.();
      waiting = false;
    };
    const next = (problem?: string) => {
      if (over) return;
      over = true;
      through();
      if (counted) counts.connected -= 1;
      if (problem) fail(problem);
      const pause = problem ? COME_BACK_MS + chance.below(COME_BACK_MS) : chance.below(200);
      setTimeout(() => watchNext(watcher), pause);
    };
    const asked = get(
      {
        host: '127.0.0.1',
        port: ports[watcher % ports.length]!,
        path: `/api/matches/${id}/events`,
        localAddress: `127.0.0.${2 + (watcher % SOURCE_ADDRESSES)}`,
        agent: false,
        headers: { accept: 'text/event-stream' },
      },
      (answer) => {
        through();
        if (answer.statusCode !== 200) {
          answer.resume();
          // 204: it ended between the choice and the connection.
          return next(answer.statusCode === 204 ? undefined : `status ${answer.statusCode}`);
        }
        counts.connected += 1;
        counts.opened += 1;
        counted = true;
        let ended = false;
        let greeted = false;
        answer.on('data', (chunk: Buffer) => {
          counts.frames += 1;
          counts.bytes += chunk.length;
          if (chunk.includes('event: end')) {
            ended = true;
            // Whoever plays it hears of the end only with the next move.
            programme.live.delete(id);
          }
          if (!chunk.includes('event: log')) return;
          const moved = programme.live.get(id)?.lastMoveAt;
          // The first frames tell what happened before; only what comes live can be late.
          if (greeted && moved && watcher % TIMED_ONE_IN === 0) {
            counts.lags.push(performance.now() - moved);
          }
          greeted = true;
        });
        answer.on('end', () => next(ended ? undefined : 'stream ended early'));
        answer.on('error', () => next('stream broke'));
      },
    );
    asked.on('error', (error: NodeJS.ErrnoException) => next(`connect ${error.code}`));
  }

  return {
    counts,
    leave() {
      left = true;
      clearInterval(arriving);
    },
  };
}
