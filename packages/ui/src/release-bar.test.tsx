// @vitest-environment happy-dom

import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearRelease, siteRelease } from './browser/site-release.ts';
import ReleaseBar from './release-bar.tsx';
import { type Mounted, mount } from './testing/mount.tsx';

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

async function open() {
  mounted = await mount(<ReleaseBar reload={reload} />);
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
  await open();
  await hear('old');
  expect(bar()).toBeNull();
  await hear('new');
  expect(bar()).not.toBeNull();
  expect(reload).not.toHaveBeenCalled();
  await press('Load It');
  expect(reload).toHaveBeenCalledOnce();
});

it('is quiet about a release that was put off, until there is another', async () => {
  await open();
  await hear('new');
  await press('Later');
  await hear('new');
  expect(bar()).toBeNull();
  await hear('newer');
  expect(bar()).not.toBeNull();
});

it('asks for whoever has no line of their own, once an hour at most, and when they come back', async () => {
  vi.useFakeTimers();
  const asked = vi.fn(async () => Response.json({ release: 'new' }));
  vi.stubGlobal('fetch', asked);
  await open();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).not.toHaveBeenCalled();
  // A laptop that slept: no timer rang.
  vi.setSystemTime(Date.now() + HOUR_MS);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(asked).toHaveBeenCalledOnce();
  expect(bar()).not.toBeNull();
});
