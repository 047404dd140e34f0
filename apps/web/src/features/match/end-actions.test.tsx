// @vitest-environment happy-dom
import { queryClient } from '@goats/ui/api/query-client.ts';
import { mount } from '@goats/ui/testing/mount.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { EndActions } from './end-actions.tsx';
import { wonBattle, YOU } from './test-match.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('opens a swap with whom one has just met, who may have no doubles to look at', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const { host, unmount } = await mount(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <EndActions match={wonBattle(YOU)} replaying={false} covered={false} onReplay={() => {}} />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  await act(() => vi.dynamicImportSettled());
  const swap = [...host.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Swap cards with Billy',
  );
  expect(swap?.getAttribute('aria-haspopup')).toBe('dialog');
  await unmount();
});
