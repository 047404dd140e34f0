// @vitest-environment happy-dom

import { nextPage } from '@goats/ui/api/next-page.ts';
import { queryClient } from '@goats/ui/api/query-client.ts';
import { mount } from '@goats/ui/testing/mount.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCards } from '../catalogue/card-queries.ts';
import { CardGrid } from './card-grid.tsx';

let asked: string[];
let second: () => Response;
const away = () => new Response('away', { status: 503 });

beforeEach(() => {
  asked = [];
  second = away;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return url.includes('cursor=')
      ? second()
      : Response.json({ nfts: [], nextCursor: 'the-second', total: 200 });
  });
  // A document without a layout has no width, and a grid without a width asks for nothing.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 1200, 800),
  );
});

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Grid() {
  const query = useCards({ sort: 'score' });
  return query.data ? <CardGrid label="Cards" cards={[]} next={nextPage(query)} /> : null;
}

/** Long enough for a page that asks at network speed to ask many times. */
async function passes(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await act(() => new Promise((done) => setTimeout(done, 0)));
  }
}

const seconds = () => asked.filter((url) => url.includes('cursor=')).length;
const button = (host: HTMLElement) => [...host.querySelectorAll('button')];

it('asks for a next page that fails once, and again only when somebody wants it', async () => {
  const { host, unmount } = await mount(
    <QueryClientProvider client={queryClient}>
      <Grid />
    </QueryClientProvider>,
  );
  await passes();
  expect(seconds()).toBe(1);
  expect(host.textContent).toContain('The next ones did not come');

  const [tryAgain] = button(host);
  expect(tryAgain?.textContent).toBe('Try Again');
  await act(async () => tryAgain?.click());
  await passes();
  expect(seconds()).toBe(2);

  second = () => Response.json({ nfts: [], nextCursor: null });
  await act(async () => button(host)[0]?.click());
  await passes();
  expect(seconds()).toBe(3);
  expect(button(host)).toEqual([]);
  await unmount();
});
