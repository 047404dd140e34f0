// @vitest-environment happy-dom

import { queryClient } from '@goats/ui/api/query-client.ts';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { readAhead } from './read-ahead.ts';
import { createAppRouter } from './router.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function goTo(path: string): Promise<{ status: string | undefined; asked: string[] }> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    throw new TypeError('Failed to fetch');
  });
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  await vi.waitFor(() => expect(asked).not.toEqual([]), { timeout: 20_000 });
  return { status: router.state.matches.at(-1)?.status, asked };
}

it('asks for what a page shows on the way to it, and gets there when that fails', async () => {
  const { status, asked } = await goTo('/cups');
  expect(status).toBe('success');
  expect(asked).toEqual(expect.arrayContaining(['/api/cups', '/api/cups/schedule']));
}, 60_000);

it('asks for nothing behind an address that cannot be', async () => {
  const { asked } = await goTo('/goat-profile/flea');
  expect(asked).toEqual(['/api/goats']);
}, 60_000);

it('keeps to itself what goes wrong', async () => {
  let tried = false;
  // A rejection that nobody handles would fail this file.
  readAhead(
    async () => ({}),
    () => {
      tried = true;
      throw new Error('a chunk that is not what it was');
    },
  );
  readAhead(
    () => Promise.reject(new Error('a chunk that did not come')),
    () => {},
  );
  await vi.waitFor(() => expect(tried).toBe(true), { timeout: 20_000 });
});
