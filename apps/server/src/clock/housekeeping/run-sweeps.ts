import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Sweep } from './sweep.ts';

const MINUTE_MS = 60_000;
const SWEEP_EVERY_MS = 15 * MINUTE_MS;
/** Small, so that nobody waits for the locks of a sweep. */
const MOST_AT_ONCE = 200;
/** So many times a sweep; what is left over is for the next one. */
const MOST_BATCHES = 500;

/** What became of one sweep. */
export interface Swept {
  readonly name: string;
  readonly swept: number;
  readonly failed: unknown;
  /** How long the oldest that should be gone has been overdue. */
  readonly behindMs: number;
}

/** One that fails, for whatever reason, keeps none behind it from being done. */
export async function sweep(
  db: Queryable,
  now: number,
  sweeps: readonly Sweep[],
): Promise<Swept[]> {
  const all: Swept[] = [];
  for (const each of sweeps) all.push(await sweepOne(db, now, each));
  return all;
}

export async function sweepOne(db: Queryable, now: number, each: Sweep): Promise<Swept> {
  const { name } = each;
  let swept = 0;
  let failed: unknown = null;
  let behindMs = 0;
  try {
    for (let batches = 0; batches < MOST_BATCHES; batches += 1) {
      const batch = await each.run(db, now, MOST_AT_ONCE);
      swept += batch.swept;
      if (!batch.more) break;
    }
  } catch (error) {
    failed = error;
  }
  try {
    behindMs = Math.max(0, now - ((await each.overdueSince?.(db, now)) ?? now));
  } catch (error) {
    failed ??= error;
  }
  return { name, swept, failed, behindMs };
}

/** What this instance has swept up since it started, by name. */
export interface SweepFigures {
  swept: number;
  failures: number;
  behindMs: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    sweepBook: ReadonlyMap<string, SweepFigures>;
  }
}

/** Counts what was swept, and says which failed. */
export function noteSweeps(
  book: Map<string, SweepFigures>,
  results: readonly Swept[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  for (const { name, swept, failed, behindMs } of results) {
    const so = book.get(name) ?? { swept: 0, failures: 0, behindMs: 0 };
    const failures = so.failures + (failed === null ? 0 : 1);
    book.set(name, { swept: so.swept + swept, failures, behindMs });
    if (failed !== null) log.warn({ err: failed, sweep: name }, 'a sweep failed');
  }
}

/** Sweeps every quarter of an hour while the server runs; several instances do no harm. */
export function registerSweep(
  app: FastifyInstance,
  { db, clock }: Deps,
  sweeps: readonly Sweep[],
): void {
  const book = new Map(sweeps.map(({ name }) => [name, { swept: 0, failures: 0, behindMs: 0 }]));
  app.decorate('sweepBook', book);
  let busy = false;
  const timer = setInterval(() => {
    // One that takes longer than until the next is not doubled.
    if (busy) return;
    busy = true;
    void sweep(db, clock.now(), sweeps)
      .then((results) => noteSweeps(book, results, app.log))
      .finally(() => {
        busy = false;
      });
  }, SWEEP_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
