import { describe, expect, it } from 'vitest';
import { createBatchQueue } from './batch-queue.ts';
import { createSemaphore } from './semaphore.ts';

const ONE = { permits: 1, patienceMs: 60_000 };
const aTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('the semaphore', () => {
  it('lets one queue work at a time, so that the others come in larger batches', async () => {
    const semaphore = createSemaphore(ONE);
    let inside = 0;
    const batches: string[] = [];
    const queueOf = (name: string) =>
      createBatchQueue(semaphore, async (items: readonly number[]) => {
        inside += 1;
        expect(inside).toBe(1);
        await aTurn();
        inside -= 1;
        batches.push(`${name}${items.join('')}`);
        return items.map((done) => ({ done }));
      });
    const [steps, ends] = [queueOf('steps'), queueOf('ends')];
    const first = steps(1);
    await aTurn();
    await Promise.all([first, ends(1), steps(2), ends(2), steps(3)]);
    expect(batches.sort()).toEqual(['ends12', 'steps1', 'steps23']);
  });

  it('lets as many in as it has permits, and nobody more', async () => {
    const semaphore = createSemaphore({ permits: 2, patienceMs: 60_000 });
    let inside = 0;
    let most = 0;
    const visit = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await aTurn();
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 9 }, () => semaphore(visit)));
    expect([most, inside]).toEqual([2, 0]);
  });

  it('is free again after a failure', async () => {
    const semaphore = createSemaphore(ONE);
    await expect(semaphore(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await semaphore(async () => 'in')).toBe('in');
  });

  it('does not let one who waits for a lock hold up all the others', async () => {
    const semaphore = createSemaphore({ permits: 1, patienceMs: 1 });
    let unlock = () => {};
    const stuck = semaphore(() => new Promise<void>((resolve) => (unlock = resolve)));
    const order: string[] = [];
    await Promise.all([
      semaphore(async () => order.push('one')),
      semaphore(async () => order.push('other')),
    ]);
    expect(order).toEqual(['one', 'other']);
    unlock();
    await stuck;
    expect(await semaphore(async () => 'after')).toBe('after');
  });
});
