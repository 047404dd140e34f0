// @vitest-environment happy-dom
import { queryClient } from '@goats/ui/api/query-client.ts';
import { type Mounted, mount } from '@goats/ui/testing/mount.tsx';
import { until } from '@goats/ui/testing/until.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { walletState } from '../features/wallet/state/wallet-state.ts';
import { PlayerPage } from './player.tsx';

const [ADA, BILLY] = ['ad', 'b1'].map((each) => `0x${each.repeat(20)}`) as [string, string];
const billy = {
  ...{ address: BILLY, name: 'Billy', house: false, since: null, rating: null, deviation: null },
  ...{ rank: null, rankAbout: false, seasonRank: null, seasonGames: 0, badges: [] },
  ...{ achievements: [], title: null, fullPages: [], wins: 0, losses: 0, matches: 0, form: [] },
  ...{ headToHead: [], againstYou: null, favouriteGoat: null, trophies: [], bestCards: [] },
  clubTier: null,
};

let mounted: Mounted;
afterEach(async () => {
  await mounted.unmount();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** What Billy's page offers Ada to press, once `sure` is there. */
async function offered(blocked: readonly object[], sure: RegExp): Promise<string[]> {
  walletState.set({ status: 'connected', address: ADA, signedInAs: ADA });
  const answers: Readonly<Record<string, unknown>> = {
    [`/api/players/${BILLY}`]: billy,
    '/api/me/friends': { friends: [], following: [], blocked, presence: false },
  };
  vi.stubGlobal('fetch', (input: string | URL | Request) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://goats');
    const answer = answers[pathname];
    return answer ? Promise.resolve(Response.json(answer)) : new Promise(() => {});
  });
  const root = createRootRoute();
  const path = '/player/$address';
  const page = createRoute({ getParentRoute: () => root, path, component: PlayerPage });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [`/player/${BILLY}`] }),
  });
  await router.load();
  mounted = await mount(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const buttons = () =>
    [...mounted.host.querySelectorAll('button')].map(({ textContent }) => textContent ?? '');
  await until(() => expect(buttons().some((each) => sure.test(each))).toBe(true));
  await act(() => vi.dynamicImportSettled());
  return buttons();
}

const OFFERS = [/^Challenge$/, /^Propose a swap/, /^Follow/];
const offersIn = (buttons: readonly string[]) =>
  OFFERS.filter((offer) => buttons.some((each) => offer.test(each)));

test('a player’s page offers to challenge, to swap and to follow', async () => {
  expect(offersIn(await offered([], /^Challenge$/))).toEqual(OFFERS);
});

test('that of somebody whom one has blocked offers nothing that would be refused', async () => {
  const since = '2026-11-18T12:00:00.000Z';
  const buttons = await offered([{ address: BILLY, name: 'Billy', since }], /^Blocked/);
  expect(offersIn(buttons)).toEqual([]);
});
