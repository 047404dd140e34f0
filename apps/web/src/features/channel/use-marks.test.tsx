// @vitest-environment happy-dom

import { mount } from '@goats/ui/testing/mount.tsx';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { Turn } from './channel-events.ts';
import { channelState, QUIET, takeTurn } from './channel-state.ts';
import { useMarks } from './use-marks.ts';

afterEach(() => {
  channelState.set(QUIET);
  vi.unstubAllGlobals();
});

function Marks() {
  useMarks();
  return null;
}

it('takes the number off the app’s icon when its player disconnects in the middle of a match', async () => {
  const setAppBadge = vi.fn(async (_count: number) => {});
  Object.assign(navigator, { setAppBadge });
  const router = createRouter({
    routeTree: createRootRoute({ component: Marks }),
    history: createMemoryHistory(),
  } as never);
  await router.load();
  takeTurn({ type: 'turn', matchId: '7', yours: true, phase: 'pick', deadline: null } as Turn);
  const mounted = await mount(<RouterProvider router={router} />);
  expect(setAppBadge).toHaveBeenLastCalledWith(1);
  await mounted.unmount();
  expect(setAppBadge).toHaveBeenLastCalledWith(0);
});
