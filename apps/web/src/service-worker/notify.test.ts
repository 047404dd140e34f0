import { expect, it, vi } from 'vitest';
import { follow, tell } from './notify.ts';

const MESSAGE = { topic: 'match', text: 'Your pick', href: '/battle?match=7', tag: 'm7' };
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
type Windows = Parameters<typeof follow>[1];
const asWindows = (windows: ReturnType<typeof clientsOf>) => windows as unknown as Windows;

it('whoever is looking at the page is not told twice', async () => {
  const window = windowAt('/about', { focused: true, visibilityState: 'visible' });
  const notices = { showNotification: vi.fn() };
  await tell(MESSAGE, asWindows(clientsOf(window)), notices, ICONS);
  expect(notices.showNotification).not.toHaveBeenCalled();
});

it('a tab in the background does not keep the notification away', async () => {
  const notices = { showNotification: vi.fn() };
  await tell(MESSAGE, asWindows(clientsOf(windowAt('/about'))), notices, ICONS);
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
