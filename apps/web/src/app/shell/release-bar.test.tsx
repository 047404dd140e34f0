// @vitest-environment happy-dom

import { hearRelease, siteRelease } from '@goats/ui/browser/site-release.ts';
import { type Mounted, mount } from '@goats/ui/testing/mount.tsx';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import ReleaseBar from './release-bar.tsx';

const HOUR_MS = 60 * 60_000;
const reload = vi.fn();
let mounted: Mounted;

beforeEach(() => {
  document.head.innerHTML = '<meta name="release" content="old" />';
  siteRelease.set({ other: null, later: null });
});

afterEach(async () => {
  await mounted.unmount();
  reload.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(path: string) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <ReleaseBar reload={reload} /> }),
    history: createMemoryHistory({ initialEntries: [path] }),
  } as never);
  await router.load();
  mounted = await mount(<RouterProvider router={router} />);
  return router;
}

const bar = () => mounted.host.querySelector('section');
const press = (name: string) =>
  act(async () =>
    [...mounted.host.querySelectorAll('button')]
      .find(({ textContent }) => textContent === name)
      ?.click(),
  );
const hear = (release: string | null) => act(async () => hearRelease(release));

it('tells a page that stayed open of a new release, and loads it only when that is pressed', async () => {
  await open('/about');
  await hear('old');
  expect(bar()).toBeNull();
  await hear('new');
  expect(bar()).not.toBeNull();
  expect(reload).not.toHaveBeenCalled();
  await press('Load It');
  expect(reload).toHaveBeenCalledOnce();
});

it('is quiet about a release that was put off, until there is another', async () => {
  await open('/about');
  await hear('new');
  await press('Later');
  await hear('new');
  expect(bar()).toBeNull();
  await hear('newer');
  expect(bar()).not.toBeNull();
});

it('never comes into a match, and is there after it', async () => {
  const router = await open('/?match=7');
  await hear('new');
  expect(bar()).toBeNull();
  await act(() => router.navigate({ href: '/' }));
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(bar()).not.toBeNull();
  }, 30_000);
});

it('asks for whoever has no line of their own, once an hour at most, and when they come back', async () => {
  vi.useFakeTimers();
  const asked = vi.fn(async () => Response.json({ release: 'new' }));
  vi.stubGlobal('fetch', asked);
  await open('/about');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).not.toHaveBeenCalled();
  // A laptop that slept: no timer rang.
  vi.setSystemTime(Date.now() + HOUR_MS);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(asked).toHaveBeenCalledOnce();
  expect(bar()).not.toBeNull();
});
