// @vitest-environment happy-dom

import { type Mounted, mount } from '@goats/ui/testing/mount.tsx';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppRouter } from '../app/router.ts';
import { loadDataProvider } from '../app/shell/page-with-data.tsx';

const wallet = vi.hoisted(() => ({ address: null as string | null }));
vi.mock('../features/wallet/wallet-store.ts', async (original) => {
  const real = await original<typeof import('../features/wallet/wallet-store.ts')>();
  return { ...real, useWallet: () => ({ ...real.useWallet(), ...wallet }) };
});

let mounted: Mounted;
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

/** The names of the tabs in their order, the chosen one in brackets. */
async function tabsFor(address: string | null): Promise<string[]> {
  wallet.address = address;
  await loadDataProvider();
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/leaderboard'] }));
  await router.load();
  mounted = await mount(<RouterProvider router={router} />);
  return [...mounted.host.querySelectorAll('[role=tab]')].map((tab) =>
    tab.getAttribute('aria-selected') === 'true' ? `[${tab.textContent}]` : tab.textContent,
  );
}

test('a visitor finds the goats first', async () => {
  expect(await tabsFor(null)).toEqual(['[Goats]', 'Players']);
});

test('somebody who plays finds players first', async () => {
  expect(await tabsFor(`0xada${'0'.repeat(37)}`)).toEqual(['[Players]', 'Goats']);
});
