import { ownSubscription, ownWorker } from '@goats/ui/browser/push-subscription.ts';
import { pageHref } from '@goats/words';
import type { OwnEvent } from './channel-events.ts';

/**
 * A notification while the page is open and nobody looks at it. Permission is asked for in the
 * inbox, never here. A device that rings by Web Push is told by its service worker, but for turns,
 * which pass too fast to be sent.
 */
export async function noticeWhenHidden(event: OwnEvent, title: string): Promise<void> {
  if (!document.hidden || typeof Notification === 'undefined') return;
  if (Notification.permission !== 'granted') return;
  if (event.type !== 'turn' && (await ownSubscription())) return;
  const worker = await ownWorker();
  const href = pageHref(event.href);
  const options = { body: event.text, tag: event.href, data: { href } };
  // Phones have notifications of a service worker alone.
  if (worker) return worker.showNotification(title, options);
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    window.location.assign(href);
  };
}
