import { expect, it, vi } from 'vitest';
import { follow, isWebKit, tell } from './notify.ts';

const MESSAGE = { title: 'Your Match', text: 'Your pick', href: '/battle?match=7', tag: 'm7' };
const ICONS = { icon: '/icon.png', badge: '/badge.png' };

function windowAt(path: string, change: Partial<WindowClient> = {}) {
  const window = {
    url: `https://goats.example${path}`,
    focused: false,
    visibilityState: 'hidden',
    navigate: vi.fn(async () => null),
    focus: vi.fn(async () => window),
    ...change,
  } as unknown as WindowClient;
  return window;
}
function clientsOf(...open: WindowClient[]) {
  return { matchAll: vi.fn(async () => open), openWindow: vi.fn(async () => null) };
}
/** As a browser keeps them: by their tag. */
function noticesOf() {
  const shown: { tag: string | undefined; close: ReturnType<typeof vi.fn> }[] = [];
  return {
    shown,
    showNotification: vi.fn(async (_title: string, options?: NotificationOptions) => {
      shown.push({ tag: options?.tag, close: vi.fn() });
    }),
    getNotifications: vi.fn(
      async (filter?: GetNotificationOptions) =>
        shown.filter(({ tag }) => tag === filter?.tag) as unknown as Notification[],
    ),
  };
}
type Windows = Parameters<typeof follow>[1];
const asWindows = (windows: ReturnType<typeof clientsOf>) => windows as unknown as Windows;

it('whoever is looking at the page is not told twice', async () => {
  const window = windowAt('/about', { focused: true, visibilityState: 'visible' });
  const notices = noticesOf();
  await tell(MESSAGE, asWindows(clientsOf(window)), notices, ICONS, false);
  expect(notices.showNotification).not.toHaveBeenCalled();
});

it('an iPhone keeps its subscription: what is not needed is shown, and taken away at once', async () => {
  const window = windowAt('/about', { focused: true, visibilityState: 'visible' });
  const notices = noticesOf();
  const unread = { tag: 'm7', close: vi.fn() };
  notices.shown.push(unread);
  await tell(MESSAGE, asWindows(clientsOf(window)), notices, ICONS, true);
  expect(notices.shown).toHaveLength(2);
  expect(notices.shown[1]?.close).toHaveBeenCalled();
  expect(unread.close).not.toHaveBeenCalled();
});

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/130.0 Safari/604.1',
    true,
  ],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', false],
])('%s is WebKit: %s', (userAgent, expected) => {
  expect(isWebKit(userAgent)).toBe(expected);
});

it('a tab in the background does not keep the notification away', async () => {
  const notices = noticesOf();
  await tell(MESSAGE, asWindows(clientsOf(windowAt('/about'))), notices, ICONS, true);
  expect(notices.showNotification).toHaveBeenCalledWith('Your Match · Legendary GOATs', {
    ...ICONS,
    body: 'Your pick',
    tag: 'm7',
    renotify: true,
    data: { href: '/battle?match=7' },
  });
});

it('a click brings back the window that shows the place, without loading it anew', async () => {
  const there = windowAt('/battle?match=7');
  await follow('/battle?match=7', asWindows(clientsOf(windowAt('/'), there)));
  expect(there.focus).toHaveBeenCalled();
  expect(there.navigate).not.toHaveBeenCalled();
});

it('a click leads an open window there, or opens one', async () => {
  const window = windowAt('/about');
  await follow('/cups/3', asWindows(clientsOf(window)));
  expect(window.navigate).toHaveBeenCalledWith('/cups/3');
  const none = clientsOf();
  await follow('/cups/3', asWindows(none));
  expect(none.openWindow).toHaveBeenCalledWith('/cups/3');
  const stranger = clientsOf(windowAt('/', { navigate: () => Promise.reject(new TypeError()) }));
  await follow('/cups/3', asWindows(stranger));
  expect(stranger.openWindow).toHaveBeenCalledWith('/cups/3');
});
