// @vitest-environment happy-dom

import { mount } from '@goats/ui/testing/mount.tsx';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import type { Turn } from './channel-events.ts';
import { channelState, QUIET, takeTurn } from './channel-state.ts';
import { TurnChip } from './turn-chip.tsx';

afterEach(() => channelState.set(QUIET));

it('says what is waited for in the words of the page: the server’s are English on every page', async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: TurnChip }),
    history: createMemoryHistory(),
  } as never);
  await router.load();
  takeTurn({
    ...{ type: 'turn', matchId: '7', yours: true, phase: 'commit' },
    ...{ text: 'As the server says it.', href: '/battle?match=7' },
    deadline: new Date(Date.now() + 60_000).toISOString(),
  } as Turn);
  const { host, unmount } = await mount(<RouterProvider router={router} />);
  expect(host.textContent).toContain('Your match waits. Choose your card in secret.');
  expect(host.textContent).not.toContain('As the server says it.');
  await unmount();
});
