import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createBatchQueue,
  type Outcome,
  type QueueOptions,
  TooManyConflicts,
} from './batch-queue.ts';
import { createFairLines } from './rate-limits/fair-lines.ts';

const done = <O>(items: readonly O[]): Outcome<O>[] => items.map((item) => ({ done: item }));
const statuses = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map(({ status }) => status);

/** As the driver throws what PostgreSQL refuses. */
const refusal = (code: string) => Object.assign(new Error(code), { severity: 'ERROR', code });

/** A queue that remembers its batches; `run` does what the database would. */
function queueOver<I>(
  run: (items: readonly I[], tries: readonly number[]) => Promise<Outcome<I>[]>,
  keys?: (item: I) => readonly string[],
  options?: QueueOptions,
) {
  const batches: I[][] = [];
  const enqueueFrom = createBatchQueue(
    async (items: readonly I[], tries) => {
      batches.push([...items]);
      return run(items, tries);
    },
    keys,
    options,
  );
  return { enqueue: (item: I) => enqueueFrom(item), enqueueFrom, batches };
}

describe('the batch queue', () => {
  it('does in one call what came in while the last one was under way', async () => {
    const { enqueue, batches } = queueOver(async (items: readonly number[]) => done(items));
    const first = [1, 2, 3].map(enqueue);
    expect(await first[0]).toBe(1);
    expect(await Promise.all([...first, enqueue(4)])).toEqual([1, 2, 3, 4]);
    expect(batches).toEqual([[1, 2, 3], [4]]);
  });

  it('lets an item fail for its own reason, and nobody else', async () => {
    const { enqueue, batches } = queueOver(async (items: readonly number[]) =>
      items.map((item) => (item === 2 ? { failed: new Error('two') } : { done: item })),
    );
    const results = await Promise.allSettled([1, 2, 3].map(enqueue));
    expect(statuses(results)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  it('halves a batch that is refused as a whole until whoever is at fault stands alone', async () => {
    const { enqueue, batches } = queueOver(async (items: readonly number[]) => {
      if (items.includes(6)) throw refusal('23514');
      return done(items);
    });
    const results = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7, 8].map(enqueue));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(results[5]).toMatchObject({ status: 'rejected', reason: { code: '23514' } });
    // Not one by one: that would be nine calls.
    expect(batches).toEqual([
      [1, 2, 3, 4, 5, 6, 7, 8],
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [5, 6],
      [5],
      [6],
      [7, 8],
    ]);
    expect(await enqueue(9)).toBe(9);
  });

  it.each([
    ['a deadlock', '40P01'],
    ['a serialization failure', '40001'],
  ])('takes everybody along again after %s: nobody notices', async (_what, code) => {
    const seen: number[][] = [];
    const { enqueue, batches } = queueOver(async (items: readonly number[], tries) => {
      seen.push([...tries]);
      if (seen.length <= 2) throw refusal(code);
      return done(items);
    });
    expect(await Promise.all([1, 2, 3].map(enqueue))).toEqual([1, 2, 3]);
    expect(batches).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ]);
    // Whoever decides must know that what it remembers may be old.
    expect(seen).toEqual([
      [0, 0, 0],
      [1, 1, 1],
      [2, 2, 2],
    ]);
  });

  it('decides again whoever met a conflict, before those who came later, and gives up at last', async () => {
    const { enqueue, batches } = queueOver(async (items: readonly string[], tries) =>
      items.map((item, i) =>
        item === 'hopeless' || (item === 'late' && tries[i]! < 2)
          ? { again: true as const, keys: [] }
          : { done: item },
      ),
    );
    const lucky = Promise.all(['late', 'fine'].map(enqueue));
    expect(await lucky).toEqual(['late', 'fine']);
    expect(batches).toEqual([['late', 'fine'], ['late'], ['late']]);
    await expect(enqueue('hopeless')).rejects.toBeInstanceOf(TooManyConflicts);
    expect(await enqueue('after')).toBe('after');
  });

  it('keeps those apart who turned out to want the same: a crowd is no reason to give up', async () => {
    const { enqueue, batches } = queueOver(async (items: readonly number[]) =>
      items.map((item, i) => (i === 0 ? { done: item } : { again: true, keys: ['rating'] })),
    );
    const crowd = Array.from({ length: 30 }, (_, i) => i);
    expect(await Promise.all(crowd.map(enqueue))).toEqual(crowd);
    expect(batches.slice(1)).toEqual(crowd.slice(1).map((item) => [item]));
  });

  it.each([
    ['the line went dead', new Error('Connection terminated unexpectedly')],
    ['the database shut down', Object.assign(refusal('57P01'), { severity: 'FATAL' })],
    ['the statement was cancelled', refusal('57014')],
  ])('tries nothing again when %s and it may have happened', async (_what, error) => {
    const { enqueue, batches } = queueOver(async (): Promise<Outcome<number>[]> => {
      throw error;
    });
    const results = await Promise.allSettled([1, 2, 3].map(enqueue));
    expect(statuses(results)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(batches).toHaveLength(1);
  });

  it('keeps those apart who want the same, in their order, and is never too full', async () => {
    const { enqueue, batches } = queueOver(
      async (items: readonly string[]) => done(items),
      (item) => [item[0]!],
    );
    await Promise.all(['a1', 'b1', 'a2', 'c1', 'a3', 'b2'].map(enqueue));
    expect(batches).toEqual([['a1', 'b1', 'c1'], ['a2', 'b2'], ['a3']]);
    const crowd = Array.from({ length: 90 }, (_, i) => String.fromCharCode(1_000 + i));
    await Promise.all(crowd.map(enqueue));
    expect(Math.max(...batches.map((batch) => batch.length))).toBe(40);
  });

  it('has two batches under way and no more, and never two items that want the same', async () => {
    const open: (() => void)[] = [];
    const { enqueue, batches } = queueOver(
      async (items: readonly string[]) => {
        await new Promise<void>((resolve) => open.push(resolve));
        return done(items);
      },
      (item) => [item[0]!],
    );
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    const all: Promise<string>[] = [enqueue('a1')];
    await turn();
    all.push(enqueue('b1'), enqueue('a2'));
    await turn();
    all.push(enqueue('c1'));
    await turn();
    expect(batches).toEqual([['a1'], ['b1']]);
    open[0]!();
    await all[0];
    await turn();
    await turn();
    expect(batches).toEqual([['a1'], ['b1'], ['a2', 'c1']]);
    for (const finish of open) finish();
    await Promise.all(all);
  });

  it('begins a second batch beside the first only when it is as large: small ones cost everybody more', async () => {
    const open: (() => void)[] = [];
    const { enqueue, batches } = queueOver(
      async (items: readonly number[]) => {
        await new Promise<void>((resolve) => open.push(resolve));
        return done(items);
      },
      undefined,
      { patienceMs: 60_000 },
    );
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    const all = [1, 2, 3].map(enqueue);
    await turn();
    all.push(...[4, 5].map(enqueue));
    await turn();
    expect(batches).toEqual([[1, 2, 3]]);
    all.push(enqueue(6));
    await turn();
    expect(batches).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    all.push(enqueue(7));
    await turn();
    open[0]!();
    open[1]!();
    await Promise.all(all.slice(0, 6));
    await turn();
    // Nobody is left behind for being alone.
    expect(batches[2]).toEqual([7]);
    open[2]!();
    await Promise.all(all);
  });

  it('lets nobody wait behind batches that wait for locks', async () => {
    let unlock = () => {};
    const locked = new Promise<void>((resolve) => (unlock = resolve));
    const enqueue = createBatchQueue(
      async (items: readonly string[]) => {
        if (items.includes('stuck')) await locked;
        return done(items);
      },
      undefined,
      { batches: 1, patienceMs: 1 },
    );
    const stuck = enqueue('stuck');
    await new Promise((resolve) => setImmediate(resolve));
    expect(await enqueue('free')).toBe('free');
    unlock();
    expect(await stuck).toBe('stuck');
  });
});

describe('a flood of players at the batch queue', () => {
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const GREEDY = '203.0.113.1';
  const OTHER = '203.0.113.2';
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Batches that the test finishes by hand. */
  function byHand(options?: QueueOptions) {
    const open: (() => void)[] = [];
    const queue = queueOver(
      async (items: readonly string[]) => {
        await new Promise<void>((resolve) => open.push(resolve));
        return done(items);
      },
      undefined,
      { batches: 1, patienceMs: 60_000, ...options },
    );
    const finishOne = async () => {
      open.shift()!();
      // The answer, the place in the line, the next batch.
      for (let i = 0; i < 5; i += 1) await turn();
    };
    return { ...queue, finishOne };
  }

  const lines = (perAddress: number) =>
    createFairLines({
      ...{ atOnce: 100, atOncePerAddress: 4, perAddress, waiting: 1_000 },
      ...{ patienceMs: 60_000, full: 'crowd-here' },
    });

  it('does not keep anybody else waiting: the other address is in the next batch', async () => {
    const { enqueueFrom, batches, finishOne } = byHand({ lines: lines(100) });
    const all = Array.from({ length: 50 }, (_, i) => enqueueFrom(`greedy ${i}`, GREEDY));
    await turn();
    await turn();
    all.push(enqueueFrom('other', OTHER));
    await turn();
    await finishOne();
    expect(batches[0]).toHaveLength(4);
    expect(batches[1]).toContain('other');
    while (batches.flat().length < 51) await finishOne();
    await finishOne();
    await Promise.all(all);
  });

  it('is turned away with 429 beyond its line, and what was turned away is never done', async () => {
    const { enqueueFrom, batches, finishOne } = byHand({ lines: lines(3) });
    const all = Array.from({ length: 9 }, (_, i) => enqueueFrom(`greedy ${i}`, GREEDY));
    const outcomes = Promise.allSettled(all);
    await turn();
    await turn();
    await finishOne();
    await finishOne();
    const refused = (await outcomes).flatMap((each) =>
      each.status === 'rejected' ? [each.reason] : [],
    );
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
    expect(batches.flat()).toHaveLength(7);
  });

  it('leaves places in every batch to the clock and the house', async () => {
    const { enqueueFrom, batches, finishOne } = byHand();
    const players = Array.from({ length: 200 }, (_, i) => enqueueFrom(`player ${i}`, GREEDY));
    const own = Array.from({ length: 25 }, (_, i) => enqueueFrom(`clock ${i}`));
    const ownIn = (batch: readonly string[] = []) =>
      batch.filter((item) => item.startsWith('clock')).length;
    await turn();
    await turn();
    await finishOne();
    await finishOne();
    expect(batches.slice(0, 3).map((batch) => [batch.length, ownIn(batch)])).toEqual([
      [40, 10],
      [40, 10],
      [40, 5],
    ]);
    while (batches.flat().length < 225) await finishOne();
    await finishOne();
    await Promise.all([...players, ...own]);
  });

  it('drops at its deadline what was not begun, with 503, and finishes what is in a batch', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { enqueueFrom, batches, finishOne } = byHand();
    const begun = enqueueFrom('begun', GREEDY);
    await turn();
    await turn();
    const late = enqueueFrom('late', GREEDY);
    const refused = expect(late).rejects.toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
    });
    const own = enqueueFrom('clock');
    await turn();
    vi.advanceTimersByTime(10_000);
    await refused;
    await finishOne();
    await finishOne();
    expect(await begun).toBe('begun');
    expect(await own).toBe('clock');
    expect(batches).toEqual([['begun'], ['clock']]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not decide again, after its deadline, what met a conflict', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { enqueueFrom, batches } = queueOver(async (items: readonly string[]) => {
      vi.advanceTimersByTime(10_000);
      return items.map(() => ({ again: true as const, keys: [] }));
    });
    await expect(enqueueFrom('late', GREEDY)).rejects.toMatchObject({ status: 503 });
    expect(batches).toEqual([['late']]);
  });
});
