// @vitest-environment happy-dom

import { queryClient } from '@goats/ui/api/query-client.ts';
import { type Mounted, mount } from '@goats/ui/testing/mount.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { walletState } from '../../wallet/state/wallet-state.ts';
import { LiveList } from './live-list.tsx';
import { friendsLiveQuery, type LiveMatch, liveQuery } from './live-queries.ts';

const ME = `0x${'aa'.repeat(20)}`;

const match = (id: string, over: Partial<LiveMatch> = {}): LiveMatch => {
  const side = (n: string) => ({
    ...{ address: `0x${n.repeat(20)}`, name: `Goat ${n}`, house: true, brought: null },
    card: { id: 1, name: 'The Flea #0001', imageUrl: '/api/images/card-1.webp' },
  });
  return {
    ...{ id, mode: 'duel', kind: 'challenge', phase: 'pick', score: [1, 0], turn: null },
    ...{ players: [side('11'), side('22')], deadline: null, stake: 10, payouts: [20, 20] },
    ...{ startedAt: new Date(0).toISOString(), finishedAt: null, winner: null, reason: null },
    ...{ cardToWinner: null, rating: null, url: `/battle?match=${id}`, watchers: 3 },
    ratings: [1_612, null],
    ...over,
  } as unknown as LiveMatch;
};

let mounted: Mounted;
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  walletState.set({ status: 'connected', address: ME, signedInAs: ME });
});
afterEach(async () => {
  await mounted.unmount();
  queryClient.clear();
  vi.unstubAllGlobals();
  walletState.set({ status: 'disconnected', address: null, signedInAs: null });
});

async function live(
  on: { battles?: LiveMatch[]; cups?: LiveMatch[]; on: number },
  friends: LiveMatch[] = [],
) {
  queryClient.setQueryData(liveQuery.queryKey, { battles: [], cups: [], ...on });
  queryClient.setQueryData(friendsLiveQuery(ME).queryKey, friends);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  mounted = await mount(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router as never}>
        <LiveList next="The next cup" />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  return mounted.host.textContent ?? '';
}

it('shows friends first, then the best rated, then cups, each match once', async () => {
  const friends = match('7');
  const text = await live(
    { battles: [match('9'), friends], cups: [match('3', { kind: 'cup' })], on: 40 },
    [friends],
  );
  const titles = [...mounted.host.querySelectorAll('h2')].map((title) => title.textContent);
  expect(titles).toEqual(['Your friends', 'Top of the bill', 'Cup ties']);
  expect(mounted.host.querySelectorAll('article')).toHaveLength(3);
  expect(text).toContain('3 watching');
  expect(text).toContain('Rated 1612 v new');
  expect(text).toContain('And 37 more');
});

it('does not ask a player to watch their own match', async () => {
  const [one, other] = match('7').players;
  await live({ battles: [match('7', { players: [{ ...one, address: ME }, other] })], on: 1 });
  expect(mounted.host.querySelector('article a[href*="match="]')?.textContent).toBe('Play on');
});

it('says so when nobody plays, and what there is instead', async () => {
  const text = await live({ on: 0 });
  expect(text).toContain('Nobody is on the pitch');
  expect(text).toContain('Puzzle of the day');
  expect(text).toContain('The next cup');
});
