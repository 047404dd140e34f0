// @vitest-environment happy-dom

import { type Mounted, mount } from '@goats/ui/testing/mount.tsx';
import { until } from '@goats/ui/testing/until.ts';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppRouter } from '../app/router.ts';
import { loadDataProvider } from '../app/shell/page-with-data.tsx';

let mounted: Mounted;
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const chosen = () =>
  [...mounted.host.querySelectorAll('[role=tab][aria-selected=true]')].map(
    (tab) => tab.textContent,
  );

test('one tab of the arena is chosen at a time, also between NFTs and Collection', async () => {
  await loadDataProvider();
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/battle'] }));
  await router.load();
  mounted = await mount(<RouterProvider router={router} />);
  for (const word of ['NFTs', 'Collection', 'Battle Lobby']) {
    const tabs = [...mounted.host.querySelectorAll<HTMLElement>('[role=tab]')];
    await act(async () => tabs.find((tab) => tab.textContent === word)?.click());
    await until(() => expect(chosen()).toEqual([word]));
  }
});
