import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepOpening, type Progress, type Setback } from './keep-opening.ts';

const MINUTES = 60_000;

let tries: number[];
let progress: Progress;
/** What the tries end with, one after the other; then they work. */
let setbacks: Setback['by'][];
let end: number;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  tries = [];
  setbacks = [];
  end = 2 * MINUTES;
});
afterEach(() => vi.useRealTimers());

function start() {
  return keepOpening({
    open: async () => {
      tries.push(Date.now() / 1000);
      const by = setbacks.shift();
      if (by) throw new Error(by);
    },
    setbackOf: (error) => ({ words: 'No.', by: (error as Error).message as Setback['by'] }),
    msLeft: () => end - Date.now(),
    tell: (now) => {
      progress = now;
    },
  });
}

const always = (by: Setback['by']) => Array.from({ length: 100 }, () => by);

describe('a choice that does not open', () => {
  it('is tried again, less and less often, up to the last moment and never after it', async () => {
    setbacks = always('line');
    start();
    await vi.advanceTimersByTimeAsync(10 * MINUTES);
    expect(tries).toEqual([0, 1, 3, 7, 15, 30, 45, 60, 75, 90, 105, 116]);
    expect(progress).toMatchObject({ busy: false, goesOn: false, setback: { by: 'line' } });
  });

  it('is not tried again once it is open', async () => {
    setbacks = ['line', 'line'];
    start();
    await vi.advanceTimersByTimeAsync(10 * MINUTES);
    expect(tries).toEqual([0, 1, 3]);
  });

  it('goes at once when the line is back, or when the player presses', async () => {
    setbacks = always('line');
    const keeper = start();
    await vi.advanceTimersByTimeAsync(16_000);
    keeper.hurry();
    await vi.advanceTimersByTimeAsync(1_000);
    keeper.now();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tries.slice(-2)).toEqual([16, 17]);
  });

  it('asks a wallet whose owner said no once more by itself, and then only by hand', async () => {
    setbacks = always('wallet');
    const keeper = start();
    await vi.advanceTimersByTimeAsync(90_000);
    expect(tries).toEqual([0, 20]);
    expect(progress).toMatchObject({ busy: false, goesOn: false });
    keeper.now();
    expect(tries).toHaveLength(3);
  });

  it('is not tried where no try can help', async () => {
    setbacks = always('nobody-can');
    start();
    await vi.advanceTimersByTimeAsync(MINUTES);
    expect(tries).toEqual([0]);
  });

  it('says so when a wallet’s window waits unseen, and lets the player press', async () => {
    keepOpening({
      open: () => new Promise(() => undefined),
      setbackOf: () => ({ words: '', by: 'line' }),
      msLeft: () => end - Date.now(),
      tell: (now) => {
        progress = now;
      },
    });
    expect(progress).toMatchObject({ busy: true, setback: null });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(progress.busy).toBe(false);
    expect(progress.setback?.words).toMatch(/wallet shows a window/);
  });

  it('tells nothing any more once it was stopped', async () => {
    setbacks = always('line');
    const keeper = start();
    keeper.stop();
    const before = progress;
    await vi.advanceTimersByTimeAsync(MINUTES);
    expect(tries).toEqual([0]);
    expect(progress).toBe(before);
  });
});
