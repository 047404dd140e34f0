// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { channelLives, pollEvery } from './polling.ts';
import { queryClient } from './query-client.ts';
import { refreshedBy, refreshForSession, refreshOn } from './refresh-on.ts';

const LIST = ['a list'] as const;
refreshedBy(['challenges', 'session'], LIST);

let asked = 0;
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  asked = 0;
  const shown = new QueryObserver(queryClient, {
    queryKey: LIST,
    queryFn: async () => ++asked,
    refetchInterval: () => pollEvery(5_000),
  });
  stop = shown.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  stop();
  channelLives.set(false);
  queryClient.clear();
  vi.useRealTimers();
});

it('polls nothing while the channel lives, and again when it does not', async () => {
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(3);

  channelLives.set(true);
  // The look that was due already is the last one.
  await vi.advanceTimersByTimeAsync(5_000);
  asked = 0;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(0);

  channelLives.set(false);
  await vi.advanceTimersByTimeAsync(0);
  // What happened in between is read at once.
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(3);
});

it('reads a list again at what the channel says, now and then at most', async () => {
  channelLives.set(true);
  await vi.advanceTimersByTimeAsync(5_000);
  asked = 0;
  for (let event = 0; event < 50; event += 1) refreshOn('challenges');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(1);
  // The last change is never missed.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(2);
  refreshOn('week');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(2);
});

it('reads again what depends on who asks, at once and every time', async () => {
  refreshForSession();
  await vi.advanceTimersByTimeAsync(0);
  refreshForSession();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(3);
});
