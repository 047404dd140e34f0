// @vitest-environment happy-dom

import { hearRelease } from '@goats/ui/browser/site-release.ts';
import { type Mounted, mount } from '@goats/ui/testing/mount.tsx';
import { until } from '@goats/ui/testing/until.ts';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppRouter } from '../router.ts';
import { loadDataProvider } from './page-with-data.tsx';

let mounted: Mounted;
beforeEach(async () => {
  // A server that takes its time: every page stays as it is before an answer.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await loadDataProvider();
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

async function visit(path: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  mounted = await mount(<RouterProvider router={router} />);
  const seen = watch(mounted.host);
  const go = async (to: string) => {
    await act(() => router.navigate({ href: to }));
    await until(() => expect(router.state.status).toBe('idle'));
    await act(async () => {});
  };
  return { go, seen };
}

/** Everything that was ever put on screen, however shortly. */
function watch(host: HTMLElement) {
  const added: Element[] = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) added.push(node);
    }
  }).observe(host, { childList: true, subtree: true });
  return (selector: string) =>
    added.flatMap((node) => [
      ...(node.matches(selector) ? [node] : []),
      ...node.querySelectorAll(selector),
    ]);
}

const heading = () => mounted.host.querySelector('main h1')?.textContent;
const said = () => mounted.host.querySelector('p[aria-live]')?.textContent;

test('a page that asks the server is left for home without an error on the way', async () => {
  const { go, seen } = await visit('/leaderboard');
  await go('/');
  await until(() => expect(heading()).toContain('are goats.'));
  expect(seen('[role=alert]').map((alert) => alert.textContent)).toEqual([]);
});

test('the hero of the home page is there once, and is not begun again on the way out', async () => {
  const { go, seen } = await visit('/');
  const hero = mounted.host.querySelector('[aria-roledescription=carousel]');
  expect(hero).not.toBeNull();
  await go('/leaderboard');
  await until(() => expect(heading()).toBe('Most valuable goats'));
  expect(seen('[aria-roledescription=carousel]')).toEqual([]);
});

test('a goat’s page is called by its name, also when it is the first one and after another', async () => {
  const { go } = await visit('/goat/the-flea');
  expect(document.title).toBe('The Flea · Legendary GOATs');
  await go('/goat/magic-goat');
  expect(document.title).toMatch(/^Magic.* · Legendary GOATs$/);
  await go('/goat/a-sheep');
  expect(document.title).toBe('GOAT Not Found · Legendary GOATs');
  await go('/about');
  expect(document.title).toBe('About · Legendary GOATs');
});

test('a new page takes the focus and says its title; another tab of it does neither', async () => {
  const { go } = await visit('/about');
  const link = mounted.host.querySelector<HTMLElement>('nav a[href="/leaderboard"]');
  link?.focus();
  expect(said()).toBe('');
  await go('/about?tab=team');
  expect(document.activeElement).toBe(link);
  expect(said()).toBe('');
  await go('/leaderboard');
  expect(document.activeElement?.id).toBe('content');
  expect(said()).toBe('Leaderboard · Legendary GOATs');
  await until(() => expect(said()).toBe(''));
});

test('whoever came for a part of a page goes on from there, not from its top', async () => {
  const { go } = await visit('/leaderboard');
  await go('/roadmap');
  await until(() => expect(document.activeElement?.id).toBe('roadmap'));
});

test('Blog leads to where it is said that there is none yet', async () => {
  const { go } = await visit('/leaderboard');
  const blog = () =>
    [...mounted.host.querySelectorAll('footer a')].find(
      ({ textContent }) => textContent === 'Blog',
    );
  await until(() => expect(blog()).toBeDefined());
  await go(blog()?.getAttribute('href') ?? '');
  await until(() => expect(document.activeElement?.id).toBe('blog'));
});

test('the offer of a new release never comes into a match, and is there after it', async () => {
  document.head.innerHTML = '<meta name="release" content="old" />';
  const bar = () => mounted.host.querySelector('[aria-label="New version"]');
  const { go, seen } = await visit('/?match=7');
  await act(async () => hearRelease('new'));
  // The cookie banner comes when the browser is idle, as the bar would.
  await until(() => expect(mounted.host.querySelector('.cookie-question')).not.toBeNull());
  expect(seen('[aria-label="New version"]')).toEqual([]);
  await go('/');
  await until(() => expect(bar()).not.toBeNull());
});
