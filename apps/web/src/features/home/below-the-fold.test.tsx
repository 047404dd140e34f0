// @vitest-environment happy-dom

import { type Mounted, mount } from '@goats/ui/testing/mount.tsx';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let mounted: Mounted;
let BelowTheFold: ComponentType;

beforeEach(async () => {
  // It remembers that it was complete once, whoever showed it.
  vi.resetModules();
  BelowTheFold = (await import('./below-the-fold.tsx')).default;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
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
      <BelowTheFold />
    </RouterContextProvider>,
  );
}

const sections = () =>
  [...mounted.host.querySelectorAll('section')].map((section) =>
    section.getAttribute('aria-labelledby'),
  );
const holdsItsPlace = () => mounted.host.querySelector('.min-h-\\[400vh\\]') !== null;

test('the sections of home come one by one in a place that is kept for them, and whoever comes back finds them all', async () => {
  await show();
  expect(sections()).toEqual(['overview']);
  expect(holdsItsPlace()).toBe(true);
  for (let slice = 0; holdsItsPlace() && slice < 10; slice += 1) {
    await act(() => vi.advanceTimersToNextTimerAsync());
  }
  const all = ['overview', 'starting-ten', 'home-roadmap', 'utility', 'cta'];
  expect(sections()).toEqual(all);
  expect(holdsItsPlace()).toBe(false);
  await mounted.unmount();

  await show();
  expect(sections()).toEqual(all);
});
