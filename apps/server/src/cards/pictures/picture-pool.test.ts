import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PictureJob } from './draw-picture.ts';
import { createPicturePool, type PoolOptions } from './picture-pool.ts';

/** A thread whose work the test does by hand. */
class Thread extends EventEmitter {
  readonly jobs: PictureJob[] = [];
  ended = false;
  unref(): void {}
  postMessage(job: PictureJob): void {
    this.jobs.push(job);
  }
  async terminate(): Promise<number> {
    if (!this.ended) {
      this.ended = true;
      this.emit('exit', 1);
    }
    return 1;
  }
  finish(text = 'drawn'): void {
    this.emit('message', { bytes: Buffer.from(text) });
  }
}

const job = (drawing = '<svg/>'): PictureJob => ({ drawing, format: 'png', width: 64 });

describe('the threads that draw', () => {
  let threads: Thread[];
  beforeEach(() => {
    threads = [];
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  const pool = (options: PoolOptions = {}) =>
    createPicturePool({
      workers: 2,
      ...options,
      start: () => {
        const thread = new Thread();
        threads.push(thread);
        return thread as unknown as Worker;
      },
    });

  it('are not started before the first picture, so that an idle server stays small', async () => {
    const { draw } = pool();
    expect(threads).toHaveLength(0);
    const picture = draw(job());
    expect(threads).toHaveLength(1);
    threads[0]?.finish();
    expect(String(await picture)).toBe('drawn');
  });

  it('end when nobody asks for pictures any more, and come back for the next', async () => {
    const { draw } = pool({ idleMs: 1_000 });
    const first = draw(job());
    threads[0]?.finish();
    await first;
    vi.advanceTimersByTime(1_001);
    expect(threads[0]?.ended).toBe(true);
    const second = draw(job());
    expect(threads).toHaveLength(2);
    threads[1]?.finish('again');
    expect(String(await second)).toBe('again');
  });

  it('draw a picture again when its thread was lost, but only once', async () => {
    const { draw } = pool({ workers: 1 });
    const saved = draw(job());
    await threads[0]?.terminate();
    threads[1]?.finish();
    expect(String(await saved)).toBe('drawn');

    const poison = draw(job());
    const refused = expect(poison).rejects.toThrow('Two workers were lost');
    await threads[1]?.terminate();
    await threads[2]?.terminate();
    await refused;
    expect(threads).toHaveLength(3);
  });

  it('are replaced when one hangs over a picture', async () => {
    const { draw } = pool({ workers: 1, stuckMs: 500 });
    const picture = draw(job());
    vi.advanceTimersByTime(501);
    expect(threads[0]?.ended).toBe(true);
    threads[1]?.finish();
    expect(String(await picture)).toBe('drawn');
  });

  it('tell the visitor to come back when too many pictures wait, instead of piling them up', async () => {
    const { draw } = pool({ waiting: 3 });
    const accepted = Array.from({ length: 5 }, () => draw(job()));
    await expect(draw(job())).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      headers: { 'retry-after': '2' },
    });
    for (let i = 0; i < 5; i += 1) threads[i % 2]?.finish();
    expect(await Promise.all(accepted)).toHaveLength(5);
  });

  it('fail one picture without failing the next', async () => {
    const { draw } = pool({ workers: 1 });
    const bad = draw(job());
    const good = draw(job());
    const refused = expect(bad).rejects.toThrow('could not be drawn');
    threads[0]?.emit('message', { failure: 'no ink' });
    threads[0]?.finish();
    await refused;
    expect(String(await good)).toBe('drawn');
  });

  it('leave nobody waiting when the server shuts down', async () => {
    const { draw, close } = pool({ workers: 1 });
    const refused = [draw(job()), draw(job())].map((each) =>
      expect(each).rejects.toMatchObject({ code: 'UNAVAILABLE' }),
    );
    await close();
    await Promise.all(refused);
    expect(threads).toHaveLength(1);
    expect(threads[0]?.ended).toBe(true);
  });
});
