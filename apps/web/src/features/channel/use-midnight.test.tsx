// @vitest-environment happy-dom

import { queryClient } from '@goats/ui/api/query-client.ts';
import { type Mounted, mount } from '@goats/ui/testing/mount.tsx';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { walletKey } from '../wallet/wallet-queries.ts';
import { useMidnight } from './use-midnight.ts';

const BILLY = '0x91fa33be00000000000000000000000000000001';
let page: Mounted;
let read = 0;

function Page() {
  useMidnight();
  useQuery({
    queryKey: walletKey(BILLY),
    queryFn: () => {
      read += 1;
      return read;
    },
  });
  return null;
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-18T23:58:30Z') });
  read = 0;
});
afterEach(async () => {
  await page.unmount();
  queryClient.clear();
  vi.useRealTimers();
});

test('a card that is done for today may play after midnight UTC, on a page that stayed open', async () => {
  page = await mount(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(80_000));
  expect(read).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(read).toBe(2);
  // Once, and not with every minute of the new day.
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
  expect(read).toBe(2);
});
