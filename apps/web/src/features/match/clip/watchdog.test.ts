import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchdog } from './watchdog.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('ends a clip whose encoder hangs, and lets one live whose every step only takes long', async () => {
  const watch = watchdog(new AbortController().signal, 1_000);
  for (let step = 0; step < 10; step += 1) {
    vi.advanceTimersByTime(900);
    await watch.within(Promise.resolve());
  }
  expect(watch.signal.aborted).toBe(false);
  const hangs = watch.within(new Promise(() => {}));
  vi.advanceTimersByTime(1_001);
  await expect(hangs).rejects.toThrow('Nothing has moved');
});

it('ends with whoever cancels, also before it began, and bites nobody afterwards', async () => {
  const outer = new AbortController();
  const watch = watchdog(outer.signal, 1_000);
  outer.abort();
  expect(watch.signal.aborted).toBe(true);
  expect(watchdog(outer.signal, 1_000).signal.aborted).toBe(true);
  const done = watchdog(new AbortController().signal, 1_000);
  done.end();
  // A picture that comes after another one failed.
  await done.within(Promise.resolve());
  vi.advanceTimersByTime(5_000);
  expect(done.signal.aborted).toBe(false);
});
