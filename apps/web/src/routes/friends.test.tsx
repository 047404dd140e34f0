// @vitest-environment happy-dom
import { queryClient } from '@goats/ui/api/query-client.ts';
import { type Mounted, mount } from '@goats/ui/testing/mount.tsx';
import { until } from '@goats/ui/testing/until.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { walletState } from '../features/wallet/state/wallet-state.ts';
import { FriendsPage } from './friends.tsx';

const [ADA, BILLY] = ['ad', 'b1'].map((each) => `0x${each.repeat(20)}`) as [string, string];
const duel = {
  ...{ id: 3, challengerId: BILLY, friendly: true, hoofStake: 0, rarity: 'Common' },
  ...{ to: ADA, code: 'of-billys', link: '/duel/of-billys' },
};
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/me/friends': { friends: [], following: [], blocked: [], presence: false },
  '/api/me/duels': { duels: [duel, { ...duel, id: 4, challengerId: ADA, to: BILLY }] },
};

let mounted: Mounted;
afterEach(async () => {
  await mounted.unmount();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('whoever looks for friends sees who among them asks for a match, and how to ask one', async () => {
  walletState.set({ status: 'connected', address: ADA, signedInAs: ADA });
  vi.stubGlobal('fetch', (input: string | URL | Request) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://goats');
    const answer = ANSWERS[pathname];
    return answer ? Promise.resolve(Response.json(answer)) : new Promise(() => {});
  });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  mounted = await mount(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <FriendsPage />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  const asked = () => mounted.host.querySelector('[aria-labelledby=for-you]');
  await until(() => expect(asked()).not.toBeNull());
  // What one has sent oneself is not among it.
  expect(asked()?.querySelectorAll('li')).toHaveLength(1);
  expect(asked()?.querySelector('a[href*="of-billys"]')?.textContent).toBe('Have a look');
  const buttons = [...mounted.host.querySelectorAll('button')].map(
    ({ textContent }) => textContent,
  );
  expect(buttons).toContain('Play a friend');
});
