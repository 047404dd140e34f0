import { AppError } from '../errors.ts';

/**
 * Runs the work for all items side by side, so that their commands share batches. A refusal means
 * that somebody was faster and is fine; the first fault is thrown after all are through, so that
 * one item at fault holds up no other. Answers how many were done.
 *
 * `await runAll(due, ({ id }) => world.run({ type: 'time-out', matchId: id, at }))`
 */
export async function runAll<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<number> {
  const results = await Promise.allSettled(items.map(work));
  const faults = results.flatMap((result) =>
    result.status === 'rejected' && !isRefusal(result.reason) ? [result.reason] : [],
  );
  if (faults.length > 0) throw faults[0];
  return results.filter(({ status }) => status === 'fulfilled').length;
}

export function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.status < 500;
}

/** Whether a command was carried out; a refusal is an answer, anything else a fault. */
export function unlessRefused(command: Promise<unknown>): Promise<boolean> {
  return command.then(
    () => true,
    (error: unknown) => {
      if (isRefusal(error)) return false;
      throw error;
    },
  );
}
