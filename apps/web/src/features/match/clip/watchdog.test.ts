import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchdog } from './watchdog.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('ends a clip whose encoder hangs, and lets one live that only takes long', () => {
  const watch = watchdog(new AbortController().signal, 1_000);
  for (let frame = 0; frame < 10; frame += 1) {
    vi.advanceTimersByTime(900);
    watch.alive();
  }
  expect(watch.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1_001);
  expect(watch.signal.aborted).toBe(true);
});

it('ends with whoever cancels, also before it began, and bites nobody afterwards', () => {
  const outer = new AbortController();
  const watch = watchdog(outer.signal, 1_000);
  outer.abort();
  expect(watch.signal.aborted).toBe(true);
  expect(watchdog(outer.signal, 1_000).signal.aborted).toBe(true);
  const done = watchdog(new AbortController().signal, 1_000);
  done.end();
  vi.advanceTimersByTime(5_000);
  expect(done.signal.aborted).toBe(false);
});
