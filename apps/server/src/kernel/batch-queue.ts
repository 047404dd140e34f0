import type { FairLines } from './rate-limits/fair-lines.ts';
import { tooBusy } from './refusals.ts';

/** What became of one item of a batch. */
export type Outcome<O> =
  | { readonly done: O }
  | { readonly failed: unknown }
  /** Something it was decided on has changed: it goes into a later batch, apart from these keys. */
  | { readonly again: true; readonly keys: readonly string[]; readonly fact?: string };

interface Waiting<I, O> {
  readonly item: I;
  keys: readonly string[];
  tries: number;
  /** Of the clock, the house or the chain: nobody outside can send many of them. */
  readonly own: boolean;
  /** Its deadline is over: if it is not decided by now, it never will be. */
  late: boolean;
  givesUp: NodeJS.Timeout | undefined;
  readonly resolve: (answer: O) => void;
  readonly reject: (error: unknown) => void;
}

const MOST_AT_ONCE = 40;
const MOST_TRIES = 20;
/** Of each batch, kept for what the house itself has to do while players fill the rest. */
const OWN_SHARE = 10;
/** Whoever waited longer has reloaded the page, or left. */
const PLAYERS_WAIT_MS = 10_000;
/**
 * The database works on one batch while another waits for the disk or for our next word. With more
 * of them at once each is smaller, and small batches cost more. So the second one also waits until it is
 * as large as the first: where hardly anything is asked for that is at once.
 */
const BATCHES_AT_ONCE = 2;
/** A batch that takes longer waits for a lock, and must not hold up those who want something else. */
const PATIENCE_MS = 50;

/** An item met a conflict every time, the last time about `fact`. */
export class TooManyConflicts extends Error {
  override name = 'TooManyConflicts';
  readonly fact: string;

  constructor(fact = 'unknown') {
    super(`The ${fact} had changed every time`);
    this.fact = fact;
  }
}

export interface QueueOptions {
  /** Where items of players wait for their turn by network address, before they are in the queue. */
  readonly lines?: Pick<FairLines, 'wait'>;
  readonly batches?: number;
  readonly patienceMs?: number;
}

/** `from`: the network address of the player who asks; absent, the house itself does. */
export type Enqueue<I, O> = (item: I, from?: string) => Promise<O>;

/**
 * Collects what comes in while the database is busy with the last batches, and then does all of
 * that in one go: nobody waits for a timer, and the more there is to do the less each item costs.
 * Items that share one of their `keys` are never under way together, and keep their order.
 *
 * What players ask for is bounded by the lines and has a deadline: whatever was not begun by then is
 * refused and dropped, and what is in a batch is finished. Own items have places in every batch, and
 * are never dropped: their number is the house's own.
 *
 * `const enqueue = createBatchQueue(runBatch, (item) => [item.wallet])`
 */
export function createBatchQueue<I, O>(
  run: (items: readonly I[], tries: readonly number[]) => Promise<readonly Outcome<O>[]>,
  keys: (item: I) => readonly string[] = () => [],
  { lines, batches = BATCHES_AT_ONCE, patienceMs = PATIENCE_MS }: QueueOptions = {},
): Enqueue<I, O> {
  let waiting: Waiting<I, O>[] = [];
  const underWay = new Set<readonly Waiting<I, O>[]>();
  /** Those of them that still have our patience. */
  const counted = new Set<readonly Waiting<I, O>[]>();
  let planned = false;

  function nextBatch(): Waiting<I, O>[] {
    const taken = new Set([...underWay].flatMap((batch) => batch.flatMap((each) => each.keys)));
    const batch: Waiting<I, O>[] = [];
    const left: Waiting<I, O>[] = [];
    let forPlayers = MOST_AT_ONCE - Math.min(OWN_SHARE, waiting.filter(({ own }) => own).length);
    for (const each of waiting) {
      const noPlace = batch.length >= MOST_AT_ONCE || (!each.own && forPlayers === 0);
      const full = noPlace || each.keys.some((key) => taken.has(key));
      // Also when it is left out: whoever came later for the same must not overtake.
      for (const key of each.keys) taken.add(key);
      (full ? left : batch).push(each);
      if (!full && !each.own) forPlayers -= 1;
    }
    waiting = left;
    return batch;
  }

  function plan(): void {
    if (planned || counted.size >= batches || waiting.length === 0) return;
    if ([...counted].some((batch) => batch.length > waiting.length)) return;
    planned = true;
    // What this turn of the event loop still brings goes along.
    setImmediate(() => {
      planned = false;
      const batch = nextBatch();
      if (batch.length > 0) void work(batch);
    });
  }

  async function work(batch: readonly Waiting<I, O>[]): Promise<void> {
    underWay.add(batch);
    counted.add(batch);
    const makeRoom = () => {
      counted.delete(batch);
      plan();
    };
    const timer = setTimeout(makeRoom, patienceMs);
    plan();
    await settle(batch);
    clearTimeout(timer);
    underWay.delete(batch);
    makeRoom();
  }

  async function settle(batch: readonly Waiting<I, O>[]): Promise<void> {
    const outcomes = await attempt(batch);
    const again: Waiting<I, O>[] = [];
    for (const [i, each] of batch.entries()) {
      const outcome = outcomes[i]!;
      if (!('again' in outcome)) clearTimeout(each.givesUp);
      if ('done' in outcome) each.resolve(outcome.done);
      else if ('failed' in outcome) each.reject(outcome.failed);
      else if (each.late) each.reject(tooBusy());
      else if (++each.tries < MOST_TRIES) {
        // Else items that share only what their decision found would use up their tries on each other.
        each.keys = [...new Set([...each.keys, ...outcome.keys])];
        again.push(each);
      } else {
        clearTimeout(each.givesUp);
        each.reject(new TooManyConflicts(outcome.fact));
      }
    }
    waiting.unshift(...again);
  }

  /**
   * A batch that the database refuses as a whole holds an item that nobody foresaw: it is halved
   * until that item stands alone, so that it fails and nobody else does.
   */
  async function attempt(batch: readonly Waiting<I, O>[]): Promise<readonly Outcome<O>[]> {
    try {
      return await run(
        batch.map(({ item }) => item),
        batch.map(({ tries }) => tries),
      );
    } catch (error) {
      if (wasOvertaken(error)) return batch.map(() => ({ again: true, keys: [], fact: 'lock' }));
      if (batch.length === 1 || !wasRefused(error)) return batch.map(() => ({ failed: error }));
      const half = Math.ceil(batch.length / 2);
      return [...(await attempt(batch.slice(0, half))), ...(await attempt(batch.slice(half)))];
    }
  }

  function giveUp(each: Waiting<I, O>): void {
    each.late = true;
    const at = waiting.indexOf(each);
    if (at === -1) return;
    waiting.splice(at, 1);
    each.reject(tooBusy());
  }

  function add(item: I, waitMs: number | undefined): Promise<O> {
    return new Promise<O>((resolve, reject) => {
      const own = waitMs === undefined;
      const each: Waiting<I, O> = {
        ...{ item, keys: keys(item), tries: 0, own, late: false, givesUp: undefined },
        ...{ resolve, reject },
      };
      if (!own) each.givesUp = setTimeout(() => giveUp(each), waitMs);
      waiting.push(each);
      plan();
    });
  }

  return (item, from) => {
    if (from === undefined) return add(item, undefined);
    if (!lines) return add(item, PLAYERS_WAIT_MS);
    const until = performance.now() + PLAYERS_WAIT_MS;
    return lines.wait(from, () => add(item, Math.max(0, until - performance.now())));
  };
}

/** Deadlock or serialization failure: nothing has happened, and the next time it may. */
function wasOvertaken(error: unknown): boolean {
  return ['40P01', '40001'].includes((error as { code?: string }).code ?? '');
}

/** After a connection was lost nobody knows what has happened, and trying again might do it twice. */
function wasRefused(error: unknown): boolean {
  const { severity, code = '' } = error as { severity?: string; code?: string };
  // Waiting for a row in vain says nothing about an item: halves would only wait again.
  return severity === 'ERROR' && !code.startsWith('57') && code !== '55P03';
}
