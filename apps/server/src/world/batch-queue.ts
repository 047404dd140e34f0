import type { Door } from './door.ts';

/**
 * Collects what comes in while the database is busy with the last batch, and then does all of that
 * in one call: nobody waits for a timer, and the more there is to do the less each of it costs.
 */
export type Lane<I, O> = (item: I) => Promise<O>;

interface Waiting<I, O> {
  readonly item: I;
  readonly resolve: (answer: O) => void;
  readonly reject: (error: unknown) => void;
}

const MOST_AT_ONCE = 40;

/**
 * `run` answers in the order of its items, and is one transaction: when it is refused nothing of it
 * has happened. Each is then tried alone, so that whoever is at fault fails and nobody else. Items
 * that share one of their `keys` never go together.
 *
 * `const save = createLane(door, saveSteps, (step) => [step.match.id])`
 */
export function createLane<I, O>(
  door: Door,
  run: (items: readonly I[]) => Promise<readonly O[]>,
  keys: (item: I) => readonly (string | number)[] = () => [],
): Lane<I, O> {
  let waiting: Waiting<I, O>[] = [];
  let busy = false;

  function nextBatch(): Waiting<I, O>[] {
    const taken = new Set<string | number>();
    const batch: Waiting<I, O>[] = [];
    const left: Waiting<I, O>[] = [];
    for (const each of waiting) {
      const own = keys(each.item);
      if (batch.length >= MOST_AT_ONCE || own.some((key) => taken.has(key))) {
        left.push(each);
        // Whoever came later for the same must not overtake.
        for (const key of own) taken.add(key);
        continue;
      }
      for (const key of own) taken.add(key);
      batch.push(each);
    }
    waiting = left;
    return batch;
  }

  async function work(): Promise<void> {
    busy = true;
    // What this turn of the event loop still brings goes along.
    await new Promise((resolve) => setImmediate(resolve));
    // Still collecting while others are inside.
    while (waiting.length > 0) await door(() => settle(nextBatch()));
    busy = false;
  }

  async function settle(batch: readonly Waiting<I, O>[]): Promise<void> {
    try {
      const answers = await run(batch.map(({ item }) => item));
      for (const [i, { resolve }] of batch.entries()) resolve(answers[i] as O);
    } catch (error) {
      if (batch.length > 1 && wasRefused(error)) for (const each of batch) await settle([each]);
      else for (const { reject } of batch) reject(error);
    }
  }

  return (item) =>
    new Promise<O>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!busy) void work();
    });
}

/** After a connection was lost nobody knows what has happened, and trying again might do it twice. */
function wasRefused(error: unknown): boolean {
  const { cause } = error as { cause?: unknown };
  const { severity, code = '' } = (cause ?? error) as { severity?: string; code?: string };
  return severity === 'ERROR' && !code.startsWith('57');
}
