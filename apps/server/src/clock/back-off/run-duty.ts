import { isDatabaseAway } from '../../db/database-away.ts';
import { AppError } from '../../errors.ts';
import type { Game } from '../../game.ts';
import { TooManyConflicts } from '../../kernel/batch-queue.ts';
import { isRefusal } from '../../kernel/refusals.ts';
import {
  backedOffOf,
  type Duty,
  forgetDone,
  keepFailures,
  sweepBackedOff,
} from './back-off-store.ts';

/** After the first failure; each further one doubles it. */
const FIRST_MS = 5_000;
/** Never for ever: whatever was wrong may have been mended meanwhile. */
const LONGEST_MS = 60 * 60_000;

/** `waitAfter(1) // 5000` */
export function waitAfter(tries: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries - 1, 30));
}

/** What a duty is about: 'match:17', and as which version of it, where it has one. */
export interface Subject {
  readonly subject: string;
  readonly version?: number;
  /** What only this try knows and the next one needs. */
  readonly details?: object;
}

/** How something that failed before is tried again: decided once, not as often as a crowd needs. */
export interface Again {
  readonly once: boolean;
}

type Parts = Pick<Game, 'db' | 'clock' | 'log'>;

/**
 * Does a duty of the clock to every item, side by side, so that their commands share batches. A
 * refusal means that somebody was faster and is fine. What fails by its own fault is left alone for a
 * while, longer every time, and holds up no other; a database that is away is nobody's fault, and is
 * thrown after all are through. Answers how many were done.
 *
 * `await runDuty(game, 'expire-offer', due, ({ id }) => ({ subject: `offer:${id}` }), (offer, again) => …)`
 */
export async function runDuty<T>(
  game: Parts,
  duty: Duty,
  items: readonly T[],
  subjectOf: (item: T) => Subject,
  work: (item: T, again: Again) => Promise<unknown>,
): Promise<number> {
  if (items.length === 0) return 0;
  const at = game.clock.now();
  const subjects = items.map(subjectOf);
  const rows = await backedOffOf(
    game.db,
    duty,
    subjects.map(({ subject }) => subject),
  );
  const known = new Map(rows.map((row) => [row.subject, row]));
  const due = items.flatMap((item, i) => {
    const { subject, version = 0, details = null } = subjects[i]!;
    const row = known.get(subject);
    const same = row?.version === version ? row : undefined;
    if (same && same.next_at.getTime() > at) return [];
    return [{ item, subject, version, details, before: same?.tries ?? 0 }];
  });
  const results = await Promise.allSettled(
    due.map(({ item, before }) => work(item, { once: before > 0 })),
  );
  const faults = results.map((result) =>
    result.status === 'rejected' && !isRefusal(result.reason) ? { error: result.reason } : null,
  );
  const failed = due.flatMap(({ subject, version, details, before }, i) => {
    const fault = faults[i];
    if (!fault || !isItsOwn(fault.error)) return [];
    const tries = before + 1;
    const nextAt = new Date(at + waitAfter(tries));
    return [{ subject, version, details, tries, nextAt, why: whyOf(fault.error), ...fault }];
  });
  const done = due.filter(({ subject }, i) => !faults[i] && known.has(subject));
  if (done.length > 0) {
    await forgetDone(
      game.db,
      duty,
      done.map(({ subject }) => subject),
    );
  }
  if (failed.length > 0) {
    await keepFailures(
      game.db,
      duty,
      failed.map(({ error: _error, ...rest }) => rest),
      new Date(at),
    );
    // Once for each: the table says how often, and the desk shows it.
    for (const { tries, subject, why, error } of failed) {
      if (tries === 1) game.log.warn({ err: error, duty, subject, why }, 'the clock backs off');
    }
  }
  const away = faults.find((fault) => fault && !isItsOwn(fault.error));
  if (away) throw away.error;
  return results.filter(({ status }) => status === 'fulfilled').length;
}

/** One thing by itself: whether it was done. */
export async function runOneDuty(
  game: Parts,
  duty: Duty,
  subject: Subject,
  work: (again: Again) => Promise<unknown>,
): Promise<boolean> {
  return (
    (await runDuty(
      game,
      duty,
      [subject],
      (one) => one,
      (_one, again) => work(again),
    )) === 1
  );
}

/** A conflict that repeats or a fault of ours; not a database, or a queue, that has no room now. */
function isItsOwn(error: unknown): boolean {
  if (error instanceof AppError) return error.code !== 'UNAVAILABLE' || conflictOf(error) !== null;
  return !isDatabaseAway(error);
}

function conflictOf(error: unknown): TooManyConflicts | null {
  const cause = (error as Error).cause;
  if (error instanceof TooManyConflicts) return error;
  return cause instanceof TooManyConflicts ? cause : null;
}

const LONGEST_WORDS = 300;

function whyOf(error: unknown): string {
  const conflict = conflictOf(error);
  if (conflict) return `conflict: ${conflict.fact}`;
  const { code, message } = error as { code?: string; message?: string };
  return `fault: ${[code, message].filter(Boolean).join(' ')}`.slice(0, LONGEST_WORDS);
}

/** What is due is tried long before; a row that is older is about something that is over. */
const OVER_MS = 10 * 60_000;

/** Lets go of what players or an operator have seen to meanwhile. */
export function forgetWhatIsOver({ db, clock }: Parts): Promise<void> {
  return sweepBackedOff(db, new Date(clock.now() - OVER_MS));
}
