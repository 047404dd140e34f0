import { ownPath, type PushMessage, titleOf } from './push-message.ts';

export interface Icons {
  readonly icon: string;
  readonly badge: string;
}

type Windows = Pick<Clients, 'matchAll' | 'openWindow'>;
type Notices = Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications'>;

/** `renotify` is in no type yet: without it a second message with the same tag makes no sound. */
type Options = NotificationOptions & { readonly renotify: boolean };

/** Its own tag, so that what waits unread stays when this is taken away. */
const SHOWN_FOR_FORM = 'seen';

/**
 * Whoever is looking at the site hears it from the page's own line; this would tell it twice.
 * `mustShow` where the browser takes the subscription away after a push that showed nothing.
 */
export async function tell(
  message: PushMessage,
  windows: Windows,
  notices: Notices,
  icons: Icons,
  mustShow: boolean,
): Promise<void> {
  const open = await ownWindows(windows);
  if (open.some(({ focused, visibilityState }) => focused && visibilityState === 'visible')) {
    if (mustShow) await showForForm(message, notices, icons);
    return;
  }
  const options: Options = {
    ...icons,
    body: message.text,
    tag: message.tag,
    // A browser refuses to renotify without a tag.
    renotify: message.tag !== '',
    data: { href: message.href },
  };
  await notices.showNotification(titleOf(message), options);
}

async function showForForm(message: PushMessage, notices: Notices, icons: Icons): Promise<void> {
  const options = { ...icons, body: message.text, tag: SHOWN_FOR_FORM, silent: true };
  await notices.showNotification(titleOf(message), options);
  for (const shown of await notices.getNotifications({ tag: SHOWN_FOR_FORM })) shown.close();
}

/**
 * Safari, and everything on an iPhone whatever its name: these hold a page to `userVisibleOnly`
 * even while somebody looks at it. `isWebKit(navigator.userAgent)`
 */
export function isWebKit(userAgent: string): boolean {
  return /AppleWebKit/.test(userAgent) && !/Chrom(e|ium)\//.test(userAgent);
}

/** The window that shows the place already, else one that can go there, else a new one. */
export async function follow(href: string, windows: Windows): Promise<void> {
  const open = await ownWindows(windows);
  const there = open.find(({ url }) => ownPath(url, new URL(url).origin) === href);
  if (there) {
    await there.focus();
    return;
  }
  const window = open.find(({ focused }) => focused) ?? open[0];
  try {
    if (!window) throw new Error('No window of ours is open');
    // A window that this worker does not look after yet refuses to be led.
    await (await window.focus()).navigate(href);
  } catch {
    await windows.openWindow(href);
  }
}

function ownWindows(windows: Windows): Promise<readonly WindowClient[]> {
  return windows.matchAll({ type: 'window', includeUncontrolled: true });
}
