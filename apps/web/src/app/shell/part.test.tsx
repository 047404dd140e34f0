// @vitest-environment happy-dom

import { forgetFaults, reportFault } from '@goats/ui/browser/report-fault.ts';
import { mount } from '@goats/ui/testing/mount.tsx';
import { until } from '@goats/ui/testing/until.ts';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppRouter } from '../router.ts';
import { loadDataProvider } from './page-with-data.tsx';

const broken = vi.hoisted(() => ({ part: '' }));
const breaks = vi.hoisted(() => (part: string) => () => {
  if (broken.part === part) throw new TypeError(`the ${part} is off`);
  return null;
});
vi.mock('../../features/channel/channel-control.tsx', () => ({
  ChannelControl: breaks('match chip'),
}));
vi.mock('../../features/inbox/inbox-control.tsx', () => ({ InboxControl: breaks('bell') }));
vi.mock('../../features/wallet/wallet-control.tsx', () => ({
  WalletControl: breaks('wallet'),
  WalletHost: breaks('wallet dialogs'),
}));
vi.mock('../../features/battle/floating-battle-button.tsx', () => ({
  default: breaks('floating button'),
}));
vi.mock('@goats/ui/when-idle.ts', () => ({ whenIdle: (then: () => void) => then() }));
vi.mock('./mobile-menu.tsx', () => ({ default: breaks('menu') }));
vi.mock('./top-bar.tsx', async (original) => {
  const real = await original<typeof import('./top-bar.tsx')>();
  const Header = breaks('header');
  return {
    ...real,
    TopBar: (props: Parameters<typeof real.TopBar>[0]) => (
      <>
        <Header />
        <real.TopBar {...props} />
      </>
    ),
  };
});
vi.mock('./foot-bar.tsx', () => ({ default: breaks('foot bar') }));
vi.mock('./footer.tsx', () => ({ default: breaks('footer') }));
vi.mock('./cookie-banner.tsx', () => ({ default: breaks('cookie banner') }));
vi.mock('./route-news.tsx', () => ({ RouteNews: breaks('route news') }));
vi.mock('@goats/ui/release-bar.tsx', () => ({ default: breaks('release bar') }));
vi.mock('../../features/language/language-offer.tsx', () => ({
  default: breaks('language offer'),
}));
vi.mock('@goats/ui/toast-place.ts', () => ({
  useToastPlace: () => {
    breaks('toasts')();
    return true;
  },
}));

const asked = vi.fn();
beforeEach(async () => {
  forgetFaults();
  asked.mockReset();
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    asked(url, init?.body);
    return new Promise(() => {});
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await loadDataProvider();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What has no place to say so, and what would be news to nobody. */
const UNSAID = ['toasts', 'release bar', 'language offer'];

const reports = () =>
  asked.mock.calls.flatMap(([url, body]) => (url === '/api/faults' ? [JSON.parse(body)] : []));

test.each([
  'header',
  'match chip',
  'bell',
  'wallet',
  'wallet dialogs',
  'menu',
  'footer',
  'foot bar',
  'floating button',
  'cookie banner',
  'language offer',
  'release bar',
  'toasts',
  'route news',
])('a throw in the %s leaves the page standing, and the log hears of it', async (part) => {
  broken.part = part;
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/about'] }));
  await router.load();
  const { host, unmount } = await mount(<RouterProvider router={router} />);
  if (part === 'menu') {
    const button = host.querySelector<HTMLElement>('[aria-label="Menu"]');
    await act(async () => button?.click());
  }
  await until(() =>
    expect(reports()).toMatchObject([{ part, name: 'TypeError', message: `the ${part} is off` }]),
  );
  expect(host.querySelector('main h1')).not.toBeNull();
  expect(host.textContent).not.toContain('That went over the bar');
  if (!UNSAID.includes(part)) {
    await until(() => expect(host.textContent).toContain('A part of this page broke'));
  }
  // Another page is another try.
  broken.part = '';
  if (part === 'header') {
    await act(() => router.navigate({ href: '/leaderboard' }));
    await vi.waitFor(() => expect(host.querySelector('header')).not.toBeNull(), 30_000);
  }
  await unmount();
});

test('a page that breaks again and again says so a few times, with no query and no wallet’s fault', () => {
  for (let at = 0; at < 100; at += 1)
    reportFault('page', new Error(`fault ${at} ${'x'.repeat(999)}`));
  expect(reports()).toHaveLength(5);
  for (const { message, path } of reports()) {
    expect(message).toHaveLength(300);
    expect(path).not.toContain('?');
  }
  forgetFaults();
  asked.mockReset();
  const foreign = new Error('cannot redefine ethereum');
  foreign.stack = 'at chrome-extension://abc/inpage.js:1:1';
  reportFault('script', foreign);
  reportFault('promise', 'a string');
  expect(reports()).toEqual([]);
});
