// @vitest-environment happy-dom

import { queryClient } from '@goats/ui/api/query-client.ts';
import { type Mounted, mount } from '@goats/ui/testing/mount.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePurse } from './use-purse.ts';

const BILLY = '0x91fa33be00000000000000000000000000000001';
const DAY_MS = 24 * 60 * 60_000;
const EVENING = Date.parse('2026-11-17T23:59:00Z');

let page: Mounted;
let asked: number;

function Purse() {
  const figures = usePurse(BILLY);
  return <p>{figures ? `${figures.mintsLeft.all} left` : 'nothing known'}</p>;
}
const text = () => page.host.textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.setSystemTime(EVENING);
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    const day = Math.floor(Date.now() / DAY_MS);
    const nextAt = new Date((day + 1) * DAY_MS).toISOString();
    const isEvening = day === Math.floor(EVENING / DAY_MS);
    return Response.json({ mintsLeft: { all: isEvening ? 0 : 20, nextAt } });
  });
  page = await mount(
    <QueryClientProvider client={queryClient}>
      <Purse />
      <Purse />
    </QueryClientProvider>,
  );
  await pass(50);
});
afterEach(async () => {
  await page.unmount();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('mints that are used up are there again after midnight UTC on a page that was left open', async () => {
  expect(text()).toBe('0 left0 left');
  await pass(50_000);
  expect(asked).toBe(1);
  await pass(20_000);
  expect(text()).toBe('20 left20 left');
});

test('however many purses a page has, the day is asked for once', async () => {
  await pass(10 * 60_000);
  expect(asked).toBe(2);
});
