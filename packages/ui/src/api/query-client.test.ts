import { QueryObserver, queryOptions } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { JUST_READ_MS, queryClient } from './query-client.ts';

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

it('asks once for what failed on the way to a page, and anew for whoever comes back later', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const query = queryOptions({
    queryKey: ['away'],
    queryFn: async (): Promise<string> => {
      asked += 1;
      throw new TypeError('Failed to fetch');
    },
  });
  const look = async () => {
    const leave = new QueryObserver(queryClient, query).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    leave();
  };
  await queryClient.prefetchQuery(query);
  await look();
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(JUST_READ_MS + 1);
  await look();
  expect(asked).toBe(2);
});
