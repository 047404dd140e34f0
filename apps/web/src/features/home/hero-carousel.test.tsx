// @vitest-environment happy-dom

import { type Mounted, mount } from '@goats/ui/testing/mount.tsx';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeroCarousel } from './hero-carousel.tsx';

let mounted: Mounted;
let wish: (reduced: boolean) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const media = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => media);
  wish = (reduced) => {
    media.matches = reduced;
    media.dispatchEvent(new Event('change'));
  };
});
afterEach(async () => {
  await mounted.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show() {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  mounted = await mount(
    <RouterContextProvider router={router as never}>
      <HeroCarousel />
    </RouterContextProvider>,
  );
}

const shown = () => mounted.host.querySelector('[aria-current=true]')?.getAttribute('aria-label');
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const toggle = (name: string) =>
  act(async () => mounted.host.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click());

test('every goat is on for four seconds', async () => {
  await show();
  const first = shown();
  await wait(3_999);
  expect(shown()).toBe(first);
  await wait(1);
  expect(shown()).not.toBe(first);
});

test('once around it rests, and whoever comes back to it sees it go on', async () => {
  await show();
  const first = shown();
  for (let turn = 0; turn < 10; turn += 1) await wait(4_000);
  expect(shown()).toBe(first);
  await wait(60_000);
  expect(shown()).toBe(first);
  await toggle('Start the carousel');
  await wait(4_000);
  expect(shown()).not.toBe(first);
});

test('with less movement it stands; started all the same, it keeps its pace', async () => {
  wish(true);
  await show();
  const first = shown();
  await wait(20_000);
  expect(shown()).toBe(first);
  await toggle('Start the carousel');
  // Reduced motion cuts every animation to 120 ms, so the bar has run its way eight times a second.
  for (let ran = 0; ran < 8; ran += 1) {
    const bar = mounted.host.querySelector('.hero-progress');
    await act(async () => bar?.dispatchEvent(new Event('animationend', { bubbles: true })));
  }
  expect(shown()).toBe(first);
  await wait(4_000);
  expect(shown()).not.toBe(first);
});

test('it stops when less movement is asked for in the middle of it', async () => {
  await show();
  const first = shown();
  await act(async () => wish(true));
  await wait(20_000);
  expect(shown()).toBe(first);
});

test('nobody turns where nobody looks: below the fold and in a hidden tab it waits', async () => {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  await show();
  const first = shown();
  await act(async () => tell([{ isIntersecting: false }]));
  await wait(20_000);
  expect(shown()).toBe(first);
  await act(async () => tell([{ isIntersecting: true }]));
  await wait(4_000);
  expect(shown()).not.toBe(first);
});
